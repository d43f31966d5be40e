#include "CBrotli.h"

#ifdef ASSAY_HAS_LIBRARY
#include <brotli/decode.h>
#include <brotli/encode.h>

bool assay_brotli_available(void) {
    return true;
}

void *assay_brotli_start(void) {
    return BrotliDecoderCreateInstance(NULL, NULL, NULL);
}

void assay_brotli_end(void *decoder) {
    BrotliDecoderDestroyInstance(decoder);
}

enum assay_brotli_result assay_brotli_decode(
    void *decoder, const uint8_t **input, size_t *input_left, uint8_t *output, size_t capacity, size_t *written) {
    size_t room = capacity;
    BrotliDecoderResult result = BrotliDecoderDecompressStream(decoder, input_left, input, &room, &output, NULL);
    *written = capacity - room;
    switch (result) {
    case BROTLI_DECODER_RESULT_SUCCESS:
        return ASSAY_BROTLI_DONE;
    case BROTLI_DECODER_RESULT_NEEDS_MORE_INPUT:
        return ASSAY_BROTLI_NEEDS_INPUT;
    case BROTLI_DECODER_RESULT_NEEDS_MORE_OUTPUT:
        return ASSAY_BROTLI_NEEDS_OUTPUT;
    default:
        return ASSAY_BROTLI_ERROR;
    }
}

size_t assay_brotli_encode(int quality, const uint8_t *input, size_t length, uint8_t *output, size_t capacity) {
    size_t written = capacity;
    BROTLI_BOOL good = BrotliEncoderCompress(
        quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_GENERIC, length, input, &written, output);
    return good ? written : 0;
}

#else

bool assay_brotli_available(void) {
    return false;
}

void *assay_brotli_start(void) {
    return NULL;
}

void assay_brotli_end(void *decoder) {
    (void)decoder;
}

enum assay_brotli_result assay_brotli_decode(
    void *decoder, const uint8_t **input, size_t *input_left, uint8_t *output, size_t capacity, size_t *written) {
    (void)decoder, (void)input, (void)input_left, (void)output, (void)capacity;
    *written = 0;
    return ASSAY_BROTLI_ERROR;
}

size_t assay_brotli_encode(int quality, const uint8_t *input, size_t length, uint8_t *output, size_t capacity) {
    (void)quality, (void)input, (void)length, (void)output, (void)capacity;
    return 0;
}

#endif
