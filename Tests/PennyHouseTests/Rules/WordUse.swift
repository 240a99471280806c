import PennyTestSupport

/// The names of messages that sources use: `LoanWords.stepPaymentTitle`, or `Words.…` where the file
/// has a shorter name for the type; and those that templates use, in full:
/// `{{words.site.frame.skip}}`.
struct WordUse {
    private var uses: Set<String> = []
    /// The full names in templates, with the files that have them.
    private(set) var inTemplates: [String: String] = [:]

    init(of files: [RepositoryFile], templates: [RepositoryFile] = []) {
        for file in templates {
            for match in file.text.matches(of: /\{\{\s*words\.([\w.-]+)\s*\}\}/) {
                inTemplates[String(match.1)] = file.path
            }
        }
        for file in files {
            let short = file.text.firstMatch(of: /typealias Words = (\w+)/).map { String($0.1) }
            for line in file.lines where line.hasAny(of: ["Words."]) {
                for match in line.matches(of: /(\w*Words)\.`?(\w+)/) {
                    let type = match.1 == "Words" ? short ?? "Words" : String(match.1)
                    uses.insert("\(type).\(match.2)")
                }
            }
        }
    }

    /// Whether somebody uses a name of a type.
    func has(_ name: String, of type: String) -> Bool { uses.contains("\(type).\(name)") }
}
