import PennyDiagnostics

/// Suggests what was meant, as long as that takes no time anybody notices: one
/// wrong word in a table of thousands of rows is a fault a row, each compared
/// with thousands of names.
final class Suggestions {
    private var comparisonsLeft = 200_000

    func nearMiss(to word: String, among names: [String]) -> String? {
        guard comparisonsLeft >= names.count else { return nil }
        comparisonsLeft -= names.count
        return PennyDiagnostics.nearMiss(to: word, among: names)
    }
}
