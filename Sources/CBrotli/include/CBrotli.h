#ifndef ASSAY_CBROTLI_H
#define ASSAY_CBROTLI_H
#include <stdbool.h>
/// Whether the library was found when this was built.
bool assay_brotli_available(void);
#endif
