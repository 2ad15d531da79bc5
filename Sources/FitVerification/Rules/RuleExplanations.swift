// Written by Scripts/generate-rules from the documentation of the rules; change it there.

/// What `screenfit explain` prints of each rule.
package enum RuleExplanations {
  /// Returns the documentation of a rule, in Markdown.
  package static func text(for rule: RuleID) -> String {
    switch rule {
    case .textOverLines:
      """
      A text takes more lines than its role or block allows.

      **What it checks.** The lines that a text really takes, measured in the face, size and width that it is set in, against the lines that its role
      (or `lines:` of the block) allows. Of a content list every text is checked. Where `lines:` of a block cuts a text that there is room for, F113 reports instead.

      **Why it matters.** A line more than planned pushes everything below it down; where a single line was planned, as in a bar, it is cut off.

      **What to do.** Shorten the text; the finding names the word that opens the line too many and by how much the box is too narrow.
      """
    case .stringOverBudget:
      """
      A text is longer than the budget of its role.

      **What it checks.** The characters of each text against the budget of the role it is written for. The budget follows from the role's lines and style:
      a line holds `floor(content width ÷ (advance × size))` characters in the tightest appearance, n lines hold n times that less what n − 1 breaks
      may waste on words that do not fit. Of content lists every text is checked.

      **Why it matters.** A writer has no layout at hand; a number of characters is a promise that can be kept in any editor.

      **What to do.** Shorten the text, or write it for a role with more lines.
      """
    case .wordTooWide:
      """
      A word is wider than the box it stands in.

      **What it checks.** The widest piece of each text that no rule may break, against the width of its box.

      **Why it matters.** The platform cuts such a word in the middle or lets it stick out. Long compounds at large sizes are the usual case, and
      a reader who relies on large type meets them first.

      **What to do.** Use a shorter word, or mark where it may be divided with a soft hyphen (U+00AD), in double quotes:
      `"Donau\\u00ADdampfschiff"`.
      """
    case .estimateTooLow:
      """
      The app's fit model expects fewer lines of a text than it really takes.

      **What it checks.** In `compare` only: the lines that the estimating model gives a text, with one advance for every character of a family, against the
      lines measured with the real face, in every place that shows the text, at the reference window.

      **Why it matters.** The estimate stands in for the measure where no font is at hand, such as inside the app. It may expect a line too
      many, never one too few: a screen that counts on the estimate would then not fit.

      **What to do.** Raise `estimate:` of the family; `screenfit compare --calibrate` prints the smallest safe value for the app's texts.
      """
    case .typeUnderMinimum:
      """
      A text is set smaller than the smallest type that the app allows.

      **What it checks.** The size that each text really has in a cell, after text size, scale and the platform's rounding, against `type: minimum:` of the app,
      in points.

      **Why it matters.** A size that nobody can read fits everywhere. A minimum keeps type from being the thing that gives way.

      **What to do.** Use a larger style, or let something else give way: an alternative with fewer words, or a block that is dropped.
      """
    case .labelClipped:
      """
      What a block holds is higher than the height that the block is fixed to.

      **What it checks.** Each block with a `height:` of its own against what it shows: the lines of a text; the lines and the icon of a control; whatever else
      stands in it, with its spacing. A line is at least as high as its type, however small its `line-height`, also at any depth of a row or stack: letters may reach into
      the space between blocks, not beyond the first and the last. The padding of the control itself does not count; that of controls inside a row or stack does, for it does
      not give way to the height of what is around them.

      **Why it matters.** A fixed height is drawn for one size of type and one language. At a larger size, or where a second line is needed, tops and tails
      of letters are cut off; an icon that is too high is cut or sticks out.

      **What to do.** Leave `height:` out, or give the least height instead: `target:` of a control, `floor:` of a picture. Or make the icon smaller.
      """
    case .labelsAlike:
      """
      Two labels that must be told apart look the same once they are cut.

      **What it checks.** The labels of one block in two `states` (blocks of the same `id`, or in the same place), and the options of one `choice`: where one of them
      takes more lines than it may, or than its fixed `height` holds, whether the words that remain on the lines allowed are the same as those of the other.
      Words on a line that is cut count as far as the line would hold them whole; neither case nor white space tells them apart, nor a comma or full stop where a label is
      cut. Of a content list the texts of one item are compared.

      **Why it matters.** A cut label is an annoyance; two that are cut to the same words make a reader press one for the other, or miss that something has changed.

      **What to do.** Put the word in which they differ first, or give the label the lines or the width that it needs.
      """
    case .truncatedWithRoomLeft:
      """
      A text is cut although there is room for it.

      **What it checks.** Each text that takes more lines than the `lines:` of its block: whether the lines too many would fit into the height that its screen, or
      the block of a fixed height that it stands in, has to spare, or whether the blocks beside it in its row have more width than they need. Where there is room,
      this rule reports in place of F101. The lines of a `role` are a budget for whoever writes, room or no room: they stay with F101.

      **Why it matters.** The reader misses words for the sake of nothing: a single line where two would do, or cells of equal width where one is half empty.

      **What to do.** Allow the text the lines that the finding names, or give its cell the width that its neighbours do not need (`width: fill`, or a greater
      `weight`). Shortening the text helps, too.
      """
    case .stackTooTall:
      """
      A stack needs more height than its window leaves.

      **What it checks.** The least heights of a screen's blocks, with the spacing between them and the dock, against the height between the bar and
      the bottom padding. Elastic media count with their floors. It reports screens that would not fit even if their media gave up all their
      height; where the media alone could pay, F203 reports instead, and where pages are too short, F205 or F206.

      **Why it matters.** Nothing scrolls: what does not fit is not there for the reader, and a reader with large type loses it first.

      **What to do.** Shorten the text that the finding names, make a picture elastic, split the screen into steps, or page its rows:
      `list:` with a `row` and a `pager` shows as many rows on a page as fit.
      The remedies that the finding offers were tried and cure every cell that it lists.
      """
    case .rowTooNarrow:
      """
      The cells of a row need more width than it has.

      **What it checks.** Fixed cells, cells as wide as their content, and the spacing between all cells, against the width of the row.
      A bar and a dock are rows too.

      **Why it matters.** Blocks side by side do not wrap: what does not fit runs off the window or over its neighbour.

      **What to do.** Shorten a label, let one cell take the rest (`width: fill`) so that its text wraps, or put the cells one under another.
      """
    case .mediaBelowFloor:
      """
      A picture or video would have to be lower than its floor.

      **What it checks.** Media are elastic: they take the height that text and controls leave. This rule reports media that are left less than their floor
      (of the app, or of the block) at the window's scale.

      **Why it matters.** Below the floor a picture no longer shows what it is there to show: a face, a place, a cover.

      **What to do.** Shorten the text that takes the height, or lower the `floor:` of this picture if it still reads when smaller.
      """
    case .targetTooSmall:
      """
      A control is smaller than the app's least target.

      **What it checks.** The width and the height of each control against `control: target:` of the app, or the control's own where that is larger, in points. Targets are an
      accessibility floor: they are not multiplied by the display scale.

      **Why it matters.** A small target is missed by a hand that trembles and by a thumb that cannot feel the edge.

      **What to do.** Give the control more width in its row, or drop its own smaller `target:`. A `diameter:` below the target is not the cause:
      such a control is as large as its target.
      """
    case .pageCannotHoldRow:
      """
      Not even one row of a paged list fits on a page.

      **What it checks.** The height of a list's row with its worst texts, and of the controls that turn pages, against the height left for the list.

      **Why it matters.** Lists never scroll, they page; a page without a row shows nothing.

      **What to do.** Shorten the row's texts, or give the list more room by moving other blocks off the screen.
      """
    case .sectionCannotFit:
      """
      A section of a screen that is paged by section does not fit on a page of its own.

      **What it checks.** The height of each section against the height that a page leaves above the controls that turn pages.

      **Why it matters.** A group of related choices is never split: one that is higher than a page cannot be shown whole.

      **What to do.** Shorten its texts, or divide it into two sections that each make sense alone.
      """
    case .largerWindowFails:
      """
      A screen fits the reference window but not a larger one.

      **What it checks.** Whether a screen that fits the app's reference window, at a text size, family and locale, also fits each window that is at
      least as wide and has at least as much usable height. Such windows are listed here besides the rule that they break.

      **Why it matters.** Whoever draws a screen at the reference relies on it: text and the width it wraps in grow together, so what fits there should fit
      everywhere larger. Where that is false, no look at the small window shows the fault.

      **What to do.** See the other finding for the cells named here. Usual causes are lengths that do not scale with the window, and platforms
      that round widths to whole points.
      """
    case .blockTooWide:
      """
      A control or picture is wider than the box it stands in.

      **What it checks.** The diameter of round controls, icons with the padding of their control, and the width that a picture of a given aspect needs to be
      as high as its floor, against the width of the stack or cell that they stand in.

      **Why it matters.** A circle or an icon does not shrink with its box: it runs off the window or over its neighbour. A picture is made lower
      than its floor instead.

      **What to do.** Make the control or its icon smaller, give its cell more width, or lower the floor of the picture.
      """
    case .essentialLost:
      """
      Essential content is not shown.

      **What it checks.** Each block with `essential: true`, in every window and at every text size, of every state and locale that has it: it must be shown, or
      another block with the same `id` must be. A name and its initials share an `id`, so either will do; a block without an `id` may stand elsewhere in the same words. A `when` on the window, the text size or the family
      excuses nothing; one on the state or the locale does. Of a block with `repeat` all copies must be shown. The ids of `must-show` are checked in the same
      way where it says so.

      **Why it matters.** What adapts to a small window must not lose what the screen is there for: a heading, a score, what is happening now.

      **What to do.** Put the block, or a short form of it under the same `id`, into every alternative and under every condition; give it no place on the ladder
      of what is dropped; or take another block out of the screen.
      """
    case .shedOutOfOrder:
      """
      Words or a control are dropped, or squeezed out of their row, while a picture is still there.

      **What it checks.** Where the ladder of `drop:` drops a text or a control, whether a picture or video is shown that is not `essential`
      and takes height from the same column. And where the cells of a row are wider than it, whether such a picture among them is as wide as what is too much, or
      leaves the words beside it no room at all.

      **Why it matters.** Decoration that stays while words go is the wrong way round: the reader keeps what says least.

      **What to do.** Give the picture a lower `drop:` than the words, leave it out of the row where the words need the room, or mark it `essential: true` if it says what no words say.
      """
    case .alternativeUnstable:
      """
      Alternatives undo one another without end.

      **What it checks.** Alternatives that are chosen by their height in what is pinned and in the content each depend on the height that the other leaves. The
      choices are made again with one another's results until none changes; this rule reports those that never settle.

      **Why it matters.** An app that measures the two apart flickers between them, or shows whichever it happened to come from: at one size one thing
      today and another tomorrow.

      **What to do.** Choose one of the two by a condition on the window or the text size (`when:`), or let it depend on its width only (`axis: width`).
      """
    case .targetMoved:
      """
      A control stands elsewhere, or has another size, in another state of its screen.

      **What it checks.** The frame of each control in each state against the first state that shows it. A control with an `id` is compared under that `id`,
      whichever block it is; one with `moves: true` is not.

      **Why it matters.** What moves when a message arrives moves under a finger that is already on its way, and the tap lands on something else.

      **What to do.** Hold the height of the message open (`reserve: { tallest-of: … }`), give a label that changes a width of its own, or say `moves: true` if
      moving is meant.
      """
    case .controlUnreachable:
      """
      A control cannot lie wholly inside what is seen of a screen that scrolls.

      **What it checks.** Where `overflow:` lets the content scroll: the height of each control of the content against the height between what is pinned, and its
      sides against those of the window. Where nothing scrolls, the rules about height report what is out of sight.

      **Why it matters.** A control that is higher than the viewport is never seen as a whole, and one that sticks out at the side no scrolling brings in.

      **What to do.** Shorten its label, let it wrap in a wider place, or give the scrolling part more height by pinning less.
      """
    case .pinnedOutsideSafeArea:
      """
      What is pinned does not lie wholly inside the safe area.

      **What it checks.** The blocks under `pinned:` against the safe area's top and bottom: those at the bottom grow upwards, those at the top downwards.

      **Why it matters.** What is pinned is there because it must always be at hand. Under a notch or a home indicator, or off the window, it is not.

      **What to do.** Shorten the labels, set fewer blocks one under another where the window is low (`when: { max-height: … }`), or pin less.
      """
    case .pinnedCoversContent:
      """
      The bar and what is pinned leave next to nothing of the content to be seen.

      **What it checks.** Where the content is scrolled, the height between what is pinned at the top and at the bottom: at least two of the app's least targets
      (`control: target:`), one above the other.

      **Why it matters.** Through a slit a reader can neither find a control nor see what it belongs to.

      **What to do.** Pin less where the window is low, or set what is pinned side by side there (`when: { max-height: … }`).
      """
    case .scrollsByASliver:
      """
      Content that may scroll is hardly higher than what is seen of it.

      **What it checks.** Where `overflow:` lets the content scroll, whether less than 24 pt of it are out of sight. It is a warning: everything can be reached.

      **Why it matters.** A page that was meant to stand still gives way a little under the finger, and nothing shows that there is more to come.

      **What to do.** Shorten a text or a gap by as much, or leave it: the screen is complete.
      """
    case .halfAChoice:
      """
      Some options of one decision can be reached and others cannot.

      **What it checks.** The controls that name the same `choice:`: those that are dropped, not part of the alternative that is taken, left out by a `when` on
      the window or the text size, or out of sight where no scroll reaches, while another of them is there. Controls with one `id`, or else with one label,
      are forms of the same option.

      **Why it matters.** A decision of which a reader sees only one side is made for them: “Allow” without “Deny”.

      **What to do.** Shorten what stands above the options, let the screen scroll, or keep the options on one rung of the ladder and in every alternative.
      """
    case .gapTooSmall:
      """
      Two controls stand too close to one another.

      **What it checks.** The distance between each two controls against `control: gap:` of the app, in points, not multiplied by the display scale. A control that is
      not shown, or lies wholly under another one, is no target. What is pinned is not compared with content that is too high to end above it: that it scrolls, or
      does not fit, is the matter of other rules. Controls of one `id` are one control.

      **Why it matters.** A tremor turns a tap into a short drag: what lies between two targets decides whether the wrong one is hit.

      **What to do.** Put a gap between them, before making them larger.
      """
    case .targetUnderFloor:
      """
      A control is smaller than the floor of its rank.

      **What it checks.** The width and the height of each control with a `rank:` against that rank under `control: floors:` of the app, in points. Floors are not
      multiplied by the display scale.

      **Why it matters.** What a screen is there for, such as the one button that calls for help, must be hit by a hand that is not steady.

      **What to do.** Make the control higher (`target:`), give it more width in its row, or leave it more room by shortening other blocks.
      """
    case .marginTooSmall:
      """
      A screen fits, but with less to spare than the app asks for.

      **What it checks.** With `margin:` of the app, each cell that breaks no other rule: the height that is left below its stack with elastic media at their floors,
      and by how much the texts and rows could be narrower before one of them breaks, in points, not scaled.

      **Why it matters.** What fits to the point today does not with the next word, the next release of the system, or a face that is a hair wider.

      **What to do.** Shorten a text or lower a gap by as much as is missing; `screenfit replay --verbose` shows what each screen has to spare.

      **Options.** `margin: { height: 4, width: 2 }`; without the key nothing is asked for.
      """
    case .emptyScreen:
      """
      A screen shows nothing.

      **What it checks.** Each screen with blocks that are not laid out everywhere: in every window, at every text size and in every state, family and locale, a text, a
      control or media must be left of its content, its dock or what is pinned. A bar is not enough, nor are a height that is only held open, media squeezed to no
      height and controls that turn empty pages. A screen on which nothing but heights is held open anywhere is left alone.

      **Why it matters.** Each `when` and each `drop` is right by itself, and together they leave a reader with an empty screen, which overflows nothing. Where a state
      is new, or a text size, it is easily named in no `when`.

      **What to do.** Let one block have no `when`, or one for the cells that are named; give the last block no place on the ladder of what is dropped. Where an empty screen is
      meant, allow it.
      """
    case .missingGlyph:
      """
      A text has a character that no face of its family can show.

      **What it checks.** Every character of every text against the faces of the family and its fallbacks, in their order.

      **Why it matters.** A device would borrow a glyph of unknown width from a font that nobody named, or draw an empty box. Whether the text fits is then
      not known, and what is not known is never a pass.

      **What to do.** Correct or remove the character, or add a face that has it to the family's fallbacks in `Fonts/fonts.yml`.
      """
    case .unknownInsets:
      """
      A window's safe area is not known.

      **What it checks.** Whether the device list tells what bars, cutouts and indicators cover in a window that is to be replayed.

      **Why it matters.** Without it nobody knows how much height a screen has. Unknown is never taken for zero and never a pass.

      **What to do.** Measure the insets on the device and add them to its entry in `Devices/`, or leave the window out of the replay.
      """
    case .missingTranslation:
      """
      A screen is replayed in a locale that lacks one of its texts.

      **What it checks.** For every screen and every locale that it is replayed in: that the locale's content has each list that the screen draws from, with as
      many items, and as many texts in each, as the source locale (the first of `locales:`), with the same placeholders; that a text with plural cases has those
      of its own language (those of CLDR that whole numbers below a million need); and that no text is written in the screen itself, where it stands in one
      language only. Pseudo-locales are made from the source locale and lack nothing.

      **Why it matters.** Whoever reads the other language meets a text that is not theirs, or none; and how long the translation will be, nobody knows. The
      source locale's texts stand in so that the rest of the screen can be judged, but its cells are unknown and never pass.

      **What to do.** Write the text where the finding says. A text of a screen file moves into a list of `content/`, such as `labels`, and the screen draws it
      from there: `{ from: labels.back }`. A screen that is not to be translated is left out of the locale's `screens:`.
      """
    case .lineBreaksUnknown:
      """
      A text takes several lines in a script whose line breaks on the platform are not known.

      **What it checks.** Texts with a script that the platform profile lists as `uncertain-scripts`, wherever they do not fit on one line.

      **Why it matters.** Such scripts have no spaces between words, so a dictionary decides where lines end, and the platform's is known to differ from the one
      used here. The text may take a line more or less than was counted, and what is not known is never a pass.

      **What to do.** Shorten the text until it fits on one line, or look at the screen on the device itself.
      """
    case .contrastTooLow:
      """
      Two colours that an app shows one on the other are too alike.

      **What it checks.** Each pair of `colors: pairs:` in each theme: the contrast ratio of its foreground to its background by WCAG 2, with a translucent
      foreground laid over the background and a translucent background over what its pair names as `over`. A label on its fill needs 7:1, body
      text and a meaningful icon 4.5:1, an outline and a focus ring 3:1; `colors: minimums:` may ask for other ratios, never for less than level AA.
      Ratios are cut off, never rounded up: 4.499 does not reach 4.5.

      **Why it matters.** Words that are hardly darker than their ground are not there for a reader with low vision, nor for anybody in the sun.

      **What to do.** Take the colour that the finding offers, or another one as far from the background. It is the nearest one of the same hue, darker or
      lighter, that passes and that fails no other pair of the app.
      """
    case .pairNotDeclared:
      """
      A screen shows a pair of colours that the app does not declare.

      **What it checks.** The colours that blocks and bars name, each on its background (its own, or that of what is around it), against
      `colors: pairs:` of `app.yml`. A pair that is declared for a use with a higher minimum counts, too.

      **Why it matters.** Only declared pairs are checked for contrast. Whatever else a screen shows has escaped the check, so it is unknown and never
      a pass.

      **What to do.** Add the pair to `colors: pairs:` with its use, or let the block name colours of a pair that is there.
      """
    case .colourUnknown:
      """
      A colour is not known well enough to tell its contrast.

      **What it checks.** Whether the contrast of each pair can be computed: both tokens are there in every theme, in a colour space that is converted
      (sRGB in its several notations, Display P3), what lies under a translucent background is named, and each shown colour has a background.

      **Why it matters.** A guess could pass what nobody can read. What is not known is never a pass.

      **What to do.** Give the colour in `srgb` or `display-p3`, name what lies under a translucent background with `over:`, add the token to the theme
      that lacks it, or give the block, something around it or the screen a `background`.
      """
    case .largeTextExemption:
      """
      The exemption of large text from the contrast of text is claimed.

      **What it checks.** Whether `large-text-exemption: true` stands anywhere: in `colors:`, at a pair, at a block, at a style, or in a token file. It cannot be allowed.

      **Why it matters.** WCAG 2 lets large text do with 3:1. Who reads large type because of low vision needs the contrast more than anybody, and what is
      large in one window or at one text size is not in another.

      **What to do.** Remove the claim, and choose colours that reach the ratio of their use.
      """
    case .exemptionExpired:
      """
      An exemption has expired.

      **What it checks.** The `expires` day of each item of `allow` in `app.yml` against today. From the day after on the exemption holds no more: what it
      allowed is an error again.

      **Why it matters.** An exemption is a debt with a date, so that nobody has to remember it.

      **What to do.** Mend what was allowed and take the exemption out, or agree on a new day.
      """
    case .exemptionUnused:
      """
      An exemption allows nothing.

      **What it checks.** Whether each item of `allow` in `app.yml` was needed by a cell or a text, in a run that looked at the whole app.

      **Why it matters.** An exemption that is left behind hides the next fault of its kind.

      **What to do.** Take it out, or correct the screen, block or window that it names.
      """
    case .typeCapped:
      """
      A style stops growing with the reader's text size, or does not grow with it at all.

      **What it checks.** The styles of `app.yml` that a screen uses and that have a `cap`, where a text size that is replayed lies beyond it, or are of
      `scaling: fixed`, where a text size would make them larger. It is a warning: what is declared is not hidden, and every verdict beyond the cap is one about
      smaller type than the reader asked for. With `type: { caps: fail }` it is an error.

      **Why it matters.** A reader who needs text larger than the cap cannot read it, however well it fits.

      **What to do.** Let the style grow and give it room, or keep the cap for type that is large at every size. Where a fixed size is meant, as on a picture that
      others see, allow it with a reason: `allow: [{ finding: type-capped, block: [card-title], reason: … }]`.

      **Options.** `type: { caps: warn }` (when left out) or `fail`.
      """
    case .textSizeWithoutEffect:
      """
      A text size measures every text at the sizes of another one.

      **What it checks.** The point sizes that texts were really measured at, style by style, in each text size that was replayed. Two text sizes at which
      no style of any screen differs in size or line height are one that was not tried. An app of `text-sizes: fixed` has only one.

      **Why it matters.** A setting that changes nothing passes every check. The sizes are taken from the layouts themselves, so that the size that was
      asked for is proved to be the size that was measured at. `--verbose` lists them.

      **What to do.** Let a style follow the text size (no `scaling: fixed`, no `cap` below it), or leave the size out of `text-sizes`.
      """
    case .stateHalfTold:
      """
      A state of a screen is told by fewer signs than the app asks for.

      **What it checks.** With `meaning: states:` of the app, each screen with `states`, in every cell: that what is shown in a state has a word, an icon and a
      color (whichever of them the app asks for) that no other state shows. Words are those of texts and labels, icons those of controls with a `name` and small or
      tinted media, colors the tokens that blocks name.

      **Why it matters.** Whoever cannot tell two colors apart, does not know an icon or does not read the language has to know what is the case by another sign.

      **What to do.** Give the state what it lacks: a word, an icon and a color of its own, each shown wherever the state is.

      **Options.** `meaning: { states: [word, icon, color] }`.
      """
    case .iconShown:
      """
      An icon is shown on a screen that is to show none.

      **What it checks.** With `meaning: no-icons:` of the app, each screen that is not exempt: controls with an icon or without a label, and media that are tinted
      (`foreground`) or of a fixed height no greater than the floor of `media`. Pictures and videos are no icons.

      **Why it matters.** What an icon stands for has to be learned, and remembered. A reader who can do neither has nothing from it but something that looks like
      it could be pressed.

      **What to do.** Say it in words, or list the screen under `except` if its readers know their icons.

      **Options.** `meaning: { no-icons: true }`, or `no-icons: { except: [screens] }`.
      """
    }
  }
}
