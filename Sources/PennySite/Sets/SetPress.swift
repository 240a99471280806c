import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup

/// Computes, checks and prints the saved sets, one at a time on each thread. Nothing of a set
/// stays but its record, so memory grows with the threads and not with what sets say.
struct SetPress: Sendable {
    /// What is left when all sets had their turn.
    struct Outcome {
        var records: [SetRecord] = []
        var diagnostics: [Diagnostic] = []
        var findings: [Finding] = []
        var printed = Press.Result()
    }

    /// What a set leaves behind.
    private struct Turn: Sendable {
        var record: SetRecord?
        var diagnostics: [Diagnostic] = []
        var findings: [Finding] = []
        var printed = Press.Done()

        func stops(_ isStrict: Bool) -> Bool {
            let all = diagnostics + findings.map(\.diagnostic)
            return all.contains { isStrict || $0.severity == .error }
        }
    }

    var pages: SetPages
    let figures: SetFigures
    let reader: SetReader
    let outliner: BodyOutliner
    private let glossary: GlossaryChecker
    private let catalog: SetCatalog

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

    /// Behind how many faults the rest of a file's sets is not computed: nobody mends so many
    /// at once.
    private static let faultLimit = 10_000
    /// So many sets have their turn before their faults are counted.
    private static let batch = 1_024

    /// Gives every set its turn.
    ///
    /// - Parameters:
    ///   - frame: nil to print nothing.
    ///   - take: takes each file of a page, from several threads at once. After the first fault
    ///     of a set nothing is printed any more, and the other sets are still checked.
    func run(
        _ workers: Workers, in frame: Frame?, isStrict: Bool, _ take: @escaping Press.Take
    ) -> Outcome {
        var outcome = Outcome()
        outcome.records.reserveCapacity(catalog.heads.count)
        var faults: [String: Int] = [:]
        let hasFaults = Flag()
        let isStopped = Flag()
        for start in stride(from: 0, to: catalog.heads.count, by: Self.batch) {
            let batch = start..<min(start + Self.batch, catalog.heads.count)
            let isFull = batch.map { faults[catalog.heads[$0].path, default: 0] >= Self.faultLimit }
            let turns = workers.map(batch.count) { index -> Turn in
                if isFull[index] { return Turn() }
                let turn = self.turn(
                    batch.lowerBound + index, in: hasFaults.isSet ? nil : frame,
                    isStrict: isStrict, isStopped, take)
                if turn.stops(isStrict) { hasFaults.set() }
                return turn
            }
            for (place, turn) in zip(batch, turns) {
                let path = catalog.heads[place].path
                if let record = turn.record { outcome.records.append(record) }
                guard faults[path, default: 0] < Self.faultLimit else { continue }
                let count = turn.diagnostics.count + turn.findings.count
                if count > 0 { faults[path, default: 0] += count }
                outcome.diagnostics += turn.diagnostics
                outcome.findings += turn.findings
                outcome.printed.add(turn.printed)
            }
        }
        return outcome
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
        return [group(pages.site.records.first?.place ?? 0)].compactMap(\.self)
    }

    private func turn(
        _ place: Int, in frame: Frame?, isStrict: Bool, _ isStopped: Flag, _ take: Press.Take
    ) -> Turn {
        var turn = Turn()
        let set: SavedSet
        do throws(DiagnosticError) {
            set = try reader.set(catalog.heads[place])
        } catch {
            turn.diagnostics = error.diagnostics
            return turn
        }
        var whole: SetFigures.Whole?
        do throws(DiagnosticError) {
            whole = try figures.result(of: set, at: place)
        } catch {
            turn.diagnostics = error.diagnostics
        }
        let index = pages.site.content.figures.knowing(whole?.set)
        let outline = outline(of: set, place, whole?.set)
        let links = links(place, whole?.set, outline?.body)
        var checker = TextChecker(index, links, glossary)
        if let outline {
            turn.diagnostics += outline.faults
            _ = checker.check(outline.body)
        }
        checker.check(set)
        turn.findings = checker.findings
        guard let whole else { return turn }
        turn.findings += changes(whole.set)
        let group = group(place, whole, outline?.body, index, links)
        turn.record = record(group, place, outline?.body)
        if let frame, catalog.hasPage(place), !turn.stops(isStrict) {
            turn.printed = Press.made(of: group, in: frame, isStopped, take)
        }
        return turn
    }

    // MARK: - Parts of a turn

    private func outline(
        of set: SavedSet, _ place: Int, _ computed: ComputedSet?
    ) -> (body: CheckedContent.Body, faults: [Diagnostic])? {
        let head = catalog.heads[place]
        if head.isRow { return nil }
        return outliner.body(
            of: set, head.path, head.address(), anchors: computed?.anchors ?? [])
    }

    /// The links of a site, with the set's own page at hand.
    private func links(
        _ place: Int, _ computed: ComputedSet?, _ body: CheckedContent.Body?
    ) -> LinkResolver {
        let links = pages.site.content.links
        guard let body, !body.outline.links.isEmpty else { return links }
        let target = computed.map { set in
            LinkResolver.Target.page(
                address: body.page,
                anchors: PageAnchors.result(set.anchors, body.outline.headings))
        }
        return links.knowing(body.path, target ?? .faulty)
    }

    private func group(
        _ place: Int, _ whole: SetFigures.Whole, _ body: CheckedContent.Body?,
        _ index: FigureIndex, _ links: LinkResolver
    ) -> SetGroup {
        let text = body.map { body in
            pages.site.text(of: body, on: body.page, index, links) { id in
                if id == whole.set.set.id { return whole.result }
                return catalog.place(of: id).flatMap { figures.result($0, isKept: false)?.result }
            }
        }
        return pages.group(place, whole, text, index)
    }

    /// A figure that has changed since it was saved is told: people rely on it.
    private func changes(_ set: ComputedSet) -> [Finding] {
        if set.changes.isEmpty { return [] }
        let numbers = NumberWriter(style: pages.site.site.style, currency: set.currency)
        return set.changes.map { change, shown in
            let fault = SiteFault.figureChanged(
                shown.name, then: numbers.text(change.then),
                now: change.now.map { numbers.text($0) })
            return Finding(Diagnostic(.warning, fault, at: shown.location))
        }
    }

    private func record(
        _ group: SetGroup, _ place: Int, _ body: CheckedContent.Body?
    ) -> SetRecord {
        let set = group.computed
        let writer = NumberWriter(style: pages.site.site.style, currency: set.currency)
        let named = set.set.terms.map(\.text)
        let linked = body?.terms ?? []
        return SetRecord(
            place: place, title: group.result.title, summary: group.result.summary,
            highlights: Highlights(set.figures, writer), hasTable: set.rowCount != nil,
            date: set.set.date,
            terms: named.isEmpty && linked.isEmpty ? [] : Array(linked.union(named)))
    }
}
