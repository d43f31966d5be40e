#ifndef ASSAY_CZSTD_H
#define ASSAY_CZSTD_H
#include <stdbool.h>
/// Whether the library was found when this was built.
bool assay_zstd_available(void);
#endif
