import Foundation
import PennyTestSupport
import Testing

/// Runs the commands and examples in documents, so that they are proved to work.
@Suite("Commands and examples of the manual and README.md") struct DocumentCommandTests {
    /// The manual's pages and README.md, without those that only have messages.
    static let documents: [RepositoryFile] = {
        let pages = (try? Repository.files(under: ManualPage.folder, endingIn: [".md"])) ?? []
        let readme =
            (try? RepositoryFile(
                path: "README.md", text: Repository.text(of: "README.md"))).map { [$0] }
        return (readme ?? [])
            + pages.filter { !$0.path.hasPrefix("\(ManualPage.folder)/\(FaultPages.folder)/") }
    }()

    static let withSteps = documents.filter { !DocumentScript($0.text).steps.isEmpty }

    /// Commands of other programs, which need a network, another machine or the right to install.
    /// Only their words are checked.
    private static let others = [
        "apt", "aws", "curl", "gh", "hledger", "hugo", "make", "npx", "parallel", "podman",
        "rclone",
        "rsync", "sha256sum", "ssh", "tar", "git", "jq", "man",
    ]

    @Test func `there are documents with steps`() {
        #expect(Self.withSteps.count > 35)
    }

    @Test(arguments: withSteps.map(\.path))
    func `what a document tells people to do works`(_ path: String) async throws {
        let document = try #require(Self.withSteps.first { $0.path == path })
        let script = DocumentScript(document.text)
        for case .nameless(let line) in script.steps {
            Issue.record("\(path):\(line): the text does not say which file this is")
        }
        let folder = try CommandFolder()
        try folder.write(script.script, to: "../steps.sh")
        for program in Self.others {
            try folder.write("#!/bin/sh\nexit 0\n", to: "../others/\(program)")
        }
        try folder.write(Self.previewThatEnds, to: "../others/pennypress")
        let result = try await folder.run(
            "chmod +x ../others/* && real=$(command -v pennypress) PATH=\"$PWD/../others:$PATH\" "
                + "sh ../steps.sh")
        #expect(result.status == 0, "\(path)\n\(result.messages)")
    }

    /// Runs the preview until it has printed its address, as it would not end by itself.
    private static let previewThatEnds = """
        #!/bin/sh
        [ "$1" = serve ] || exec "$real" "$@"
        "$real" "$@" --port 0 >preview.log 2>&1 &
        preview=$!
        for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
            if grep -q http:// preview.log; then break; fi
            sleep 0.5
        done
        kill "$preview"
        grep -q http:// preview.log && rm preview.log

        """

    @Test func `every command and option that a document names exists`() async throws {
        let known = try await CommandHelp.ofTheProgram()
        for document in Self.documents {
            for (line, words) in Self.commands(in: document) {
                for fault in Self.faults(of: words, known) {
                    Issue.record("\(document.path):\(line): \(fault)")
                }
            }
        }
    }

    /// The words of each command in code, which can be in a sentence or a block.
    private static func commands(in document: RepositoryFile) -> [(line: Int, words: [String])] {
        document.lines.enumerated().flatMap { number, line in
            let codes = line.matches(of: /`([^`]*)`/).map { String($0.1) }
            let typed = line.hasPrefix("pennypress ") || line.hasPrefix("  pennypress ")
            return (codes + (typed ? [line.trimmingCharacters(in: .whitespaces)] : []))
                .filter { $0.hasPrefix("pennypress ") }
                .map { command in
                    let command = command.prefix { !"|;>&".contains($0) }
                    return (number + 1, command.split(separator: " ").map(String.init))
                }
        }
    }

    private static func faults(of words: [String], _ program: CommandHelp) -> [String] {
        var command = program
        var faults: [String] = []
        var rest = words.dropFirst()
        if rest.first == "help" { rest = [] }
        while let word = rest.first,
            let child = command.shown.first(where: { $0.commandName == word })
        {
            command = child
            rest = rest.dropFirst()
        }
        if command.commandName == program.commandName, let word = rest.first,
            word.wholeMatch(of: /[a-z]+/) != nil
        {
            return ["“pennypress \(word)” is no command"]
        }
        // `import FILE` is `import sets FILE`.
        let all = [command] + command.shown
        for word in rest where word.hasPrefix("--") && word.count > 2 {
            let option = String(word.prefix { $0 != "=" && $0 != "`" })
            let has = all.contains { command in
                (command.arguments ?? []).contains {
                    ($0.names ?? []).contains { $0.typed == option }
                }
            }
            if !has, option != "--generate-completion-script" {
                faults.append("“\(command.commandName)” has no option \(option)")
            }
        }
        return faults
    }
}
