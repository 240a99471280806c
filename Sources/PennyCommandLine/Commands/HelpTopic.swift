import ArgumentParser
import PennyDiagnostics
import PennyEngine

/// The topic of `pennypress help`: a command, a calculator or a fault.
enum HelpTopic {
    /// The help for a calculator or fault; nil if the help of commands answers.
    ///
    /// - Throws: an error if nothing has the name.
    static func text(for arguments: [String]) throws -> String? {
        guard arguments.first == "help", arguments.count > 1 else { return nil }
        var commands = PennypressCommand.configuration.subcommands
        for (index, word) in arguments.dropFirst().enumerated() where !word.hasPrefix("-") {
            let names = commands.compactMap { $0.configuration.commandName }
            if let next = commands.first(where: { $0.configuration.commandName == word }) {
                commands = next.configuration.subcommands
            } else if index == 0, let calculator = CalculatorCatalog.builtIn[name: word] {
                return InputsText(calculator).text
            } else if index == 0, let text = try faults(word) {
                return text
            } else if !names.isEmpty {
                throw unknown(word, names, withCalculators: index == 0)
            }
        }
        return nil
    }

    /// The help for the word “faults” or the code of a fault; nil for another word.
    private static func faults(_ word: String) throws -> String? {
        if word == "faults" { return FaultCatalog.list }
        guard let code = FaultCode(word) else { return nil }
        guard let text = FaultCatalog.text(code) else {
            throw ValidationError(
                "No fault has the code \(code). 'pennypress help faults' lists them all.")
        }
        return text
    }

    private static func unknown(
        _ word: String, _ commands: [String], withCalculators: Bool
    ) -> ValidationError {
        let calculators = withCalculators ? CalculatorCatalog.builtIn.names : []
        let meant = nearMiss(to: word, among: commands + calculators, allowing: 2)
        return ValidationError(
            "There is no help about '\(word)'."
                + (meant.map { " Did you mean '\($0)'?" }
                    ?? " Name a command, or a calculator such as 'loan'."))
    }
}
