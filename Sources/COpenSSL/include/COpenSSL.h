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
#include <stddef.h>

// What a call on a TLS connection came to.
enum assay_tls_outcome {
    ASSAY_TLS_DONE,
    ASSAY_TLS_WANTS_READ,
    ASSAY_TLS_WANTS_WRITE,
    // The peer said that nothing more will come.
    ASSAY_TLS_ENDED,
    // The connection closed without that word.
    ASSAY_TLS_CLOSED,
    // A socket call failed with `system` (errno).
    ASSAY_TLS_SYSTEM,
    // The library refused; `error` is its code.
    ASSAY_TLS_FAILED,
};

struct assay_tls_result {
    enum assay_tls_outcome outcome;
    // Octets moved when done.
    int count;
    int system;
    unsigned long error;
};

// The description number when the error is a fatal alert of the peer, else -1.
int assay_tls_alert(unsigned long error);

// Whether the error is a plain HTTP request where TLS was due.
int assay_tls_is_http_request(unsigned long error);

// A context for diagnosing: every protocol from TLS 1.0 and every suite that authenticates, at security level 0, nothing verified. NULL without memory.
SSL_CTX *assay_tls_client_context(void);

// A context for serving TLS 1.2 and 1.3 with ALPN http/1.1. NULL when a file cannot be used; the reason is in the error queue.
SSL_CTX *assay_tls_server_context(const char *chain_file, const char *key_file);

// A connection on a descriptor, which stays the caller's. `name` for SNI, NULL for none. NULL without memory.
// The dialling side writes at once and reads nothing until it is told to, so that foreign octets can be looked at before they are taken.
SSL *assay_tls_client(SSL_CTX *context, int descriptor, const char *name);
int assay_tls_begin_reading(SSL *tls, int descriptor);
SSL *assay_tls_server(SSL_CTX *context, int descriptor);

struct assay_tls_result assay_tls_handshake(SSL *tls);
struct assay_tls_result assay_tls_read(SSL *tls, void *buffer, int size);
struct assay_tls_result assay_tls_write(SSL *tls, const void *octets, int size);
// Says that nothing more will be sent, once; the outcome does not matter.
void assay_tls_finish(SSL *tls);

int assay_tls_chain_count(SSL *tls);
X509 *assay_tls_chain_certificate(SSL *tls, int index);
// The name of the group of the key exchange, NULL when there is none.
const char *assay_tls_group(SSL *tls);
// The stapled OCSP response; its length, or 0.
long assay_tls_stapled(SSL *tls, const unsigned char **octets);
#endif
