internal import CCairo
internal import ScreenModel
internal import TextMeasure

/// Why a picture cannot be painted: a phrase for the user.
package struct PaintingError: Error, Hashable {
  package var message: String
}

/// Paints pictures with cairo.
package final class PNGWriter {
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let outlines = GlyphOutlines()

  /// The most pixels that cairo takes each way.
  private static let mostPixels = 32_767.0

  /// Paints a picture.
  ///
  /// - Parameters:
  ///   - picture: What to paint.
  ///   - scale: Pixels for each point.
  /// - Returns: The bytes of a PNG file.
  /// - Throws: ``PaintingError`` if the picture has too many pixels.
  package static func bytes(
    of picture: Picture, scale: Double
  ) throws(PaintingError) -> [UInt8] {
    let writer = try PNGWriter(picture, scale: scale)
    writer.paint(picture.marks)
    return try writer.bytes()
  }

  private init(_ picture: Picture, scale: Double) throws(PaintingError) {
    let width = (picture.width * scale).rounded(.up)
    let height = (picture.height * scale).rounded(.up)
    guard width >= 1, height >= 1, max(width, height) <= Self.mostPixels else {
      throw PaintingError(
        message:
          "the picture would be \(Markup.number(width)) × \(Markup.number(height)) pixels, and a PNG "
          + "has at most 32,767 each way; give a lower --scale, or write SVG")
    }
    surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw PaintingError(message: "there is too little memory for so large a picture")
    }
    context = cairo_create(surface)
    cairo_scale(context, scale, scale)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  private func bytes() throws(PaintingError) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { sink in
      cairo_surface_write_to_png_stream(
        surface,
        { sink, data, count in
          guard let sink, let data else { return CAIRO_STATUS_WRITE_ERROR }
          sink.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, sink)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw PaintingError(message: "cairo cannot write the picture")
    }
    return bytes
  }

  // MARK: - Marks

  private func paint(_ marks: [Mark]) {
    for mark in marks {
      switch mark {
      case .box(let box): paint(box)
      case .lines(let lines, let stroke):
        for line in lines { trace(line) }
        paint(stroke)
      case .hatch(let frame, let colour):
        for line in Mark.diagonals(of: frame) { trace(line) }
        paint(Mark.Stroke(colour))
      case .glyphs(let glyphs): paint(glyphs)
      case .group(let group): paint(group)
      }
    }
  }

  private func trace(_ line: [Mark.Corner]) {
    for (index, corner) in line.enumerated() {
      if index == 0 {
        cairo_move_to(context, corner.x, corner.y)
      } else {
        cairo_line_to(context, corner.x, corner.y)
      }
    }
  }

  private func paint(_ box: Mark.Box) {
    trace(box.frame, radius: box.radius)
    if let fill = box.fill {
      setColour(fill)
      cairo_fill_preserve(context)
    }
    if let stroke = box.stroke { paint(stroke) } else { cairo_new_path(context) }
  }

  private func trace(_ frame: Frame, radius: Points) {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    guard radius > 0 else {
      return cairo_rectangle(context, frame.x, frame.y, frame.width, frame.height)
    }
    cairo_new_sub_path(context)
    let corners = [
      (frame.right - radius, frame.y + radius, -0.5),
      (frame.right - radius, frame.bottom - radius, 0),
      (frame.x + radius, frame.bottom - radius, 0.5), (frame.x + radius, frame.y + radius, 1),
    ]
    for (x, y, start) in corners {
      cairo_arc(context, x, y, radius, start * .pi, (start + 0.5) * .pi)
    }
    cairo_close_path(context)
  }

  private func setColour(_ colour: Colour) {
    let colour = colour.inSRGB
    cairo_set_source_rgba(context, colour.red, colour.green, colour.blue, colour.alpha)
  }

  private func paint(_ stroke: Mark.Stroke) {
    setColour(stroke.colour)
    cairo_set_line_width(context, stroke.width)
    let dashes = stroke.isDashed ? [4.0, 3.0] : []
    cairo_set_dash(context, dashes, Int32(dashes.count), 0)
    cairo_stroke(context)
  }

  private func paint(_ group: Mark.Group) {
    cairo_save(context)
    cairo_translate(context, group.x, group.y)
    cairo_scale(context, group.scale, group.scale)
    if let clip = group.clip {
      cairo_rectangle(context, clip.x, clip.y, clip.width, clip.height)
      cairo_clip(context)
    }
    if group.opacity < 1 { cairo_push_group(context) }
    paint(group.marks)
    if group.opacity < 1 {
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, group.opacity)
    }
    cairo_restore(context)
  }

  // MARK: - Glyphs

  private func paint(_ run: Mark.Glyphs) {
    for glyph in run.glyphs {
      let outline = outlines.outline(of: glyph.id, in: run.face)
      cairo_save(context)
      cairo_translate(context, run.x + glyph.x, run.y - glyph.y)
      cairo_scale(context, run.scale, -run.scale)
      trace(outline)
      cairo_restore(context)
    }
    setColour(run.colour)
    cairo_fill(context)
  }

  private func trace(_ outline: GlyphOutline) {
    var (lastX, lastY) = (0, 0)
    func place(_ x: Int, _ y: Int) { (lastX, lastY) = (x, y) }
    for element in outline.elements {
      switch element {
      case .move(let x, let y):
        cairo_close_path(context)
        cairo_move_to(context, Double(x), Double(y))
        place(x, y)
      case .line(let x, let y):
        cairo_line_to(context, Double(x), Double(y))
        place(x, y)
      case .quadratic(let controlX, let controlY, let x, let y):
        // The same curve with two control points.
        func third(_ end: Int, _ control: Int) -> Double { Double(end + 2 * control) / 3 }
        cairo_curve_to(
          context, third(lastX, controlX), third(lastY, controlY), third(x, controlX),
          third(y, controlY), Double(x), Double(y))
        place(x, y)
      case .cubic(let x1, let y1, let x2, let y2, let x, let y):
        cairo_curve_to(
          context, Double(x1), Double(y1), Double(x2), Double(y2), Double(x), Double(y))
        place(x, y)
      }
    }
    if !outline.elements.isEmpty { cairo_close_path(context) }
  }
}
