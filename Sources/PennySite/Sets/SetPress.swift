import PennyContent
import PennyDiagnostics
import PennyFiles

/// Computes, checks and prints the saved sets, one at a time on each thread. Nothing of a set
/// stays but its record, so memory grows with the threads and not with what sets say.
struct SetPress: Sendable {
    /// What is left when all sets had their turn.
    struct Outcome {
        var records: SetRecords
        fileprivate var faults = FaultCollector<Diagnostic>()
        fileprivate var found = FaultCollector<Finding>()
        var printed = Press.Result()

        var diagnostics: [Diagnostic] { faults.faults }
        var findings: [Finding] { found.faults }
    }

    var pages: SetPages
    let figures: SetFigures
    let reader: SetReader
    let outliner: BodyOutliner
    let glossary: GlossaryChecker
    let catalog: SetCatalog
    /// What of an earlier build can stay; nil for nothing.
    var reuse: (any SetFinding)?
    /// Which sets have their turn here, by their places; nil for all.
    var own: [Bool]?
    /// Counts the sets that had their turn.
    var count: PageCount?

    init(
        _ pages: SetPages, _ figures: SetFigures, _ reader: SetReader, _ outliner: BodyOutliner
    ) {
        self.pages = pages
        self.figures = figures
        self.reader = reader
        self.outliner = outliner
        glossary = GlossaryChecker(pages.site.site)
        catalog = pages.site.site.sets
    }

    /// What stands before the addresses of the edition.
    var prefix: String { pages.site.site.edition.prefix }

    /// Behind how many faults the rest of a file's sets is not computed: nobody mends so many
    /// at once.
    private static let faultLimit = TableLoader.faultLimit
    /// So many sets have their turn before their faults are counted.
    private static let batch = 1_024

    /// Gives every set its turn.
    ///
    /// - Parameters:
    ///   - frame: nil to print nothing.
    ///   - file: takes records that are too many for the memory.
    ///   - take: takes each file of a page, from several threads at once. After the first fault
    ///     of a set nothing is printed any more, and the other sets are still checked.
    func run(
        _ workers: Workers, in frame: Frame?, isStrict: Bool, _ file: ScratchFile? = nil,
        _ take: @escaping Press.Take
    ) -> Outcome {
        var outcome = Outcome(records: SetRecords(file: file))
        var faults: [String: Int] = [:]
        let hasFaults = Flag()
        let isStopped = Flag()
        count?.begin(.printing, adding: catalog.heads.count)
        let catalog = catalog
        for start in stride(from: 0, to: catalog.heads.count, by: Self.batch) {
            let batch = start..<min(start + Self.batch, catalog.heads.count)
            let isFull =
                faults.isEmpty
                ? [Bool](repeating: false, count: batch.count)
                : batch.map { faults[catalog.heads[$0].path, default: 0] >= Self.faultLimit }
            let turns = workers.map(batch.count) { index -> SetTurn in
                defer { count?.add(1) }
                if isFull[index] || !takesTurn(batch.lowerBound + index) { return SetTurn() }
                let turn = self.turn(
                    batch.lowerBound + index, in: hasFaults.isSet ? nil : frame,
                    isStrict: isStrict, isStopped, take)
                if turn.stops(isStrict) { hasFaults.set() }
                return turn
            }
            for (place, turn) in zip(batch, turns) {
                if let record = turn.record { outcome.records.append(record) }
                if turn.diagnostics.isEmpty, turn.findings.isEmpty {
                    outcome.printed.add(turn.printed)
                    continue
                }
                let path = catalog.heads[place].path
                guard faults[path, default: 0] < Self.faultLimit else { continue }
                faults[path, default: 0] += turn.diagnostics.count + turn.findings.count
                outcome.faults.add(turn.diagnostics)
                outcome.found.add(turn.findings)
                outcome.printed.add(turn.printed)
                if isLeft(place, faults[path, default: 0]) {
                    outcome.faults.add(.unreadRest(of: pages.site.site.folder.path(path)))
                }
            }
        }
        return outcome
    }

    /// Whether the sets behind a set are not computed, since their file has so many faults.
    private func isLeft(_ place: Int, _ faults: Int) -> Bool {
        faults >= Self.faultLimit && place + 1 < catalog.heads.count
            && catalog.heads[place + 1].path == catalog.heads[place].path
    }

    private func takesTurn(_ place: Int) -> Bool {
        !catalog.heads.isLeftOut(place) && own.map { $0[place] } ?? true
    }

    /// The group of a set, by which the template of all sets shows its faults, and of which a
    /// single page is made; nil for a set with faults.
    func group(_ place: Int) -> SetGroup? {
        do throws(DiagnosticError) {
            let set = try reader.set(catalog.heads[place])
            guard let whole = try figures.result(of: set, at: place) else { return nil }
            let body = outline(of: set, place, whole.set)?.body
            let index = pages.site.content.figures.knowing(whole.set)
            return group(place, whole, body, index, links(place, whole.set, body))
        } catch {
            // Its faults are told in its turn.
            return nil
        }
    }

    /// The group by which the template of all sets shows its faults: before their turns that of
    /// the first set, then that of the first without faults.
    var sample: [SetGroup] {
        if catalog.isEmpty { return [] }
        return [group(pages.site.records.places.first.map(Int.init) ?? 0)].compactMap(\.self)
    }
}
