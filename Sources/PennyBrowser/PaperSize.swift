/// The paper size of a document.
public enum PaperSize: String, CaseIterable, Sendable {
    case a4
    case letter

    /// Width and height in inches.
    var inches: (width: Double, height: Double) {
        switch self {
        case .a4: (210 / 25.4, 297 / 25.4)
        case .letter: (8.5, 11)
        }
    }
}
