"use strict"
// Draws pictures of cells as SVG, from the marks that the layout engine wrote: nothing is laid out here.

screenfit.picture = (() => {
  const space = "http://www.w3.org/2000/svg"
  let clips = 0

  function element(name, attributes, parent) {
    const made = document.createElementNS(space, name)
    for (const key in attributes) made.setAttribute(key, attributes[key])
    parent?.append(made)
    return made
  }

  /** Draws marks; lengths come in tenths of a point, sizes of type in hundredths. */
  class Painter {
    constructor(data, glyphs) {
      this.data = data
      this.glyphs = glyphs
      this.kinds = [this.box, this.path, this.hatch, this.text, this.group]
    }

    stroke(attributes, colour, width, dashed) {
      if (colour < 0) return attributes
      attributes.stroke = this.data.colours[colour]
      attributes["stroke-width"] = width / 10
      if (dashed) attributes["stroke-dasharray"] = "4 3"
      return attributes
    }

    draw(index, parent) {
      const [kind, ...own] = this.data.marks[index]
      this.kinds[kind].call(this, parent, ...own)
    }

    box(parent, x, y, width, height, radius, fill, ...stroke) {
      const attributes = {
        x: x / 10, y: y / 10, width: width / 10, height: height / 10, fill: fill < 0 ? "none" : this.data.colours[fill],
      }
      if (radius > 0) attributes.rx = radius / 10
      element("rect", this.stroke(attributes, ...stroke), parent)
    }

    path(parent, colour, width, dashed, ...lines) {
      for (let at = 0; at < lines.length; at += 2 * lines[at] + 1) {
        const corners = lines.slice(at + 1, at + 1 + 2 * lines[at]).map(length => length / 10)
        element("polyline", this.stroke({ points: corners.join(" "), fill: "none" }, colour, width, dashed), parent)
      }
    }

    hatch(parent, ...own) {
      const colour = own.pop()
      const [x, y, width, height] = own.map(length => length / 10)
      let lines = ""
      for (let start = x - height + 6; start < x + width; start += 6) lines += `M${start} ${y + height}l${height} ${-height}`
      const attributes = { d: lines, fill: "none", "clip-path": this.clip(parent, own) }
      element("path", this.stroke(attributes, colour, 10), parent)
    }

    text(parent, face, size, x, y, colour, line) {
      const { unitsPerEm, outlines } = this.glyphs.faces[this.data.faces[face]]
      const scale = size / 100 / unitsPerEm
      const group = element("g", {
        fill: this.data.colours[colour], transform: `translate(${x / 10} ${y / 10}) scale(${scale} ${-scale})`,
      }, parent)
      const glyphs = this.data.lines[line]
      for (let at = 0; at < glyphs.length; at += 3) {
        const outline = outlines[glyphs[at]]
        if (outline) element("path", { d: outline, transform: `translate(${glyphs[at + 1]} ${glyphs[at + 2]})` }, group)
      }
    }

    group(parent, x, y, scale, opacity, isClipped, cx, cy, width, height, ...marks) {
      const attributes = {}
      if (x || y || scale !== 10000) attributes.transform = `translate(${x / 10} ${y / 10}) scale(${scale / 10000})`
      if (opacity < 100) attributes.opacity = opacity / 100
      const group = element("g", attributes, parent)
      if (isClipped) group.setAttribute("clip-path", this.clip(group, [cx, cy, width, height]))
      for (const mark of marks) this.draw(mark, group)
    }

    clip(parent, frame) {
      const [x, y, width, height] = frame.map(length => length / 10)
      const id = `clip-${++clips}`
      element("rect", { x, y, width, height }, element("clipPath", { id }, parent))
      return `url(#${id})`
    }
  }

  /** Makes the picture of a cell as an SVG element. */
  return (data, glyphs, [width, height, ...marks], title) => {
    const svg = element("svg", { viewBox: `0 0 ${width / 10} ${height / 10}`, width: width / 10, height: height / 10, role: "img" })
    element("title", {}, svg).textContent = title
    const painter = new Painter(data, glyphs)
    for (const mark of marks) painter.draw(mark, svg)
    return svg
  }
})()
