// EVP would look the algorithm up by name, and allocate, for each digest: longer than most bodies take.
#define OPENSSL_SUPPRESS_DEPRECATED
#include "COpenSSL.h"

void assay_sha256(const void *octets, size_t count, unsigned char *digest) {
    SHA256_CTX context;
    SHA256_Init(&context);
    SHA256_Update(&context, octets, count);
    SHA256_Final(digest, &context);
}
