import PennyDiagnostics

/// One `{{…}}` of a template.
struct Tag: Equatable, Sendable {
    enum Kind: Sendable {
        case variable, unescaped, section, inverted, close, partial, parent, block, comment

        /// Whether the tag needs a `{{/name}}`.
        var opens: Bool {
            switch self {
            case .section, .inverted, .parent, .block: true
            case .variable, .unescaped, .close, .partial, .comment: false
            }
        }

        /// Whether the tag has no output of its own: a line with only such a tag is removed.
        var isSilent: Bool { self != .variable && self != .unescaped }
    }

    let kind: Kind
    let name: String
    /// The parts of a dotted name; empty for `.`, the current value.
    let path: [String]
    let location: SourceLocation
    /// The location of visible text between the previous tag and this one.
    let textBefore: SourceLocation?

    init(kind: Kind, name: String, location: SourceLocation, textBefore: SourceLocation?) {
        self.kind = kind
        self.name = name
        self.location = location
        self.textBefore = textBefore
        path = name == "." ? [] : name.split(separator: ".").map(String.init)
    }
}

/// A text of a template, and the tag after it; nil at the end of the file.
struct TemplatePiece: Equatable, Sendable {
    var text: [UInt8]
    let tag: Tag?
    /// The indentation of a partial that is alone on its line.
    var indentation: [UInt8] = []
}
