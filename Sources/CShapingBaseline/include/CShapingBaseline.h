#ifndef CSHAPINGBASELINE_H
#define CSHAPINGBASELINE_H

#include <stddef.h>
#include <stdint.h>

/// What preparing a text is measured against: HarfBuzz alone, called from C as plainly as can be.
typedef struct shaping_baseline shaping_baseline;

/// Opens a face at one unit per font unit; NULL if there is no such file.
shaping_baseline *shaping_baseline_open(const char *path, uint32_t index);

void shaping_baseline_close(shaping_baseline *baseline);

/// Shapes English texts that lie one after another, each `lengths[i]` bytes of UTF-8.
/// Returns the sum of all advances, in font units.
int64_t shaping_baseline_shape(shaping_baseline *baseline, const uint8_t *texts,
                               const int32_t *lengths, size_t count);

#endif
