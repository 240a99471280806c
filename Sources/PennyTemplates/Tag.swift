import PennyDiagnostics

/// One `{{…}}` of a template.
struct Tag: Equatable, Sendable {
    enum Kind: Sendable {
        case variable, unescaped, section, inverted, close, partial, parent, block, comment

        /// The kinds that go on until a `{{/name}}`.
        var opens: Bool {
            switch self {
            case .section, .inverted, .parent, .block: true
            case .variable, .unescaped, .close, .partial, .comment: false
            }
        }

        /// The kinds that show nothing in their own place: a line with one of them alone
        /// leaves no empty line behind.
        var isSilent: Bool { self != .variable && self != .unescaped }
    }

    let kind: Kind
    let name: String
    /// The parts of a dotted name; none for `.`, which is the value at hand.
    let path: [String]
    let location: SourceLocation
    /// Where text that can be seen begins between the tag before and this one.
    let textBefore: SourceLocation?

    init(kind: Kind, name: String, location: SourceLocation, textBefore: SourceLocation?) {
        self.kind = kind
        self.name = name
        self.location = location
        self.textBefore = textBefore
        path = name == "." ? [] : name.split(separator: ".").map(String.init)
    }
}

/// A text of a template, and the tag that ends it; none at the end of the file.
struct TemplatePiece: Equatable, Sendable {
    var text: [UInt8]
    let tag: Tag?
    /// What a partial that is alone on its line stands behind.
    var indentation: [UInt8] = []
}
