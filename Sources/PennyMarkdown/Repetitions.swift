import PennyDiagnostics

/// Counts how often a text says something, which is told no more than a hundred times of a file.
struct Repetitions {
    private var counts: [String: Int] = [:]

    /// Counts one more.
    ///
    /// - Returns: whether there were a hundred before it.
    mutating func isFull(_ word: String) -> Bool {
        let count = counts[word, default: 0]
        if count == DiagnosticPrinter.limit { return true }
        counts[word] = count + 1
        return false
    }
}
