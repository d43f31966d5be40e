#ifndef ASSAY_CIDN_H
#define ASSAY_CIDN_H
#include <stdbool.h>
/// Whether the library was found when this was built.
bool assay_idn_available(void);
#endif
