/// The page about the exit status of each command, for scripts.
struct ExitStatusPage {
    private let program: CommandHelp

    init(_ program: CommandHelp) { self.program = program }

    var page: ManualPage {
        var lines = [
            "When a command ends, it gives a number to the shell.", "", "## All commands", "",
            "| status | means |", "|---:|---|",
        ]
        lines += program.statuses.map { "| `\($0.number)` | \(ManualPage.prose($0.meaning)) |" }
        lines += [
            "", "## Commands that say more", "", "| command | status | means |", "|---|---:|---|",
        ]
        for (words, command) in program.all().dropFirst() {
            for status in command.statuses
            where status.number != "64" && !status.meaning.hasPrefix("done")
                && !status.meaning.hasPrefix("it failed")
            {
                let name = words.joined(separator: " ")
                lines.append(
                    "| `\(name)` | `\(status.number)` | \(ManualPage.prose(status.meaning)) |")
            }
        }
        lines += [
            "",
            "Data goes to standard output and messages to standard error. With `--quiet`, the output has only",
            "warnings and errors.",
        ]
        return ManualPage(
            "reference/exit-statuses.md", title: "Exit statuses",
            description: "The number with which each command ends, for scripts and workflows.",
            order: 6,
            lines)
    }
}
