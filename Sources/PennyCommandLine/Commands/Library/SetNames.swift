import PennyLibrary
import ArgumentParser
import PennyDiagnostics

/// The names of the saved sets, for the shell to complete.
enum SetNames {
    static let completion = CompletionKind.custom { words, _, _ in names(for: words) }

    /// The shell cannot be told of a fault: it is told where the command runs.
    private static func names(for words: [String]) -> [String] {
        var options = LibraryOptions()
        options.site = site(in: words)
        do throws(DiagnosticError) {
            return try options.open().library.contents().sets.map(\.id)
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
