package import ScreenModel

/// Differences that are no more than the noise of floating-point sums.
package enum FitTolerance {
  /// In points.
  package static let points: Points = 1e-6
}
