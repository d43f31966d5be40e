#include "CIDN.h"

bool assay_idn_available(void) {
#ifdef ASSAY_HAS_LIBRARY
    return true;
#else
    return false;
#endif
}
