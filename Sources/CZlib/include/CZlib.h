#ifndef ASSAY_CZLIB_H
#define ASSAY_CZLIB_H
#include <stddef.h>
#include <zlib.h>

/// Readies `stream` for DEFLATE data without any wrapper (RFC 1951). `inflateInit2` is a macro, which Swift does not see.
int assay_inflate_start_raw(z_stream *stream);

/// Readies `stream` for compressing: `window_bits` 15 is zlib (RFC 1950), -15 raw (RFC 1951), 31 gzip (RFC 1952).
int assay_deflate_start(z_stream *stream, int level, int window_bits);
#endif
