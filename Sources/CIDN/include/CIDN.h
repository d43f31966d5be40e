#ifndef ASSAY_CIDN_H
#define ASSAY_CIDN_H
#include <stdbool.h>
#include <stddef.h>

/// Whether the library was found when this was built.
bool assay_idn_available(void);

/// How a label fared.
enum assay_idn_outcome {
    ASSAY_IDN_OK,
    ASSAY_IDN_REFUSED,
    ASSAY_IDN_BIDI,
    ASSAY_IDN_CONTEXT,
};

/// Maps a label (UTF-8, NUL-terminated) by UTS 46, transitional, without the tests of IDNA 2008, and writes its ASCII form.
enum assay_idn_outcome assay_idn_map(const char *label, char *out, size_t capacity);

/// Tests a mapped label by the Bidi and context rules (RFC 5893, RFC 5892 appendix A). A refusal for another reason may hide them.
enum assay_idn_outcome assay_idn_test(const char *label);
#endif
