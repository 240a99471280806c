import ArgumentParser
import PennyContent
import PennyDiagnostics

/// Inputs typed as `name=value`.
enum InputArguments {
    static func validate(_ arguments: [String], example: String) throws {
        for argument in arguments where !isPair(argument) {
            throw ValidationError(
                "“\(argument)” is not of the form name=value, such as \(example)"
                    + (argument.hasPrefix("-") ? "" : "; a value with blanks needs quotes"))
        }
        var names: Set<String> = []
        for argument in arguments {
            let name = pair(argument).name
            if !names.insert(name).inserted {
                throw ValidationError("“\(name)” is given twice")
            }
        }
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
}
