// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target of the package is built with.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// What every C target is built with.
let strictC: [CSetting] = [
  .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
]

/// Rounding calls the C mathematics library, which Linux links only when asked to.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

func library(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strict,
    linkerSettings: mathematics)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name), "FitTestSupport"] + dependencies,
    exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "screenfit",
  products: [
    .library(name: "ScreenFit", targets: ["ScreenFit"]),
    .executable(name: "screenfit", targets: ["ScreenFitCommand"]),
  ],
  targets: [
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-uc",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CCrypto", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .target(
      name: "CSegmentation", dependencies: ["CICU"],
      cSettings: strictC),

    library("ScreenModel", []),
    library("ProjectFiles", ["ScreenModel", "CYAML"]),
    library("TextMeasure", ["ScreenModel", "CFreeType", "CHarfBuzz", "CSegmentation", "CCrypto"]),
    library("StackLayout", ["ScreenModel"]),
    library("FitVerification", ["ScreenModel", "StackLayout", "TextMeasure", "ProjectFiles"]),
    library("FitReporting", ["ScreenModel", "StackLayout", "ProjectFiles", "FitVerification"]),
    library(
      "FitPictures", ["ScreenModel", "StackLayout", "TextMeasure", "FitVerification", "CCairo"]),
    library(
      "FitSite",
      [
        "ScreenModel", "StackLayout", "TextMeasure", "FitVerification", "FitReporting",
        "FitPictures",
      ],
      resources: [
        .embedInCode("Web/index.html"), .embedInCode("Web/report.css"),
        .embedInCode("Web/report.js"),
        .embedInCode("Web/picture.js"),
      ]),
    library("ScreenFit", ["ScreenModel", "ProjectFiles", "FitVerification", "FitReporting"]),
    .executableTarget(
      name: "ScreenFitCommand",
      dependencies: [
        "ScreenModel", "ProjectFiles", "TextMeasure", "StackLayout", "FitVerification",
        "FitReporting", "FitPictures", "FitSite",
      ],
      swiftSettings: strict),

    .target(
      name: "CShapingBaseline", dependencies: ["CHarfBuzz"],
      cSettings: strictC),
    .executableTarget(
      name: "screenfit-benchmark",
      dependencies: [
        "ScreenModel", "ProjectFiles", "TextMeasure", "StackLayout", "FitVerification",
        "CShapingBaseline",
      ],
      swiftSettings: strict, linkerSettings: mathematics),

    .target(
      name: "FitTestSupport", dependencies: ["ScreenModel"], path: "Tests/FitTestSupport",
      swiftSettings: strict),
    tests("ScreenModel", []),
    tests("ProjectFiles", ["ScreenModel"]),
    tests("TextMeasure", ["ScreenModel", "ProjectFiles"]),
    tests("StackLayout", ["ScreenModel"]),
    tests("FitVerification", ["ScreenModel", "StackLayout", "ProjectFiles", "TextMeasure"]),
    tests(
      "FitReporting", ["ScreenModel", "StackLayout", "ProjectFiles", "FitVerification"],
      exclude: ["Golden"]),
    tests(
      "FitPictures",
      ["ScreenModel", "StackLayout", "TextMeasure", "FitVerification", "ProjectFiles"],
      exclude: ["Golden"]),
    tests("ScreenFit", []),
    tests("ScreenFitCommand", ["ScreenModel", "StackLayout", "ProjectFiles", "FitReporting"]),
  ],
  cLanguageStandard: .c11
)

// Fuzzers are built by `make fuzz` only, which links libFuzzer to them.
if Context.environment["SCREENFIT_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "screenfit-fuzz",
      dependencies: [
        "ScreenModel", "ProjectFiles", "TextMeasure", "FitVerification", "FitReporting",
      ],
      path: "Fuzz", swiftSettings: strict, linkerSettings: mathematics))
}
