#include "CZstd.h"

bool assay_zstd_available(void) {
#ifdef ASSAY_HAS_LIBRARY
    return true;
#else
    return false;
#endif
}
