#ifndef ASSAY_CBROTLI_H
#define ASSAY_CBROTLI_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether the library was found when this was built.
bool assay_brotli_available(void);

/// What one call of `assay_brotli_decode` came to.
enum assay_brotli_result {
    ASSAY_BROTLI_ERROR,
    ASSAY_BROTLI_DONE,
    ASSAY_BROTLI_NEEDS_INPUT,
    ASSAY_BROTLI_NEEDS_OUTPUT,
};

/// A decoder for windows up to 16 MiB (RFC 7932; never the "large window" dialect), or NULL.
void *assay_brotli_start(void);
void assay_brotli_end(void *decoder);

/// Decodes from `*input` (moved on, `*input_left` lowered) to `output`; `*written` tells how many octets were written.
enum assay_brotli_result assay_brotli_decode(
    void *decoder, const uint8_t **input, size_t *input_left, uint8_t *output, size_t capacity, size_t *written);

/// Compresses into `output`; returns the length, or 0 when it does not fit or there is no library.
size_t assay_brotli_encode(int quality, const uint8_t *input, size_t length, uint8_t *output, size_t capacity);
#endif
