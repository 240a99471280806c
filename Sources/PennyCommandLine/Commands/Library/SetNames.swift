import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyLibrary

/// Completes the names of saved sets in the shell.
enum SetNames {
    static let completion = CompletionKind.custom { words, _, _ in sets(for: words).map(\.id) }

    /// Completes names first, and after a name the inputs of its kind.
    static let andInputs = CompletionKind.custom { words, index, _ in
        namesOrInputs(for: words, index)
    }

    private static func namesOrInputs(for words: [String], _ index: Int) -> [String] {
        let before = words.prefix(max(index, 0)).drop { $0 != "adjust" }.dropFirst()
        let sets = sets(for: words)
        guard let set = sets.first(where: { before.contains($0.id) }) else {
            return sets.map(\.id)
        }
        return InputNames.arguments(of: set.set?.calculator)
    }

    /// The sets of the library; none after a fault, which the command itself reports.
    private static func sets(for words: [String]) -> [StoredSet] {
        var options = LibraryOptions()
        options.site = site(in: words)
        do throws(DiagnosticError) {
            return try options.open().library.contents().sets
        } catch {
            return []
        }
    }

    private static func site(in words: [String]) -> String? {
        guard let index = words.firstIndex(of: "--site"), index + 1 < words.count else {
            return nil
        }
        return words[index + 1]
    }
}
