#ifndef ASSAY_CZLIB_H
#define ASSAY_CZLIB_H
#include <zlib.h>
#endif
