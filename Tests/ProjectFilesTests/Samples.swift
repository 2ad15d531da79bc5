/// A small project in which every key of every file format is used.
enum Samples {
  static let project: [String: String?] = [
    "Fonts/fonts.yml": fonts, "Devices/phones.yml": phones, "Devices/tablets.yml": tablets,
    "Profiles/web.yml": web, "Profiles/plain.yml": plain, "Screens/quiz/app.yml": app,
    "Screens/quiz/content/en/questions.yml": questions, "Screens/quiz/question.yml": question,
    "Screens/quiz/settings.yml": settings,
  ]

  static let hash = String(repeating: "0123456789abcdef", count: 4)

  static let fonts = """
    folders: [/usr/share/fonts, /Library/Fonts]
    faces:
      inter:
        file: opentype/inter/Inter-Regular.otf
        package: fonts-inter
        sha256: \(hash)
      inter-bold: { file: Inter.ttc, index: 3, package: fonts-inter, sha256: \(hash), allowance: 0.04 }
      noto: { file: Noto.ttf, package: fonts-noto, sha256: \(hash.uppercased()) }
    fallbacks:
      sans: [noto]
    """

  static let phones = """
    source: Measured on a desk.
    devices:
      - id: small
        name: Small phone
        platform: ios
        family: phone
        tags: [notch]
        width: 375
        height: 667
        pixel-scale: 2
        confidence: high
        note: The smallest.
        insets:
          - system: One 15-18
            portrait: { top: 20, bottom: 0 }
            landscape: { top: 0, bottom: 0, left: 44, right: 44 }
      - id: mystery
        name: Mystery phone
        platform: android
        family: phone
        width: 360
        height: 800
        confidence: low
        source: Somebody's guess.
    """

  static let tablets = """
    source: Measured on a table.
    devices:
      - id: tab
        name: Tablet
        platform: ios
        family: tablet
        width: 744
        height: 1133
        confidence: high
        insets:
          - system: Pad 15-18
            portrait: { top: 24, bottom: 20 }
            landscape: { top: 24, bottom: 20 }
          - system: Pad 19
            portrait: { top: 24, bottom: 20 }
          - system: Pad 26+
            portrait: { top: 32, bottom: 20, left: 1, right: 2 }
            landscape: { top: 24, bottom: 20 }
        panes:
          - { name: half, orientation: landscape, width: 561.5, height: 744, system: Pad 15-18, confidence: low }
          - { name: third, orientation: portrait, width: 320, height: 1133 }
    """

  static let web = """
    checked-against: A browser
    overlong-word: move-then-cut
    white-space: collapse
    trailing-newline-opens-line: false
    line-separator-breaks: false
    soft-hyphen-takes-width: true
    ascii-breaks: ["!(", '")', "a-"]
    fit: { size-step: 0.01, width-step: 0, pixel-allowance: 0.03125, point-allowance: 0 }
    """

  static let plain = """
    checked-against: nothing
    overlong-word: overflow
    white-space: preserve
    trailing-newline-opens-line: true
    line-separator-breaks: true
    soft-hyphen-takes-width: false
    fit: { size-step: 0, width-step: 1, pixel-allowance: 0, point-allowance: 0.5 }
    """

  static let app = """
    app: Quiz app
    profile: web
    reference: { width: 375, height: 667, top: 20 }
    scale: { minimum: 1, maximum: 2 }
    padding: { top: 16, sides: 16, bottom: 24 }
    spacing: 8
    bar: { style: heading, padding: 8, below: 16 }
    control: { padding: 4, target: 44 }
    media: { floor: 120 }
    styles:
      heading: { size: 22, line-height: 28, bold: true }
      body: { size: 17, line-height: 22.5 }
    text-sizes: { large: 1, extra-large: 1.25 }
    families:
      sans: { face: inter, bold-face: inter-bold, fallback: sans, bold-fallback: sans, estimate: 0.6 }
      other: { face: noto, bold-face: noto, estimate: 0.5 }
    roles:
      prompt: { style: heading, lines: 4 }
      choice: { style: body, lines: 1 }
    budget: { wrap-loss: 5 }
    locales: [en]
    windows: { lists: [tablets, phones], orientations: [portrait], below-reference: replay, unknown-insets: replay }
    remedies: [elastic, shorten]
    """

  static let questions = """
    questions:
      - prompt: Which of these is a river?
        choices: [The Danube, No, 1.0, ~]
      - prompt: Yes
        choices: ["The Rhine: long", The Elbe]
    captions:
      - A train leaves.
    """

  static let question = """
    screen: Question
    bar: { leading: Back, trailing: { from: captions } }
    stack:
      - text: { from: questions.prompt }
        role: prompt
      - media: picture
        aspect: 1.5
        ceiling: 300
      - control: { from: questions.choices }
        role: choice
        repeat: 3
      - gap: 24
      - row:
          - text: Name
            style: body
            width: content
          - text: Age
            style: body
            lines: 2
            width: 80
          - stack:
              - media: face
                height: 40
                fixed: true
            spacing: 2
            width: fill
          - reserve: 54
            width: { weight: 2 }
        spacing: 4
        name: person
    dock:
      - control: Speak
        diameter: 48
      - control: Help
        label: hidden
        icon: { size: 24 }
        target: 56
      - control: Next
        role: choice
        padding: 6
        icon: { size: 20, position: above, spacing: 3 }
        width: fill
    """

  static let settings = """
    screen: Settings
    stack:
      - list:
          row:
            - text: { from: captions }
              style: body
          spacing: 8
          count: 40
          pager: { earlier: Earlier, later: Later, role: choice }
      - sections:
          spacing: 16
          pager: { earlier: { from: captions }, later: Later, style: heading, lines: 1 }
          each:
            - section: Text size
              stack:
                - text: Large
                  style: body
              spacing: 3
    """
}
