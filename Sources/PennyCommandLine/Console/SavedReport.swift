import PennySite
import ArgumentParser
import PennyContent
import PennyEngine
import PennyLibrary
import PennyMarkup

/// Says how saving a set has ended: its figures, then the outcome in words and in
/// the exit status.
struct SavedReport {
    private let open: OpenLibrary

    init(_ open: OpenLibrary) { self.open = open }

    func report(_ outcome: SaveOutcome) throws {
        let result =
            switch outcome {
            case .saved(_, let result, _, _), .duplicate(_, let result), .full(_, _, let result):
                result
            }
        try Console.output(TextReport(result, style: open.context.style).summary(title: "").bytes)
        try conclude(outcome)
    }

    /// The outcome alone, where the figures have been shown.
    func conclude(_ outcome: SaveOutcome) throws {
        Console.message("\n" + text(of: outcome) + "\n")
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
            "not saved: \(folder.name)/ is full, with \(capacity) sets\n"
                + "  Remove one with “pennypress remove NAME”, or raise capacity under "
                + "library in site.yaml."
        }
    }

    private func day(of stored: StoredSet) -> String {
        guard let date = stored.set?.date else { return "" }
        return " of \(open.numbers(.usDollar).text(date))"
    }
}
