import PennyTestSupport

/// A page of the manual that is made from the program. No one edits it by hand.
struct ManualPage {
    /// The path from the top of the repository.
    let path: String
    let text: String

    /// The folder of the manual's pages.
    static let folder = "docs/manual/pages"

    /// All pages about the program's declarations; those about faults are `FaultPages`.
    static func reference() async throws -> [ManualPage] {
        let commands = try await CommandHelp.ofTheProgram()
        return CommandPages(commands).pages + [ExitStatusPage(commands).page] + KeyPages.all
            + TemplatePages.all + (try InputPages.all()) + [LimitsPage.page]
    }

    /// - Parameters:
    ///   - path: from the folder of the manual's pages.
    ///   - order: its rank in its section.
    init(
        _ path: String, title: String, description: String, order: Int, more: String = "",
        _ lines: [String]
    ) {
        self.path = "\(Self.folder)/\(path)"
        let head = [
            "---",
            "# Made from the program, and not edited by hand: see CONTRIBUTING.md, “The manual.”",
            "title: \(Self.quoted(title))", "description: \(Self.quoted(description))",
            "order: \(order)",
        ]
        let keys = more.isEmpty ? [] : [more]
        text = (head + keys + ["autolink: no", "---"] + lines).map { $0 + "\n" }.joined()
    }

    /// A text as a value of YAML. Braces in it are no figures.
    private static func quoted(_ text: String) -> String {
        let plain = text.replacing("{{", with: "").replacing("}}", with: "")
        return "\"\(plain.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    /// Text of the program as Markdown: options and commands in it are code.
    static func prose(_ text: String) -> String {
        text
            .replacing(/'(pennypress[^']*|make[^']*)'/) { "`\($0.1)`" }
            .replacing(/(^|[ (])(--[a-z][a-z-]*)/) { "\($0.1)`\($0.2)`" }
            .replacing(/(^|[^`])(\{\{[^ ]+\}\})/) { "\($0.1)`\($0.2)`" }
            .replacing("|", with: "\\|").replacing("<", with: "\\<").replacing("*", with: "\\*")
    }
}
