#include "CSegmentation.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>
#include <unicode/uvernum.h>

struct segmentation_breaker {
  UBreakIterator *iterator;
};

struct segmentation_bidi {
  UBiDi *bidi;
};

const char *segmentation_icu_version(void) { return U_ICU_VERSION; }

static segmentation_breaker *open_breaker(UBreakIteratorType type, const char *locale) {
  // Success is not zero: opening often answers with a warning.
  UErrorCode status = U_ZERO_ERROR;
  char name[ULOC_FULLNAME_CAPACITY];
  uloc_forLanguageTag(locale, name, sizeof name, NULL, &status);
  if (U_FAILURE(status)) return NULL;
  status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, name, NULL, 0, &status);
  if (U_FAILURE(status)) return NULL;
  segmentation_breaker *breaker = malloc(sizeof *breaker);
  if (breaker == NULL) {
    ubrk_close(iterator);
    return NULL;
  }
  breaker->iterator = iterator;
  return breaker;
}

segmentation_breaker *segmentation_line_breaker_open(const char *locale) {
  return open_breaker(UBRK_LINE, locale);
}

segmentation_breaker *segmentation_cluster_breaker_open(void) {
  return open_breaker(UBRK_CHARACTER, "en");
}

void segmentation_breaker_close(segmentation_breaker *breaker) {
  ubrk_close(breaker->iterator);
  free(breaker);
}

bool segmentation_breaker_mark(segmentation_breaker *breaker, const uint16_t *text, int32_t length,
                               uint8_t *marks, uint8_t boundary, uint8_t mandatory) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(breaker->iterator, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return false;
  int32_t offset;
  while ((offset = ubrk_next(breaker->iterator)) != UBRK_DONE) {
    marks[offset] |= boundary;
    if (mandatory != 0 && ubrk_getRuleStatus(breaker->iterator) >= UBRK_LINE_HARD) {
      marks[offset] |= mandatory;
    }
  }
  return true;
}

segmentation_bidi *segmentation_bidi_open(void) {
  segmentation_bidi *bidi = malloc(sizeof *bidi);
  if (bidi == NULL) return NULL;
  bidi->bidi = ubidi_open();
  if (bidi->bidi == NULL) {
    free(bidi);
    return NULL;
  }
  return bidi;
}

void segmentation_bidi_close(segmentation_bidi *bidi) {
  ubidi_close(bidi->bidi);
  free(bidi);
}

bool segmentation_bidi_levels(segmentation_bidi *bidi, const uint16_t *text, int32_t length,
                              bool right_to_left, uint8_t *levels) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi->bidi, (const UChar *)text, length,
                right_to_left ? UBIDI_RTL : UBIDI_LTR, NULL, &status);
  if (U_FAILURE(status)) return false;
  const UBiDiLevel *found = ubidi_getLevels(bidi->bidi, &status);
  if (U_FAILURE(status)) return false;
  memcpy(levels, found, (size_t)length);
  return true;
}

static UScriptCode script_of(UChar32 character) {
  if (character < 0x80) {
    UChar32 letter = character | 0x20;
    return letter >= 'a' && letter <= 'z' ? USCRIPT_LATIN : USCRIPT_COMMON;
  }
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(character, &status);
  return U_FAILURE(status) ? USCRIPT_COMMON : script;
}

int32_t segmentation_script_run(const uint16_t *text, int32_t length, int32_t start,
                                uint32_t *tag) {
  UScriptCode script = USCRIPT_COMMON;
  int32_t end = start;
  while (end < length) {
    int32_t next = end;
    UChar32 character;
    U16_NEXT((const UChar *)text, next, length, character);
    UScriptCode found = script_of(character);
    if (found != USCRIPT_COMMON && found != USCRIPT_INHERITED && found != script) {
      if (script != USCRIPT_COMMON) break;
      script = found;
    }
    end = next;
  }
  const char *name = uscript_getShortName(script);
  *tag = name == NULL ? 0
                      : (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16 |
                            (uint32_t)(uint8_t)name[2] << 8 | (uint32_t)(uint8_t)name[3];
  return end;
}

bool segmentation_locale_is_right_to_left(const char *locale) {
  return uloc_isRightToLeft(locale);
}

bool segmentation_is_east_asian(uint32_t character) {
  UEastAsianWidth width = (UEastAsianWidth)u_getIntPropertyValue((UChar32)character,
                                                                 UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH || width == U_EA_HALFWIDTH;
}

bool segmentation_is_hangul(uint32_t character) {
  return script_of((UChar32)character) == USCRIPT_HANGUL;
}

bool segmentation_is_alphabetic(uint32_t character) {
  int32_t kind = u_getIntPropertyValue((UChar32)character, UCHAR_LINE_BREAK);
  return kind == U_LB_ALPHABETIC || kind == U_LB_HEBREW_LETTER || kind == U_LB_AMBIGUOUS ||
         kind == U_LB_SURROGATE || kind == U_LB_UNKNOWN;
}
