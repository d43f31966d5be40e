#include "CZstd.h"

#ifdef ASSAY_HAS_LIBRARY
#include <zstd.h>
#include <zstd_errors.h>

bool assay_zstd_available(void) {
    return true;
}

unsigned assay_zstd_version(void) {
    return ZSTD_versionNumber();
}

void *assay_zstd_start(int window_log) {
    ZSTD_DCtx *context = ZSTD_createDCtx();
    if (context && ZSTD_isError(ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, window_log))) {
        ZSTD_freeDCtx(context);
        return NULL;
    }
    return context;
}

void assay_zstd_end(void *decoder) {
    ZSTD_freeDCtx(decoder);
}

enum assay_zstd_result assay_zstd_decode(
    void *decoder, const uint8_t *input, size_t length, size_t *consumed, uint8_t *output, size_t capacity, size_t *written) {
    ZSTD_inBuffer in = {input, length, 0};
    ZSTD_outBuffer out = {output, capacity, 0};
    size_t result = ZSTD_decompressStream(decoder, &out, &in);
    *consumed = in.pos;
    *written = out.pos;
    if (!ZSTD_isError(result)) {
        return result == 0 ? ASSAY_ZSTD_FRAME_DONE : ASSAY_ZSTD_NEEDS_MORE;
    }
    *consumed = 0;
    *written = 0;
    switch (ZSTD_getErrorCode(result)) {
    case ZSTD_error_checksum_wrong:
        return ASSAY_ZSTD_CHECKSUM;
    case ZSTD_error_frameParameter_windowTooLarge:
        return ASSAY_ZSTD_WINDOW;
    case ZSTD_error_dictionary_wrong:
        return ASSAY_ZSTD_DICTIONARY;
    default:
        return ASSAY_ZSTD_ERROR;
    }
}

size_t assay_zstd_encode(int level, const uint8_t *input, size_t length, uint8_t *output, size_t capacity) {
    size_t written = ZSTD_compress(output, capacity, input, length, level);
    return ZSTD_isError(written) ? 0 : written;
}

#else

bool assay_zstd_available(void) {
    return false;
}

unsigned assay_zstd_version(void) {
    return 0;
}

void *assay_zstd_start(int window_log) {
    (void)window_log;
    return NULL;
}

void assay_zstd_end(void *decoder) {
    (void)decoder;
}

enum assay_zstd_result assay_zstd_decode(
    void *decoder, const uint8_t *input, size_t length, size_t *consumed, uint8_t *output, size_t capacity, size_t *written) {
    (void)decoder, (void)input, (void)length, (void)output, (void)capacity;
    *consumed = 0;
    *written = 0;
    return ASSAY_ZSTD_ERROR;
}

size_t assay_zstd_encode(int level, const uint8_t *input, size_t length, uint8_t *output, size_t capacity) {
    (void)level, (void)input, (void)length, (void)output, (void)capacity;
    return 0;
}

#endif
