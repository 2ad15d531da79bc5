// swift-tools-version: 6.2
import PackageDescription

// An app's package whose tests verify its screens. It holds only what ScreenFit needs: Design/ with the screens, and the tests.
let package = Package(
  name: "Garden",
  dependencies: [
    // Of your own package: .package(url: "ADDRESS/screenfit.git", exact: "0.1.0")
    .package(name: "screenfit", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "ScreensTests", dependencies: [.product(name: "ScreenFit", package: "screenfit")])
  ]
)
