#ifndef CSEGMENTATION_H
#define CSEGMENTATION_H
#include <stdbool.h>
#include <stdint.h>

// Text segmentation through ICU. No ICU type appears here: ICU's headers and Foundation's private copy of them
// cannot meet in one build graph. Texts are UTF-16; offsets count its units.

/// The version of the ICU library in use, such as "72.1"; static storage.
const char *segmentation_icu_version(void);

/// Finds boundaries of one kind in texts of one locale. Opening one costs as much as breaking ten texts.
typedef struct segmentation_breaker segmentation_breaker;

/// Opens a line breaker for a BCP 47 locale; NULL if ICU has none.
segmentation_breaker *segmentation_line_breaker_open(const char *locale);
/// Opens a breaker of grapheme clusters; NULL if ICU has none.
segmentation_breaker *segmentation_cluster_breaker_open(void);
void segmentation_breaker_close(segmentation_breaker *breaker);

/// Sets bits in `marks[i]` for each boundary before unit `i`; `marks` has room for `length` + 1 bytes.
/// Boundaries that force a new line get `mandatory` too. Returns false if ICU fails.
bool segmentation_breaker_mark(segmentation_breaker *breaker, const uint16_t *text, int32_t length,
                               uint8_t *marks, uint8_t boundary, uint8_t mandatory);

/// Resolves directions; reusable.
typedef struct segmentation_bidi segmentation_bidi;
segmentation_bidi *segmentation_bidi_open(void);
void segmentation_bidi_close(segmentation_bidi *bidi);
/// Writes the embedding level of every unit to `levels`. Returns false if ICU fails.
bool segmentation_bidi_levels(segmentation_bidi *bidi, const uint16_t *text, int32_t length,
                              bool right_to_left, uint8_t *levels);

/// Finds the end of the script run that starts at `start` and stores its ISO 15924 tag (four ASCII letters, first one
/// highest). Common and inherited characters join the run before them, or after them at the start.
int32_t segmentation_script_run(const uint16_t *text, int32_t length, int32_t start, uint32_t *tag);

/// Whether texts of a BCP 47 locale run from right to left.
bool segmentation_locale_is_right_to_left(const char *locale);

/// Whether a character is wide, full-width or half-width in East Asian text.
bool segmentation_is_east_asian(uint32_t character);
bool segmentation_is_hangul(uint32_t character);
/// Whether a character has the line breaking class AL or HL, or one that is treated as AL.
bool segmentation_is_alphabetic(uint32_t character);
#endif
