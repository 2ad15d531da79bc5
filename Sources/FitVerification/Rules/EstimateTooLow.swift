/// The app's fit model expects fewer lines of a text than it really takes.
///
/// **What it checks.** In `compare` only: the lines that the estimating model gives a text, with one advance for every character of a family, against the
/// lines measured with the real face, in every place that shows the text, at the reference window.
///
/// **Why it matters.** The estimate stands in for the measure where no font is at hand, such as inside the app. It may expect a line too
/// many, never one too few: a screen that counts on the estimate would then not fit.
///
/// **What to do.** Raise `estimate:` of the family; `screenfit compare --calibrate` prints the smallest safe value for the app's texts.
enum EstimateTooLow {
  static func message(block: String, estimated: Int, measured: Int) -> String {
    "\(block) is estimated at \(estimated.lines) but takes \(measured)"
  }
}
