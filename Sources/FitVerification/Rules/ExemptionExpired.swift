internal import ScreenModel

/// An exemption has expired.
///
/// **What it checks.** The `expires` day of each item of `allow` in `app.yml` against today. From the day after on the exemption holds no more: what it
/// allowed is an error again.
///
/// **Why it matters.** An exemption is a debt with a date, so that nobody has to remember it.
///
/// **What to do.** Mend what was allowed and take the exemption out, or agree on a new day.
enum ExemptionExpired {
  static func message(rule: String, day: CalendarDay) -> String {
    "the exemption of \(rule) expired on \(day)"
  }
}
