#ifndef ASSAY_CPSL_H
#define ASSAY_CPSL_H
#include <stdbool.h>
/// Whether the library was found when this was built.
bool assay_psl_available(void);
#endif
