#ifndef ASSAY_CPSL_H
#define ASSAY_CPSL_H
#include <stdbool.h>
#include <stddef.h>

/// Whether the library was found when this was built, and has a list.
bool assay_psl_available(void);

/// Whether a lower-case domain name in A-labels is a public suffix, by the list with its default rule `*`.
bool assay_psl_is_suffix(const char *domain);

/// Where in `domain` its registrable domain begins; -1 if it has none.
ptrdiff_t assay_psl_registrable(const char *domain);
#endif
