#ifndef ASSAY_CZSTD_H
#define ASSAY_CZSTD_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether the library was found when this was built.
bool assay_zstd_available(void);

/// Version of the library at run time as one number: 10506 is 1.5.6; 0 without it.
unsigned assay_zstd_version(void);

/// What one call of `assay_zstd_decode` came to.
enum assay_zstd_result {
    ASSAY_ZSTD_ERROR,
    ASSAY_ZSTD_CHECKSUM,
    ASSAY_ZSTD_WINDOW,
    ASSAY_ZSTD_DICTIONARY,
    ASSAY_ZSTD_FRAME_DONE,
    ASSAY_ZSTD_NEEDS_MORE,
};

/// A decoder that refuses windows above 2^`window_log` octets, or NULL.
void *assay_zstd_start(int window_log);
void assay_zstd_end(void *decoder);

/// Decodes at most to the end of one frame. `*consumed` and `*written` tell the progress; both are 0 after an error.
enum assay_zstd_result assay_zstd_decode(
    void *decoder, const uint8_t *input, size_t length, size_t *consumed, uint8_t *output, size_t capacity, size_t *written);

/// Compresses into `output`; returns the length, or 0 when it does not fit or there is no library.
size_t assay_zstd_encode(int level, const uint8_t *input, size_t length, uint8_t *output, size_t capacity);
#endif
