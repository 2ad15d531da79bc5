#include "CSegmentation.h"
#include <unicode/uvernum.h>
const char *segmentation_icu_version(void) { return U_ICU_VERSION; }
