internal import ProjectFiles

/// The small project that `screenfit init` makes: an app with one screen, and all that a first run needs.
enum StarterProject {
  struct File {
    /// Relative to the project folder.
    var path: String
    /// What it is for, as a phrase.
    var purpose: String
    var text: String
  }

  /// In the order in which somebody would look at them.
  static let files =
    [
      File(path: "Screens/app/app.yml", purpose: "what all screens share", text: app),
      File(path: "Screens/app/home.yml", purpose: "the first screen", text: screen),
      File(path: "Screens/app/content/en/words.yml", purpose: "its words", text: words),
      File(path: "Devices/phones.yml", purpose: "the windows", text: devices),
      File(path: "Fonts/fonts.yml", purpose: "the faces that texts are measured with", text: fonts),
      File(
        path: ".github/workflows/screenfit.yml", purpose: "verifies each push on GitHub",
        text: workflow),
    ] + schemas

  /// Schemas of its files, which name them in a comment that editors look for.
  private static let schemas = [
    FileSchema.app, .screen, .content, .devices, .fonts,
  ].map { schema in
    File(
      path: "Schemas/\(schema.fileName)", purpose: "by which editors complete \(schema.files)",
      text: schema.text)
  }

  private static let app = #"""
    # What all screens of the app share. Lengths are points at the reference window.
    # yaml-language-server: $schema=../../Schemas/app.schema.json
    app: My app
    profile: ios          # whose rules break lines and round lengths: ios, android, web or flutter

    # The smallest window that the app is made for. Where “minimum” and “maximum” are not 1, lengths grow with the window.
    reference: { width: 375, height: 667, top: 20 }
    scale: { minimum: 1, maximum: 1 }

    padding: { top: 16, sides: 16, bottom: 16 }
    spacing: 12           # between the blocks of a stack
    bar: { style: button, padding: 8, below: 8 }
    control: { padding: 12, target: 44 }
    media: { floor: 96 }  # no picture is ever lower

    # Text styles of the platform; sizes of your own are written { size: 17, line-height: 22 }.
    styles:
      title: { text-style: title1 }
      body: { text-style: body }
      button: { text-style: body }

    # The sizes of Dynamic Type that readers can set and every screen must hold.
    text-sizes: { scale: ios-dynamic-type, sizes: [large, xxxLarge, accessibility1] }

    # Faces of Fonts/fonts.yml. The estimate is that of one character in em, for budgets.
    families:
      system: { face: system, bold-face: system-bold, estimate: 0.6 }

    # What a text is for: its style, and the lines it may take.
    roles:
      heading: { style: title, lines: 3 }
      introduction: { style: body, lines: 8 }
      buttonLabel: { style: button, lines: 1 }

    locales: [en]
    windows:
      lists: [phones]         # of Devices/
      orientations: [portrait]
      below-reference: list   # smaller windows are listed by name, not verified

    """#

  private static let screen = #"""
    # yaml-language-server: $schema=../../Schemas/screen.schema.json
    screen: Home
    stack:   # from top to bottom
      - text: { from: words.heading }      # any text of that list in content/en/: the worst one counts
        role: heading
      - media: picture                     # takes the height that the rest leaves, down to its floor
      - text: { from: words.introduction }
        role: introduction
      - control: { from: words.start }
        role: buttonLabel

    """#

  private static let words = #"""
    # yaml-language-server: $schema=../../../../Schemas/content.schema.json
    words:   # drawn by screens as { from: words.heading }
      - heading: Welcome to the garden
        introduction: Plant something small today, water it now and then, and see what has become of it in a week.
        start: Plant a seed

    """#

  private static let devices = #"""
    # yaml-language-server: $schema=../Schemas/devices.schema.json
    # The windows that the screens must hold, in points. Insets are what a status bar, a camera or a home indicator covers; what is
    # not known is left out, and counts as unknown.
    source: Copied from the lists that come with ScreenFit, apple-iphone and android-phone, where the sources stand.
    devices:
      - id: phone-small
        name: iPhone SE (3rd gen)
        platform: ios
        family: iphone
        width: 375
        height: 667
        pixel-scale: 2
        confidence: high
        insets:
          - { system: iOS 15-18, portrait: { top: 20, bottom: 0 } }
      - id: phone-medium
        name: iPhone 15
        platform: ios
        family: iphone
        width: 393
        height: 852
        pixel-scale: 3
        confidence: high
        insets:
          - { system: iOS 15-18, portrait: { top: 59, bottom: 34 } }
      - id: phone-large
        name: iPhone 15 Plus
        platform: ios
        family: iphone
        width: 430
        height: 932
        pixel-scale: 3
        confidence: high
        insets:
          - { system: iOS 15-18, portrait: { top: 59, bottom: 34 } }

    """#

  private static let fonts = #"""
    # yaml-language-server: $schema=../Schemas/fonts.schema.json
    # The faces that texts are measured with. A face is a file, pinned by its SHA-256: another file is an error, never another verdict.
    # On Debian “package” installs it. Add the fonts of your own app in the same way, with a folder of yours among the folders.
    folders: [/usr/share/fonts, /usr/local/share/fonts, /Library/Fonts]

    faces:
      # San Francisco cannot be had: Roboto stands in for it, with its allowance for what it may be too narrow and San Francisco's line.
      system:
        file: truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf
        package: fonts-roboto-unhinted
        sha256: 797e35f7f5d6020a5c6ea13b42ecd668bcfb3bbc4baa0e74773527e5b6cb3174
        allowance: 0.04
        line: { ascent: 0.9521484375, descent: 0.2412109375 }
      system-bold:
        file: truetype/roboto/unhinted/RobotoTTF/Roboto-Bold.ttf
        package: fonts-roboto-unhinted
        sha256: 36f3709dea3e3ce3c6aedc058079e55980825f898f1e901d091c73c40de8bab1
        allowance: 0.05
        line: { ascent: 0.9521484375, descent: 0.2412109375 }

    """#

  private static let workflow = #"""
    # Verifies every screen in every window on each push and pull request, and shows what does not fit beside its line.
    name: ScreenFit
    on: [push, pull_request]

    jobs:
      screens:
        runs-on: ubuntu-latest
        container: swift:6.2-bookworm
        steps:
          - uses: actions/checkout@v4
          # Where you got ScreenFit from; the first build takes a few minutes and is then kept.
          - uses: actions/checkout@v4
            with: { repository: OWNER/screenfit, path: .screenfit }
          - uses: actions/cache@v4
            with: { path: .screenfit/.build, key: "screenfit-${{ hashFiles('.screenfit/Package.swift') }}" }
          - run: apt-get update && apt-get install -y make && make -C .screenfit install
          - run: screenfit replay --format github --output markdown=screenfit.md
          - if: always()
            run: cat screenfit.md >> "$GITHUB_STEP_SUMMARY"

    """#
}
