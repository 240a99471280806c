/// A Swift name made from the parts of a message's name.
struct SwiftName {
    /// `stepInterestNumbers`
    let text: String

    /// Joins the parts between points and hyphens: `step.interest.numbers`, `rent-or-buy`.
    init(joining name: String) {
        var text = ""
        for part in name.split(whereSeparator: { $0 == "." || $0 == "-" || $0 == "_" }) {
            text += text.isEmpty ? String(part) : Self.capital(part)
        }
        self.text = text
    }

    /// `StepInterestNumbers`
    var capitalized: String { Self.capital(text[...]) }

    /// The name in a declaration.
    var declared: String { Self.keywords.contains(text) ? "`\(text)`" : text }

    /// The part of a name after its area: `step.interest` for `loan.step.interest`.
    static func withoutArea(_ name: [UInt8]) -> String {
        let text = String(decoding: name, as: UTF8.self)
        return String(text.drop { $0 != "." }.dropFirst())
    }

    private static func capital(_ word: Substring) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
        "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
