#ifndef ASSAY_COPENSSL_H
#define ASSAY_COPENSSL_H
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/sha.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>
#endif
