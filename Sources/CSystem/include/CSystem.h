#ifndef ASSAY_CSYSTEM_H
#define ASSAY_CSYSTEM_H
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#endif
