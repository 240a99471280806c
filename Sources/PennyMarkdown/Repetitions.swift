import PennyDiagnostics

/// Counts repetitions in a text, which are reported at most a hundred times for a file.
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
