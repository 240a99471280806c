import PennyTestSupport

/// The names of messages that sources use: `LoanWords.stepPaymentTitle`, or `Words.…` where the
/// folder has a shorter name for its own type; and those that templates use, in full:
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
            let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
            for line in file.lines where line.hasAny(of: ["Words."]) {
                for match in line.matches(of: /(\w*Words)\.`?(\w+)/) {
                    let type = match.1 == "Words" ? folder + "/Words" : String(match.1)
                    uses.insert("\(type).\(match.2)")
                }
            }
        }
    }

    /// Whether somebody uses a name of a type whose file is in a folder.
    func has(_ name: String, of type: String, in folder: String) -> Bool {
        uses.contains("\(type).\(name)") || uses.contains("\(folder)/Words.\(name)")
    }
}
