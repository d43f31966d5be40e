#include "CPSL.h"

#ifdef ASSAY_HAS_LIBRARY
#include <libpsl.h>

bool assay_psl_available(void) {
    return psl_builtin() != NULL;
}

bool assay_psl_is_suffix(const char *domain) {
    const psl_ctx_t *list = psl_builtin();
    return list != NULL && psl_is_public_suffix(list, domain);
}

ptrdiff_t assay_psl_registrable(const char *domain) {
    const psl_ctx_t *list = psl_builtin();
    const char *found = list == NULL ? NULL : psl_registrable_domain(list, domain);
    return found == NULL ? -1 : found - domain;
}

#else

bool assay_psl_available(void) {
    return false;
}

bool assay_psl_is_suffix(const char *domain) {
    (void)domain;
    return false;
}

ptrdiff_t assay_psl_registrable(const char *domain) {
    (void)domain;
    return -1;
}
#endif
