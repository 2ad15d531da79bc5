package import ScreenModel

/// The controls that texts of a role label.
package enum ControlLabels {
  /// Lists the controls whose label has a role, in the order of the screens; round ones, which show no label inside, are left out.
  package static func of(_ role: Role, in app: App) -> [Control] {
    var controls: [Control] = []
    for screen in app.screens {
      _ = screen.mappingBlocks { block in
        if case .control(let control) = block.kind, control.label?.role == role,
          control.diameter == nil
        {
          controls.append(control)
        }
        return block
      }
    }
    return controls
  }
}

extension Control {
  /// How much less width its label has than it has itself, in points at scale 1.
  package func taken(of app: App) -> Points {
    let icon = icon.map { $0.position == .leading ? $0.size + $0.spacing : 0 } ?? 0
    return 2 * (padding ?? app.control.padding) + icon
  }
}
