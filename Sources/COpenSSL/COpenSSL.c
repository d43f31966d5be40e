// EVP would look the algorithm up by name, and allocate, for each digest: longer than most bodies take.
#define OPENSSL_SUPPRESS_DEPRECATED
#include "COpenSSL.h"

#include <errno.h>
#include <string.h>

void assay_sha256(const void *octets, size_t count, unsigned char *digest) {
    SHA256_CTX context;
    SHA256_Init(&context);
    SHA256_Update(&context, octets, count);
    SHA256_Final(digest, &context);
}

static const unsigned char http11[] = "\x08http/1.1";

int assay_tls_alert(unsigned long error) {
    int reason = ERR_GET_REASON(error) - SSL_AD_REASON_OFFSET;
    return ERR_GET_LIB(error) == ERR_LIB_SSL && reason >= 0 && reason < 256 ? reason : -1;
}

int assay_tls_is_http_request(unsigned long error) {
    return ERR_GET_LIB(error) == ERR_LIB_SSL && ERR_GET_REASON(error) == SSL_R_HTTP_REQUEST;
}

static void set_up(SSL_CTX *context) {
    SSL_CTX_set_mode(context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER | SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
}

SSL_CTX *assay_tls_client_context(void) {
    SSL_CTX *context = SSL_CTX_new(TLS_client_method());
    if (context == NULL) {
        return NULL;
    }
    set_up(context);
    SSL_CTX_set_security_level(context, 0);
    SSL_CTX_set_min_proto_version(context, TLS1_VERSION);
    SSL_CTX_set_max_proto_version(context, 0);
    SSL_CTX_set_cipher_list(context, "ALL:!aNULL:!eNULL:!PSK:!SRP@SECLEVEL=0");
    SSL_CTX_set_verify(context, SSL_VERIFY_NONE, NULL);
    SSL_CTX_set_options(context, SSL_OP_LEGACY_SERVER_CONNECT | SSL_OP_NO_RENEGOTIATION);
    SSL_CTX_set_alpn_protos(context, http11, sizeof http11 - 1);
    return context;
}

static int choose_protocol(SSL *tls, const unsigned char **out, unsigned char *out_size, const unsigned char *in, unsigned size, void *unused) {
    (void)tls;
    (void)unused;
    unsigned char *chosen = NULL;
    if (SSL_select_next_proto(&chosen, out_size, http11, sizeof http11 - 1, in, size) != OPENSSL_NPN_NEGOTIATED) {
        return SSL_TLSEXT_ERR_ALERT_FATAL;
    }
    *out = chosen;
    return SSL_TLSEXT_ERR_OK;
}

// A key with a password is refused; asking for one on the terminal would hang a service.
static int no_password(char *buffer, int size, int writing, void *unused) {
    (void)buffer;
    (void)size;
    (void)writing;
    (void)unused;
    return -1;
}

SSL_CTX *assay_tls_server_context(const char *chain_file, const char *key_file) {
    ERR_clear_error();
    SSL_CTX *context = SSL_CTX_new(TLS_server_method());
    if (context == NULL) {
        return NULL;
    }
    set_up(context);
    SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION);
    SSL_CTX_set_options(context, SSL_OP_NO_RENEGOTIATION);
    SSL_CTX_set_default_passwd_cb(context, no_password);
    SSL_CTX_set_alpn_select_cb(context, choose_protocol, NULL);
    if (SSL_CTX_use_certificate_chain_file(context, chain_file) == 1 &&
        SSL_CTX_use_PrivateKey_file(context, key_file, SSL_FILETYPE_PEM) == 1 && SSL_CTX_check_private_key(context) == 1) {
        return context;
    }
    SSL_CTX_free(context);
    return NULL;
}

