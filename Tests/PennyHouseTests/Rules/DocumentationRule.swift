import PennyTestSupport

/// Every public declaration of the engine says what it is. Exempt is what
/// explains itself: initialisers, operators and a protocol's standard names.
enum DocumentationRule {
    static let publicIsDocumented = HouseRule(name: "the engine's public names are documented") {
        file in
        guard file.belongs(to: "PennyEngine", "PennyNaturals", "PennyMessages") else { return [] }
        var isDocumented = false
        var findings: [Finding] = []
        for (index, line) in file.lines.enumerated() {
            let text = line.drop { $0 == " " }
            if text.hasPrefix("///") {
                isDocumented = true
            } else if !isAttribute(text) {
                if !isDocumented, text.hasAny(of: ["public"]), let name = publicName(in: text) {
                    let message = "public \(name) has no doc comment"
                    findings.append(Finding(path: file.path, line: index + 1, message: message))
                }
                isDocumented = false
            }
        }
        return findings
    }

    private static func isAttribute(_ text: Substring) -> Bool {
        text.hasPrefix("@") && !text.contains("public ")
    }

    /// `func rounded` for `public static func rounded(by rule: …`.
    private static func publicName(in text: Substring) -> String? {
        let pattern =
            #/
            ^ (?: @\S+ \s )* (?: \w+ \s )*? public \s (?: [\w()]+ \s )*?
            (struct|enum|class|actor|protocol|func|var|let|subscript|typealias) \b
            \ ? ([^\s(:=<]*)
            /#
        guard let match = text.firstMatch(of: pattern) else { return nil }
        let (kind, name) = (match.1, match.2)
        let isOperator = kind == "func" && !name.contains { $0.isLetter }
        if isOperator || ["description", "hash"].contains(name) { return nil }
        return name.isEmpty ? String(kind) : "\(kind) \(name)"
    }
}
