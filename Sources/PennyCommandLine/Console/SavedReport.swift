import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyLibrary
import PennyMarkup
import PennySite

/// Reports the outcome of saving a set: its figures, then the outcome in words and in the exit
/// status.
struct SavedReport {
    private let open: OpenLibrary

    init(_ open: OpenLibrary) { self.open = open }

    /// Reports the outcome first, on standard error, as the figures may not be written.
    func report(_ outcome: SaveOutcome, figures: (Calculation) -> Bytes) throws {
        let result =
            switch outcome {
            case .saved(_, let result, _, _), .duplicate(_, let result), .full(_, _, let result):
                result
            }
        Console.message(text(of: outcome) + "\n\n")
        try Console.output(figures(result).bytes)
        switch outcome {
        case .saved: break
        case .duplicate: throw LibraryStatus.duplicate
        case .full: throw LibraryStatus.full
        }
    }

    func text(of outcome: SaveOutcome) -> String {
        switch outcome {
        case .saved(let stored, _, let count, let capacity):
            "saved “\(stored.id)” in \(stored.path), "
                + "\(count) of \(capacity) in \(stored.folder.name)/"
        case .duplicate(let stored, _):
            "not saved: the same inputs are in “\(stored.id)”\(day(of: stored)), \(stored.path)"
        case .full(let folder, let capacity, _):
            "not saved: \(folder.name)/ is full, with \(counted(capacity, "set"))\n"
                + "  Remove one with “pennypress remove NAME”, or raise capacity under "
                + "library in site.yaml."
        }
    }

    private func day(of stored: StoredSet) -> String {
        guard let date = stored.set?.date else { return "" }
        return " of \(open.numbers(.usDollar).text(date))"
    }
}
