#include "CIDN.h"

#ifdef ASSAY_HAS_LIBRARY
#include <idn2.h>
#include <string.h>

bool assay_idn_available(void) {
    return true;
}

enum assay_idn_outcome assay_idn_map(const char *label, char *out, size_t capacity) {
    uint8_t *found = NULL;
    int result = idn2_lookup_u8((const uint8_t *)label, &found, IDN2_TRANSITIONAL | IDN2_NFC_INPUT | IDN2_NO_ALABEL_ROUNDTRIP);
    if (result != IDN2_OK || found == NULL)
        return ASSAY_IDN_REFUSED;
    size_t length = strlen((const char *)found);
    bool fits = length < capacity;
    if (fits)
        memcpy(out, found, length + 1);
    idn2_free(found);
    return fits ? ASSAY_IDN_OK : ASSAY_IDN_REFUSED;
}

enum assay_idn_outcome assay_idn_test(const char *label) {
    uint8_t *found = NULL;
    int result = idn2_lookup_u8((const uint8_t *)label, &found, IDN2_NONTRANSITIONAL | IDN2_NFC_INPUT);
    idn2_free(found);
    switch (result) {
    case IDN2_OK:
        return ASSAY_IDN_OK;
    case IDN2_BIDI:
        return ASSAY_IDN_BIDI;
    case IDN2_CONTEXTJ:
    case IDN2_CONTEXTJ_NO_RULE:
        return ASSAY_IDN_CONTEXT;
    default:
        return ASSAY_IDN_REFUSED;
    }
}

#else

bool assay_idn_available(void) {
    return false;
}

enum assay_idn_outcome assay_idn_map(const char *label, char *out, size_t capacity) {
    (void)label, (void)out, (void)capacity;
    return ASSAY_IDN_REFUSED;
}

enum assay_idn_outcome assay_idn_test(const char *label) {
    (void)label;
    return ASSAY_IDN_REFUSED;
}
#endif
