import ArgumentParser
import PennyEngine

/// Completes the names of inputs in the shell.
enum InputNames {
    /// The inputs of the kind after `save`.
    static let completion = CompletionKind.custom { words, index, _ in names(for: words, index) }

    private static func names(for words: [String], _ index: Int) -> [String] {
        let before = words.prefix(max(index, 0)).drop { $0 != "save" }.dropFirst()
        for word in before {
            if let calculator = CalculatorCatalog.builtIn[name: word] {
                return arguments(of: calculator)
            }
        }
        return []
    }

    static func arguments(of calculator: Calculator?) -> [String] {
        calculator?.fields.map { "\($0.name)=" } ?? []
    }
}
