import PennyDiagnostics

/// One `{{…}}` of a template.
struct Tag: Equatable, Sendable {
    enum Kind: Sendable {
        case variable, unescaped, section, inverted, close, partial, parent, block

        /// The kinds that go on until a `{{/name}}`.
        var opens: Bool {
            switch self {
            case .section, .inverted, .parent, .block: true
            case .variable, .unescaped, .close, .partial: false
            }
        }
    }

    let kind: Kind
    let name: String
    let location: SourceLocation
    /// Where text that can be seen begins between the tag before and this one.
    let textBefore: SourceLocation?
}
