/// Whether a node is seen in a cell, and if not, why.
package enum Presence: UInt8, BitwiseCopyable, Sendable {
  case shown
  /// Its condition does not hold.
  case elsewhere
  /// Another alternative fits.
  case notTaken
  /// It was dropped so that the rest fits.
  case shed
  /// Its place is held open, but another block of the reserve is shown.
  case heldOpen
  /// Nothing in it is laid out.
  case empty
}
