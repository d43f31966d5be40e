#include "CBrotli.h"

bool assay_brotli_available(void) {
#ifdef ASSAY_HAS_LIBRARY
    return true;
#else
    return false;
#endif
}
