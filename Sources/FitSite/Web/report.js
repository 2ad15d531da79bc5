"use strict"
// The report's pages. What is shown comes from data/: nothing is judged or laid out here.

const screenfit = (() => {
  const verdicts = { f: "fits", r: "fragile", a: "allowed", u: "unknown", x: "fails", ".": "absent" }
  const badness = "fraux"
  const any = "*"
  const loaded = new Map()
  let report

  // MARK: Elements

  /** Makes an element; what begins with `on` listens, other keys are attributes. */
  function make(name, attributes = {}, ...children) {
    const element = document.createElement(name)
    for (const [key, value] of Object.entries(attributes)) {
      if (value === undefined || value === false) continue
      if (key.startsWith("on")) element.addEventListener(key.slice(2), value)
      else element.setAttribute(key, value === true ? "" : value)
    }
    element.append(...children.flat().filter(child => child !== undefined && child !== null))
    return element
  }

  const count = (number, noun) => `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`
  const points = value => `${value.toFixed(1)} pt`
  const option = (value, text, chosen) => make("option", { value, selected: value === chosen }, text)
  const badge = (verdict, more = "") => make("span", { class: `verdict ${verdict}` }, verdict + more)

  function table(head, rows, caption) {
    return make("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": caption },
      make("table", {}, make("thead", {}, make("tr", {}, head.map(cell => make("th", { scope: "col" }, cell)))),
        make("tbody", {}, rows)))
  }

  const row = (first, ...cells) =>
    make("tr", {}, make("th", { scope: "row" }, first), cells.map(cell =>
      make("td", typeof cell === "number" ? { class: "number" } : {}, typeof cell === "number" ? cell.toLocaleString("en") : cell)))

  // MARK: Places

  /** Reads the place that the address names: parts of a path, and what is chosen there. */
  function place() {
    const [path, query] = location.hash.replace(/^#\/?/, "").split("?")
    return { parts: path.split("/").filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) }
  }

  const link = (parts, query = {}) => {
    const kept = Object.entries(query).filter(([, value]) => value !== undefined && value !== "" && value !== any)
    return "#/" + parts.map(encodeURIComponent).join("/") + (kept.length ? "?" + new URLSearchParams(kept) : "")
  }

  /** Changes what is chosen, so that the address always names what is seen. */
  function choose(key, value) {
    const { parts, query } = place()
    const chosen = Object.fromEntries(query)
    chosen[key] = value
    history.replaceState(null, "", link(parts, chosen))
    show(false)
  }

  function field(label, key, options, chosen) {
    return make("label", {}, label, make("select", { id: `choose-${key}`, onchange: event => choose(key, event.target.value) },
      options.map(([value, text]) => option(value, text, chosen))))
  }

  function search(label, key, value) {
    return make("label", {}, label,
      make("input", { type: "search", id: `choose-${key}`, value, oninput: event => choose(key, event.target.value) }))
  }

  // MARK: Cells

  const at = (grid, app, appearance, size, state, window) =>
    ((appearance * app.textSizes.length + size) * grid.states.length + state) * app.windows.length + window

  /** Finds the worst verdict of a screen in a window at a text size among the families, locales and states that are chosen. */
  function worst(app, screen, window, size, chosen) {
    const grid = screen.grid
    let found = "."
    grid.appearances.forEach(([family, locale], appearance) => {
      if (chosen.family !== any && chosen.family !== family || chosen.locale !== any && chosen.locale !== locale) return
      grid.states.forEach((state, index) => {
        if (chosen.state !== any && state !== null && chosen.state !== state) return
        const mark = grid.marks[at(grid, app, appearance, size, index, window)]
        if (badness.indexOf(mark) > badness.indexOf(found)) found = mark
      })
    })
    return found
  }

  const unique = values => [...new Set(values)]

  function choices(app, query) {
    const states = unique(app.screens.flatMap(screen => screen.grid.states)).filter(state => state !== null)
    const chosen = {
      size: query.get("size") ?? any, family: query.get("family") ?? any, locale: query.get("locale") ?? any,
      state: query.get("state") ?? any,
    }
    const worstOf = noun => [any, `any ${noun}: the worst`]
    const fields = [field("Text size", "size", [worstOf("size"), ...app.textSizes.map(name => [name, name])], chosen.size)]
    const add = (label, key, noun, names) => {
      if (names.length > 1) fields.push(field(label, key, [worstOf(noun), ...names.map(name => [name, name])], chosen[key]))
    }
    add("Typeface", "family", "typeface", app.families)
    add("Language", "locale", "language", app.locales)
    add("State", "state", "state", states)
    return { chosen, fields }
  }

  const sizesOf = (app, chosen) =>
    chosen.size === any ? app.textSizes.map((_, index) => index) : [Math.max(0, app.textSizes.indexOf(chosen.size))]

  // MARK: Overview

  function overview() {
    return [
      make("h1", {}, "Does every screen fit?"),
      make("p", {}, verdictLine(report.tally)),
      make("ul", { class: "cards" }, report.apps.map(app => make("li", {},
        make("h2", {}, make("a", { href: link(["app", app.id]) }, app.name)),
        make("p", {}, verdictLine(app.tally)),
        make("p", { class: "faint" }, `${count(app.screens.length, "screen")} in ${count(app.windows.length, "window")}, `
          + `${count(app.textSizes.length, "text size")}, ${count(app.families.length, "typeface")}, ${count(app.locales.length, "language")}`),
        make("p", { class: "faint" }, app.checkedAgainst
          ? `by the rules of ${app.profile}, checked against ${app.checkedAgainst}`
          : `by the rules of ${app.profile}, not measured on a device`)))),
      make("h2", {}, "Findings"),
      findingList(report.apps.flatMap(app => app.findings), 10, link(["findings"])),
    ]
  }

  function verdictLine(tally) {
    return ["fails", "unknown", "fragile", "allowed", "fits"].filter(name => tally[name] > 0)
      .flatMap(name => [badge(name, ` ${tally[name].toLocaleString("en")}`), " "])
      .concat(`of ${count(tally.cells, "cell")}`)
  }

  // MARK: Matrix

  function matrix(app, query) {
    const { chosen, fields } = choices(app, query)
    const text = (query.get("q") ?? "").toLowerCase()
    const only = query.get("only") ?? any
    const sizes = sizesOf(app, chosen)
    let shown = 0
    const rows = app.windows.map((window, index) => {
      if (text && !`${window.name} ${window.id} ${window.tags.join(" ")}`.toLowerCase().includes(text)) return null
      const cells = app.screens.map(screen => {
        let mark = ".", size = sizes[0]
        for (const candidate of sizes) {
          const found = worst(app, screen, index, candidate, chosen)
          if (badness.indexOf(found) > badness.indexOf(mark)) [mark, size] = [found, candidate]
        }
        return { screen, verdict: verdicts[mark], size: app.textSizes[size] }
      })
      if (only === "bad" && !cells.some(cell => ["fails", "unknown", "fragile"].includes(cell.verdict))) return null
      if (only !== any && only !== "bad" && !cells.some(cell => cell.verdict === only)) return null
      shown += 1
      return make("tr", {},
        make("th", { scope: "row" }, window.name, " ", make("span", { class: "faint" }, `${window.width} × ${window.height}`)),
        cells.map(({ screen, verdict, size }) => make("td", {}, verdict === "absent" ? make("span", { class: "absent" }, "–")
          : make("a", {
            class: `verdict ${verdict}`, "aria-label": `${screen.name}: ${verdict}`,
            href: link(["app", app.id, screen.id], { window: window.id, size }),
          }, verdict))))
    })
    return [
      make("h1", {}, app.name),
      make("p", {}, verdictLine(app.tally)),
      make("form", { onsubmit: event => event.preventDefault() }, fields,
        field("Show windows", "only", [[any, "all"], ["bad", "with something wrong"], ...["fails", "fragile", "unknown", "allowed"].map(name => [name, `with one that ${name === "fails" ? "fails" : "is " + name}`])], only),
        search("Find a window", "q", query.get("q") ?? "")),
      make("p", { role: "status" }, `${count(shown, "window")} of ${app.windows.length.toLocaleString("en")}; each word leads to the picture.`),
      make("div", { class: "scroll matrix", tabindex: 0, role: "region", "aria-label": "Screens by window" },
        make("table", {}, make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "Window"),
          app.screens.map(screen => make("th", { scope: "col" }, make("a", { href: link(["app", app.id, screen.id]) }, screen.name))))),
          make("tbody", {}, rows.filter(Boolean)))),
      app.unsupported.length ? make("details", {}, make("summary", {}, `${count(app.unsupported.length, "window")} not looked at`),
        make("ul", {}, app.unsupported.map(window => make("li", {}, `${window.name}: ${window.reason.replace("-", " ")}`)))) : undefined,
      make("h2", {}, "Findings"),
      findingList(app.findings, 20, link(["findings"], { app: app.id })),
    ]
  }

  // MARK: Screen

  async function screenPage(app, screen, query) {
    const [data, glyphs] = await Promise.all([load(app.id, "screen-" + screen.id), load(app.id, "glyphs")])
    const [worstWindow, worstSize] = data.worst
    const window = indexOf(app.windows.map(each => each.id), query.get("window"), worstWindow)
    const size = indexOf(app.textSizes, query.get("size"), worstSize)
    const picture = (window, size, heading) => {
      const cell = data.cells[size * app.windows.length + window]
      if (!cell) return make("figure", {}, make("figcaption", {}, make("strong", {}, heading), make("br"), "The screen is not looked at in this window."))
      const caption = data.captions[cell[1]]
      return make("figure", {}, make("figcaption", {}, make("strong", {}, heading), make("br"), caption), screenfit.picture(data, glyphs, data.pictures[cell[0]], caption))
    }
    const limits = screen.limits ?? []
    return [
      make("p", {}, make("a", { href: link(["app", app.id]) }, `← ${app.name}`)),
      make("h1", {}, screen.name),
      make("p", {}, verdictLine(screen.tally)),
      make("form", { onsubmit: event => event.preventDefault() },
        field("Window", "window", app.windows.map((each, index) => [each.id, `${each.name} (${each.width} × ${each.height})`, index])
          .filter(([, , index]) => data.cells[index] || data.cells[size * app.windows.length + index]), app.windows[window].id),
        field("Text size", "size", app.textSizes.map(name => [name, name]), app.textSizes[size])),
      make("div", { class: "pictures" }, picture(worstWindow, worstSize, "The worst cell"), picture(window, size, "The chosen window and text size")),
      make("h2", {}, "Room to spare over text sizes"),
      plot(app, data, window),
      limits.length ? make("h2", {}, "Breaking points") : undefined,
      limits.length ? table(["Typeface and language", "Largest text size", "Breaks at", "Narrowest", "Shortest"], limits.map(limit =>
        row(limit.appearance, limit.largest ?? "none", limit.breaking ?? "never, as far as tried", limit.narrowest ?? "–", limit.shortest ?? "–")), "Breaking points") : undefined,
      screen.variants.length ? make("h2", {}, "What is left out or chosen") : undefined,
      screen.variants.length ? table(["Block", "", "Cells", "Where", "Line"], screen.variants.map(variant =>
        row(variant.block, variant.use === "shed" ? "left out" : "in place of what was written before it", variant.cells, variant.where, variant.line)), "What is left out or chosen") : undefined,
      make("h2", {}, "Findings"),
      findingList(app.findings.filter(finding => finding.screen === screen.id), 50),
    ]
  }

  const indexOf = (names, name, otherwise) => names.includes(name) ? names.indexOf(name) : otherwise

  /** Draws the least room over all windows, and in the chosen one, at each text size. */
  function plot(app, data, window) {
    const sizes = app.textSizes
    const least = sizes.map((_, size) => {
      const own = data.spares.slice(size * app.windows.length, (size + 1) * app.windows.length).filter(value => value !== null)
      return own.length ? Math.min(...own) : null
    })
    const chosen = sizes.map((_, size) => data.spares[size * app.windows.length + window])
    const known = [...least, ...chosen].filter(value => value !== null)
    const figures = make("details", { open: known.length === 0 || sizes.length < 3 }, make("summary", {}, "The figures"),
      table(["Text size", "Least of all windows", "In the chosen window"], sizes.map((name, size) =>
        row(name, least[size] === null ? "no end" : points(least[size]), chosen[size] === null || chosen[size] === undefined ? "no end" : points(chosen[size]))), "Room to spare"))
    if (!known.length) return make("div", {}, make("p", {}, "Nothing is near its limit."), figures)
    const low = Math.min(0, ...known), high = Math.max(1, ...known)
    const [width, height, left, right, top, bottom] = [640, 240, 60, 20, 12, 48]
    const x = index => left + (sizes.length > 1 ? index * (width - left - right) / (sizes.length - 1) : (width - left - right) / 2)
    const y = value => top + (high - value) * (height - top - bottom) / (high - low)
    const space = "http://www.w3.org/2000/svg"
    const svg = document.createElementNS(space, "svg")
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`)
    svg.setAttribute("class", "plot")
    svg.setAttribute("role", "img")
    const add = (name, attributes, text) => {
      const made = document.createElementNS(space, name)
      for (const key in attributes) made.setAttribute(key, attributes[key])
      if (text !== undefined) made.textContent = text
      svg.append(made)
    }
    add("title", {}, `Room to spare from ${points(low)} to ${points(high)}`)
    for (const value of unique(Math.abs(low) < (high - low) / 12 ? [0, high] : high < (high - low) / 12 ? [low, 0] : [low, 0, high])) {
      add("line", { class: "axis", x1: left, x2: width - right, y1: y(value), y2: y(value) })
      add("text", { x: left - 8, y: y(value) + 4, "text-anchor": "end" }, points(value))
    }
    const every = Math.ceil(sizes.length / 6)
    sizes.forEach((name, index) => {
      if (index % every && index !== sizes.length - 1) return
      add("text", { x: x(index), y: height - 26, "text-anchor": index === 0 && sizes.length > 1 ? "start" : index === sizes.length - 1 && sizes.length > 1 ? "end" : "middle" }, name)
    })
    const line = (values, name) => {
      const known = values.map((value, index) => value === null || value === undefined ? null : `${x(index)},${y(value)}`).filter(Boolean)
      add("polyline", { class: name, points: known.join(" ") })
      for (const corner of known) { const [cx, cy] = corner.split(","); add("circle", { cx, cy, r: 3.5, class: name }) }
    }
    line(least, "least")
    line(chosen, "chosen")
    add("text", { x: left, y: height - 6 }, "solid: the least of all windows; dashed: the chosen window")
    return make("div", {}, svg, figures)
  }

  // MARK: Findings

  function findingList(findings, limit, more) {
    if (!findings.length) return make("p", {}, "None.")
    return make("div", {}, findings.slice(0, limit).map(findingCard),
      findings.length > limit ? make("p", {}, more ? make("a", { href: more }, `All ${count(findings.length, "finding")}`) : `and ${findings.length - limit} more`) : undefined)
  }

  function findingCard(finding) {
    const app = report.apps.find(each => each.id === finding.app)
    const where = finding.screen && finding.worst
      ? make("a", { href: link(["app", finding.app, finding.screen], { window: finding.worst.window, size: finding.worst.textSize }) }, `See it in ${finding.worst.windowName}`) : undefined
    const kind = finding.severity === "error" ? "" : finding.severity === "allowed" ? " let" : " warning"
    return make("article", { class: "finding" + kind },
      make("h3", {}, `${finding.code} ${finding.rule}: ${finding.message}`),
      make("p", { class: "faint" }, `${finding.severity} · ${app?.name ?? finding.app} · ${finding.file}:${finding.line} · ${count(finding.cells, "cell")}`),
      make("pre", { tabindex: 0 }, finding.text), where)
  }

  function findings(query) {
    const text = (query.get("q") ?? "").toLowerCase()
    const [app, severity] = [query.get("app") ?? any, query.get("severity") ?? any]
    const found = report.apps.flatMap(each => each.findings).filter(finding =>
      (app === any || finding.app === app) && (severity === any || finding.severity === severity)
      && (!text || `${finding.code} ${finding.rule} ${finding.text}`.toLowerCase().includes(text)))
    return [
      make("h1", {}, "Findings"),
      make("form", { onsubmit: event => event.preventDefault() },
        field("App", "app", [[any, "all"], ...report.apps.map(each => [each.id, each.name])], app),
        field("Severity", "severity", [[any, "all"], ...["error", "warning", "allowed"].map(name => [name, name])], severity),
        search("Find", "q", query.get("q") ?? "")),
      make("p", { role: "status" }, count(found.length, "finding")),
      findingList(found, 200),
    ]
  }

  // MARK: Texts and colours

  function budgets() {
    const apps = report.apps.filter(app => app.budgets.length)
    return [make("h1", {}, "Budgets"), make("p", {}, "How many characters each role may have, and the longest string that it has."),
      ...apps.flatMap(app => [make("h2", {}, app.name),
        table(["Role", "Style", "Lines", "Budget", "Longest", "Headroom", "Strings"], app.budgets.map(budget =>
          row(budget.role, budget.style, budget.lines, budget.budget, budget.longest ?? "–",
            budget.longest === undefined ? "–" : budget.budget - budget.longest, strings(budget))), `Budgets of ${app.name}`)])]
  }

  /** Lists the strings of a role, those with the least headroom first, behind a click. */
  function strings(budget) {
    if (!budget.texts.length) return "none"
    const details = make("details", {}, make("summary", {}, count(budget.strings, "string")))
    details.addEventListener("toggle", () => details.append(make("table", {}, make("tbody", {}, budget.texts.map(text =>
      row(text.text, budget.budget - text.characters, text.line))))), { once: true })
    return details
  }

  function contrast() {
    const apps = report.apps.filter(app => app.contrast.length)
    return [make("h1", {}, "Contrast"), make("p", {}, "Each pair of colours that an app declares, by WCAG 2 luminance."),
      ...apps.flatMap(app => [make("h2", {}, app.name),
        table(["Pair", "Looks like", "Use", "Theme", "Ratio", "Needed", "Verdict"], app.contrast.map(pair =>
          row(`${pair.foreground} on ${pair.background}`,
            pair.foregroundColor && pair.backgroundColor ? make("span", { class: "swatch", style: `color:${pair.foregroundColor};background:${pair.backgroundColor}` }, "Aa ●") : "unknown",
            pair.use, pair.theme ?? "", pair.ratio === undefined ? "unknown" : `${pair.ratio.toFixed(2)}:1`, `${pair.needed}:1`,
            badge(pair.verdict === "passes" ? "fits" : pair.verdict === "unknown" ? "unknown" : "fails", pair.verdict === "passes" ? ": enough" : "")))
          , `Contrast of ${app.name}`)])]
  }

  function compare() {
    const apps = report.apps.filter(app => app.compare)
    return [make("h1", {}, "Estimated against measured"), make("p", {}, "How many lines the app's own estimate gives each text, against the lines as measured. An estimate that is lower is a defect of the model."),
      ...apps.flatMap(app => {
        const most = Math.max(...app.compare.rows.map(each => each.count), 1)
        return [make("h2", {}, app.name), make("p", {}, count(app.compare.compared, "text layout")),
          table(["Estimate", "Layouts", "Share", ""], app.compare.rows.map(each =>
            row(each.label, each.count, `${(100 * each.count / Math.max(app.compare.compared, 1)).toFixed(1)} %`,
              make("span", { class: "bar", style: `width:${12 * each.count / most}rem` }))), `Estimates of ${app.name}`)]
      })]
  }

  // MARK: Pages

  /** Loads a script of data, once; pages are opened from disk, where nothing else may be read. */
  function load(app, name) {
    const path = `data/${encodeURIComponent(app)}/${encodeURIComponent(name)}.js`
    if (!loaded.has(path)) {
      loaded.set(path, new Promise((resolve, reject) => {
        const script = make("script", { src: path, onload: () => resolve(api.parts[`${app}/${name}`]), onerror: () => reject(new Error(`${path} is missing`)) })
        document.head.append(script)
      }))
    }
    return loaded.get(path)
  }

  async function content() {
    const { parts, query } = place()
    const [first, second] = parts
    if (first === undefined) return ["ScreenFit report", overview()]
    if (first === "findings") return ["Findings", findings(query)]
    if (first === "budgets") return ["Budgets", budgets()]
    if (first === "contrast") return ["Contrast", contrast()]
    if (first === "compare") return ["Estimated against measured", compare()]
    const app = first === "app" ? report.apps.find(each => each.id === second) : undefined
    if (!app) return ["Not found", [make("h1", {}, "There is no such page"), make("p", {}, make("a", { href: "#/" }, "To the overview"))]]
    if (parts[2] === undefined) return [app.name, matrix(app, query)]
    const screen = app.screens.find(each => each.id === parts[2])
    if (!screen) return ["Not found", [make("h1", {}, `${app.name} has no screen “${parts[2]}”`), make("p", {}, make("a", { href: link(["app", app.id]) }, `To ${app.name}`))]]
    return [`${screen.name} · ${app.name}`, await screenPage(app, screen, query)]
  }

  let turn = 0

  async function show(moves = true) {
    const own = ++turn
    const focused = document.activeElement?.id
    const caret = document.activeElement?.selectionStart
    const [title, elements] = await content()
    if (own !== turn) return
    document.title = title === "ScreenFit report" ? title : `${title} · ScreenFit report`
    const main = document.getElementById("main")
    const scrolled = [...main.querySelectorAll(".scroll")].map(each => [each.scrollLeft, each.scrollTop])
    main.replaceChildren(...elements.flat().filter(Boolean))
    if (moves) {
      scrollTo(0, 0)
      if (own > 1) main.focus({ preventScroll: true })
    } else {
      main.querySelectorAll(".scroll").forEach((each, index) => { if (scrolled[index]) [each.scrollLeft, each.scrollTop] = scrolled[index] })
      const field = focused ? document.getElementById(focused) : null
      field?.focus({ preventScroll: true })
      if (caret !== undefined && caret !== null && field?.setSelectionRange) field.setSelectionRange(caret, caret)
    }
    const here = location.hash.split("?")[0] || "#/"
    for (const each of document.querySelectorAll("nav a")) {
      const isHere = here === each.hash || each.hash !== "#/" && here.startsWith(each.hash + "/")
      if (isHere) each.setAttribute("aria-current", "page")
      else each.removeAttribute("aria-current")
    }
  }

  function start() {
    if (!report) {
      const hint = ["It is being written, or was stopped before its end: ", make("code", {}, "screenfit report"), " writes it anew."]
      return document.getElementById("main").replaceChildren(make("h1", {}, "This report is not finished"), make("p", {}, ...hint))
    }
    const pages = [["#/", "Overview"], ...report.apps.map(app => [link(["app", app.id]), app.name]), ["#/findings", "Findings"]]
    if (report.apps.some(app => app.budgets.length)) pages.push(["#/budgets", "Budgets"])
    if (report.apps.some(app => app.contrast.length)) pages.push(["#/contrast", "Contrast"])
    if (report.apps.some(app => app.compare)) pages.push(["#/compare", "Estimates"])
    document.getElementById("nav").append(...pages.map(([href, name]) => make("li", {}, make("a", { href }, name))))
    document.getElementById("total").textContent = `${report.tally.cells.toLocaleString("en")} cells, ${report.version}`
    addEventListener("hashchange", () => show())
    return show()
  }

  const api = { start, parts: {}, set report(value) { report = value } }
  return api
})()
