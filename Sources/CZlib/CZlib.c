#include "CZlib.h"

int assay_inflate_start_raw(z_stream *stream) {
    return inflateInit2(stream, -MAX_WBITS);
}

int assay_deflate_start(z_stream *stream, int level, int window_bits) {
    return deflateInit2(stream, level, Z_DEFLATED, window_bits, 8, Z_DEFAULT_STRATEGY);
}