SSL *assay_tls_client(SSL_CTX *context, int descriptor, const char *name) {
    SSL *tls = SSL_new(context);
    BIO *nothing = BIO_new(BIO_s_mem());
    if (tls == NULL || nothing == NULL || SSL_set_wfd(tls, descriptor) != 1) {
        BIO_free(nothing);
        SSL_free(tls);
        return NULL;
    }
    BIO_set_mem_eof_return(nothing, -1);
    SSL_set0_rbio(tls, nothing);
    SSL_set_connect_state(tls);
    SSL_set_tlsext_status_type(tls, TLSEXT_STATUSTYPE_ocsp);
    if (name != NULL) {
        SSL_set_tlsext_host_name(tls, name);
    }
    return tls;
}

int assay_tls_begin_reading(SSL *tls, int descriptor) { return SSL_set_rfd(tls, descriptor); }

SSL *assay_tls_server(SSL_CTX *context, int descriptor) {
    SSL *tls = SSL_new(context);
    if (tls == NULL || SSL_set_fd(tls, descriptor) != 1) {
        SSL_free(tls);
        return NULL;
    }
    SSL_set_accept_state(tls);
    return tls;
}

static struct assay_tls_result result_of(SSL *tls, int result) {
    int system = errno;
    struct assay_tls_result found = {.outcome = ASSAY_TLS_FAILED};
    switch (SSL_get_error(tls, result)) {
    case SSL_ERROR_NONE:
        found.outcome = ASSAY_TLS_DONE;
        found.count = result;
        break;
    case SSL_ERROR_WANT_READ: found.outcome = ASSAY_TLS_WANTS_READ; break;
    case SSL_ERROR_WANT_WRITE: found.outcome = ASSAY_TLS_WANTS_WRITE; break;
    case SSL_ERROR_ZERO_RETURN: found.outcome = ASSAY_TLS_ENDED; break;
    case SSL_ERROR_SYSCALL:
        found.outcome = system == 0 ? ASSAY_TLS_CLOSED : ASSAY_TLS_SYSTEM;
        found.system = system;
        break;
    default:
        found.error = ERR_peek_error();
        if (ERR_GET_LIB(found.error) == ERR_LIB_SSL && ERR_GET_REASON(found.error) == SSL_R_UNEXPECTED_EOF_WHILE_READING) {
            found.outcome = ASSAY_TLS_CLOSED;
        }
    }
    ERR_clear_error();
    return found;
}

struct assay_tls_result assay_tls_handshake(SSL *tls) {
    ERR_clear_error();
    errno = 0;
    return result_of(tls, SSL_do_handshake(tls));
}

struct assay_tls_result assay_tls_read(SSL *tls, void *buffer, int size) {
    ERR_clear_error();
    errno = 0;
    return result_of(tls, SSL_read(tls, buffer, size));
}

struct assay_tls_result assay_tls_write(SSL *tls, const void *octets, int size) {
    ERR_clear_error();
    errno = 0;
    return result_of(tls, SSL_write(tls, octets, size));
}

void assay_tls_finish(SSL *tls) {
    ERR_clear_error();
    // After a failed call or before the handshake there is nothing to say (SSL_shutdown(3)).
    if (SSL_is_init_finished(tls)) {
        SSL_shutdown(tls);
    }
    ERR_clear_error();
}

int assay_tls_chain_count(SSL *tls) {
    STACK_OF(X509) *chain = SSL_get_peer_cert_chain(tls);
    return chain == NULL ? 0 : sk_X509_num(chain);
}

X509 *assay_tls_chain_certificate(SSL *tls, int index) { return sk_X509_value(SSL_get_peer_cert_chain(tls), index); }

const char *assay_tls_group(SSL *tls) {
    int group = SSL_get_negotiated_group(tls);
    return group == NID_undef ? NULL : SSL_group_to_name(tls, group);
}

long assay_tls_stapled(SSL *tls, const unsigned char **octets) {
    long size = SSL_get_tlsext_status_ocsp_resp(tls, octets);
    return *octets == NULL || size < 0 ? 0 : size;
}
