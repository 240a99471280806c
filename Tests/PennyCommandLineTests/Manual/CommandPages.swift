/// A page for each command, and one that lists them all.
struct CommandPages {
    private let commands: [(words: [String], command: CommandHelp)]

    init(_ program: CommandHelp) { commands = Array(program.all().dropFirst()) }

    var pages: [ManualPage] {
        [index] + commands.enumerated().map { page($1.words, $1.command, order: $0 + 1) }
    }

    private var index: ManualPage {
        var lines = [
            "Type `pennypress`, a command and its options. `pennypress help` and the name of a command "
                + "prints what its page says here.", "",
            "## All commands", "", "| command | does |", "|---|---|",
        ]
        for (words, command) in commands {
            let name = words.joined(separator: " ")
            let abstract = ManualPage.prose(command.abstract ?? "")
            lines.append("| [`\(name)`](\(Self.file(words))) | \(abstract) |")
        }
        lines += [
            "", "All commands have two more options: `--help` (or `-h`) and `--version`.",
            "[Exit statuses](../exit-statuses.md) says what a script learns from each command.",
        ]
        return ManualPage(
            "reference/commands/index.md", title: "Commands",
            description: "All commands of the program, each with what it does.", order: 1,
            more: "list: none", lines)
    }

    private static func file(_ words: [String]) -> String {
        words.dropFirst().joined(separator: "-") + ".md"
    }

    private func page(_ words: [String], _ command: CommandHelp, order: Int) -> ManualPage {
        let name = words.joined(separator: " ")
        let abstract = command.abstract ?? ""
        let all = (command.arguments ?? []).filter { $0.shouldDisplay && !$0.isOfAllCommands }
        var lines = [
            "```text", Self.usage(name, command, all), "```",
        ]
        for block in command.blocks {
            lines.append("")
            if block.isLiteral {
                lines += ["```text"] + block.lines.map { String($0.dropFirst(2)) } + ["```"]
            } else {
                lines += block.lines.map(ManualPage.prose)
            }
        }
        if !command.shown.isEmpty {
            lines += ["", "## Its commands", ""]
            for child in command.shown {
                let path = Self.file(words + [child.commandName])
                lines.append(
                    "- [`\(child.commandName)`](\(path)): \(ManualPage.prose(child.abstract ?? ""))"
                )
            }
        }
        lines += Self.list("Arguments", all.filter { $0.kind == "positional" })
        lines += Self.list("Options", all.filter { $0.kind != "positional" })
        if !command.statuses.isEmpty {
            lines += ["", "## Exit status", ""]
            lines += command.statuses.map { "- `\($0.number)`: \(ManualPage.prose($0.meaning))" }
        }
        return ManualPage(
            "reference/commands/\(Self.file(words))", title: name,
            description: abstract,
            order: order, lines)
    }

    private static func usage(
        _ name: String, _ command: CommandHelp, _ arguments: [CommandHelp.Argument]
    ) -> String {
        if !command.shown.isEmpty { return "\(name) COMMAND …" }
        let parts = arguments.map { argument in
            var text = argument.preferredName?.typed ?? ""
            if argument.kind != "flag" {
                text += (text.isEmpty ? "" : " ") + value(argument)
            }
            if argument.isRepeating { text += " …" }
            return argument.isOptional ? "[\(text)]" : text
        }
        return ([name] + parts).joined(separator: " ")
    }

    private static func value(_ argument: CommandHelp.Argument) -> String {
        (argument.valueName ?? "value").uppercased()
    }

    private static func list(_ title: String, _ arguments: [CommandHelp.Argument]) -> [String] {
        if arguments.isEmpty { return [] }
        return ["", "## \(title)"]
            + arguments.flatMap { argument in
                let names = (argument.names ?? []).map(\.typed).sorted().reversed()
                let value = argument.kind == "flag" ? "" : value(argument)
                let term =
                    names.isEmpty
                    ? "`\(value)`"
                    : names.map { "`\($0)\(value.isEmpty ? "" : " " + value)`" }
                        .joined(separator: ", ")
                var text = ManualPage.prose(argument.abstract ?? "")
                if let values = argument.allValues {
                    text += " One of \(values.map { "`\($0)`" }.joined(separator: ", "))."
                }
                if let value = argument.defaultValue { text += " Default: `\(value)`." }
                return ["", term, ": \(text)"]
            }
    }
}
