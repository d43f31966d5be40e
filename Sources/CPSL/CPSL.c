#include "CPSL.h"

bool assay_psl_available(void) {
#ifdef ASSAY_HAS_LIBRARY
    return true;
#else
    return false;
#endif
}
