#ifndef CSEGMENTATION_H
#define CSEGMENTATION_H
#include <stdint.h>
/// The version of the ICU library in use, such as "72.1"; static storage.
const char *segmentation_icu_version(void);
#endif
