import PennyDiagnostics
import PennyText

/// An address by which a browser opens an editor at a location.
public struct EditorLink: Sendable {
    private let pattern: String

    /// The scheme that a desktop handler maps to any of several editors.
    public static let standard = EditorLink(pattern: known["editor"] ?? "")

    /// - Parameter name: the name of a known editor, or an address with `{path}` and optionally
    ///   `{line}` and `{column}`; nil for anything else.
    public init?(_ name: String) {
        if let known = Self.known[name] {
            pattern = known
        } else if Self.isPattern(name) {
            pattern = name
        } else {
            return nil
        }
    }

    private init(pattern: String) { self.pattern = pattern }

    /// The names of the known editors, in order.
    public static var names: [String] { known.keys.sorted() }

    private static let known = [
        "cursor": "cursor://file{path}:{line}:{column}",
        "editor": "editor://open?file={path}&line={line}&column={column}",
        "idea": "idea://open?file={path}&line={line}&column={column}",
        "sublime": "subl://open?url=file://{path}&line={line}&column={column}",
        "textmate": "txmt://open?url=file://{path}&line={line}&column={column}",
        "vscode": "vscode://file{path}:{line}:{column}",
        "vscodium": "vscodium://file{path}:{line}:{column}",
        "zed": "zed://file{path}:{line}:{column}",
    ]

    /// Whether the text is a valid address pattern. A link that runs in the page is none.
    private static func isPattern(_ text: String) -> Bool {
        guard let end = text.range(of: "://"), text.has("{path}") else { return false }
        let scheme = text[..<end.lowerBound]
        return scheme.first?.isLetter == true
            && scheme.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
            }
    }

    /// - Parameter path: the absolute path.
    func address(_ path: String, line: Int, column: Int) -> String {
        pattern.replacing("{path}", by: Self.encoded(path))
            .replacing("{line}", by: String(line))
            .replacing("{column}", by: String(column))
    }

    private static func encoded(_ path: String) -> String {
        let plain = "/-._~"
        return path.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                scalar.isASCII
                && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || plain.unicodeScalars.contains(scalar))
            if isPlain { return String(scalar) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }
}
