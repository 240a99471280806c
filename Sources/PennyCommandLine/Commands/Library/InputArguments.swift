import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyEngine

/// Inputs typed as `name=value`.
enum InputArguments {
    /// - Parameter options: the options of the command, without dashes.
    static func validate(_ arguments: [String], example: String, options: [String]) throws {
        try refuseInputsWithDashes(options)
        for (index, argument) in arguments.enumerated() where !isPair(argument) {
            try refuseUnknownOption(before: argument, options)
            let meant = meant(arguments, at: index)
            throw ValidationError(
                "“\(argument)” is not of the form name=value"
                    + (meant ?? ", such as \(example)"))
        }
        var names: Set<String> = []
        for argument in arguments {
            let (name, value) = pair(argument)
            if let advice = HeaderKeys.advice(meant(name), value, options) {
                throw ValidationError("“\(argument)” is not an input: \(advice)")
            }
            if !names.insert(name).inserted {
                throw ValidationError("“\(name)” is given twice")
            }
        }
    }

    /// The probable meaning of an input that the shell has split, or that is written as in a file:
    /// `rate = 4%`, `rate: 4%`, `term=10 years`.
    private static func meant(_ arguments: [String], at index: Int) -> String? {
        let argument = arguments[index]
        var rest = arguments[(index + 1)...].prefix { !isPair($0) }.drop { $0 == "=" }
        let parts = argument.split(maxSplits: 1) { ": =".contains($0) }.map(String.init)
        if let name = parts.first, names.contains(name) {
            if parts.count > 1 { rest.insert(parts[1], at: rest.startIndex) }
            let value = rest.joined(separator: " ").drop { $0 == " " || $0 == "=" }
            if !value.isEmpty { return ": write " + ShellWord.quoted("\(name)=\(value)") }
        }
        guard index > 0 else { return nil }
        let whole = ([arguments[index - 1], argument] + rest).joined(separator: " ")
        return "; a value with blanks needs quotes, as in " + ShellWord.quoted(whole)
    }

    /// The name, or the key that an unknown input probably means.
    private static func meant(_ name: String) -> String {
        if self.names.contains(name) || nearMiss(to: name, among: self.names.sorted()) != nil {
            return name
        }
        return nearMiss(to: name, among: SetDetails.names) ?? name
    }

    static func isPair(_ text: String) -> Bool {
        guard let equals = text.firstIndex(of: "=") else { return false }
        return equals > text.startIndex
    }

    static func pair(_ argument: String) -> (name: String, value: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), String(parts.last ?? ""))
    }

    static func typed(_ arguments: [String]) -> [TypedText] {
        arguments.map { argument in
            let (name, value) = pair(argument)
            return TypedText(name, value, at: SourceLocation.option(argument))
        }
    }

    // MARK: - Dashes

    /// Refuses `--rate=5%`. The parser would treat it as an option, and guess one.
    private static func refuseInputsWithDashes(_ options: [String]) throws {
        for word in words where word.hasPrefix("-") && isPair(word) {
            let (name, value) = pair(String(word.drop { $0 == "-" }))
            try refuseInput(name, value, typed: word, options)
        }
    }

    /// Refuses `--rate 5%` and `--save-as x` if there is no such option, rather than the value,
    /// which the parser reads as an argument.
    static func refuseUnknownOption(before argument: String, _ options: [String]) throws {
        for (word, next) in zip(words, words.dropFirst()) where next == argument {
            let name = String(word.drop { $0 == "-" })
            guard word.hasPrefix("-"), !name.isEmpty, !isPair(word), !options.contains(name)
            else { continue }
            try refuseInput(name, next, typed: word, options)
            let near = nearMiss(to: name, among: options)
            throw ValidationError(
                "Unknown option '\(word)'. "
                    + (near.map { "Did you mean '--\($0)'?" }
                        ?? "It can be \(alternatives(options.map { "--\($0)" }))."))
        }
    }

    private static func refuseInput(
        _ name: String, _ value: String, typed word: String, _ options: [String]
    ) throws {
        guard !options.contains(name), names.contains(name) else { return }
        throw ValidationError(
            "“\(word)” is not an option: inputs have no dashes, as in "
                + ShellWord.quoted("\(name)=\(value)"))
    }

    /// The words of the command line before `--`.
    private static let words = Array(ProgramArguments.words.prefix { $0 != "--" })
    private static let names = Set(CalculatorCatalog.builtIn.all.flatMap { $0.fields.map(\.name) })
}
