#include "CShapingBaseline.h"

#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>

struct shaping_baseline {
  hb_font_t *font;
  hb_buffer_t *buffer;
};

shaping_baseline *shaping_baseline_open(const char *path, uint32_t index) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (blob == NULL) return NULL;
  shaping_baseline *baseline = malloc(sizeof *baseline);
  if (baseline != NULL) {
    hb_face_t *face = hb_face_create(blob, index);
    int scale = (int)hb_face_get_upem(face);
    baseline->font = hb_font_create(face);
    hb_ot_font_set_funcs(baseline->font);
    hb_font_set_scale(baseline->font, scale, scale);
    baseline->buffer = hb_buffer_create();
    hb_face_destroy(face);
  }
  hb_blob_destroy(blob);
  return baseline;
}

void shaping_baseline_close(shaping_baseline *baseline) {
  hb_buffer_destroy(baseline->buffer);
  hb_font_destroy(baseline->font);
  free(baseline);
}

int64_t shaping_baseline_shape(shaping_baseline *baseline, const uint8_t *texts,
                               const int32_t *lengths, size_t count) {
  int64_t sum = 0;
  hb_language_t english = hb_language_from_string("en", -1);
  for (size_t text = 0; text < count; text++) {
    hb_buffer_clear_contents(baseline->buffer);
    hb_buffer_add_utf8(baseline->buffer, (const char *)texts, lengths[text], 0, lengths[text]);
    hb_buffer_set_direction(baseline->buffer, HB_DIRECTION_LTR);
    hb_buffer_set_script(baseline->buffer, HB_SCRIPT_LATIN);
    hb_buffer_set_language(baseline->buffer, english);
    hb_shape(baseline->font, baseline->buffer, NULL, 0);
    unsigned glyphs = 0;
    const hb_glyph_position_t *positions =
        hb_buffer_get_glyph_positions(baseline->buffer, &glyphs);
    for (unsigned glyph = 0; glyph < glyphs; glyph++) sum += positions[glyph].x_advance;
    texts += lengths[text];
  }
  return sum;
}
