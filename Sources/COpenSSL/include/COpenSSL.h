#ifndef ASSAY_COPENSSL_H
#define ASSAY_COPENSSL_H
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/sha.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

/// SHA-256 of `count` octets, into 32 octets at `digest`.
void assay_sha256(const void *octets, size_t count, unsigned char *digest);
#endif
