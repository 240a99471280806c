import ArgumentParser
import PennyDiagnostics

/// Suggests the command for an unknown one.
enum UnknownCommand {
    static func refuse(_ arguments: [String]) throws {
        guard let word = arguments.first, !word.hasPrefix("-"), word != "help",
            !names.contains(word)
        else { return }
        let meant = synonyms[word.lowercased()] ?? nearMiss(to: word, among: names)
        throw ValidationError(
            "Unknown command '\(word)'." + (meant.map { " Did you mean '\($0)'?" } ?? ""))
    }

    private static let names = PennypressCommand.configuration.subcommands.compactMap { command in
        command.configuration.commandName
    }

    /// The names of commands in other programs.
    private static let synonyms = [
        "ls": "list", "sets": "list", "rm": "remove", "delete": "remove", "del": "remove",
        "add": "save", "edit": "adjust", "change": "adjust", "set": "adjust", "cat": "show",
        "view": "show", "recall": "show", "get": "show", "init": "new", "create": "new",
        "make": "build", "validate": "check", "calculate": "compute", "run": "compute",
        "compare": "diff",
    ]
}
