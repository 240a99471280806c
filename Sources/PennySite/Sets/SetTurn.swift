import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup

/// What a saved set leaves behind when it had its turn.
struct SetTurn: Sendable {
    var record: SetRecord?
    var diagnostics: [Diagnostic] = []
    var findings: [Finding] = []
    var printed = Press.Done()

    func stops(_ isStrict: Bool) -> Bool {
        let all = diagnostics + findings.map(\.diagnostic)
        return all.contains { isStrict || $0.severity == .error }
    }
}

extension SetPress {
    /// Gives one set its turn.
    ///
    /// - Parameter frame: nil to print nothing.
    func turn(
        _ place: Int, in frame: Frame?, isStrict: Bool, _ isStopped: Flag, _ take: Press.Take
    ) -> SetTurn {
        var turn: SetTurn
        switch reuse?.found(place, catalog.heads[place]) ?? .nothing {
        case .all(let record):
            turn = SetTurn()
            turn.printed.rows = record.rows
            turn.record = record
            return turn
        case .refused: return SetTurn()
        case .data(let marks):
            turn = made(place, in: frame, isStrict: isStrict, isStopped) {
                (path, content) throws(DiagnosticError) in
                if let made = marks.made(path) { return made }
                return try take(path, content)
            }
            turn.record?.reused = .data
        case .nothing:
            turn = made(place, in: frame, isStrict: isStrict, isStopped, take)
        }
        // The marks of its files are in its record.
        turn.printed.files = []
        return turn
    }

    /// Gives one set its turn, whatever was there before.
    func made(
        _ place: Int, in frame: Frame?, isStrict: Bool, _ isStopped: Flag, _ take: Press.Take
    ) -> SetTurn {
        var turn = SetTurn()
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
        let log = ReadLog()
        let index = pages.site.content.figures.knowing(whole?.set, noting: log)
        let outline = outline(of: set, place, whole?.set)
        let links = links(place, whole?.set, outline?.body, noting: log)
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
        let sound =
            catalog.heads[place].isSound && turn.diagnostics.isEmpty && turn.findings.isEmpty
        if let frame, catalog.hasPage(place), !turn.stops(isStrict) {
            turn.printed = printed(group, in: frame, isStopped, take)
        }
        turn.record = record(
            group, place, outline?.body, turn.printed, reads(of: set, outline?.body, log))
        turn.record?.isSound = sound && turn.printed.faults.isEmpty
        return turn
    }

    /// Prints a set at its address in the whole site.
    private func printed(
        _ group: SetGroup, in frame: Frame, _ isStopped: Flag, _ take: Press.Take
    ) -> Press.Done {
        if prefix.isEmpty { return Press.made(of: group, in: frame, isStopped, take) }
        let whole = EditionGroup(
            group: group, edition: pages.site.site.edition, frame: frame)
        return Press.made(of: whole, in: frame, isStopped, take)
    }

    // MARK: - Parts of a turn

    func outline(
        of set: SavedSet, _ place: Int, _ computed: ComputedSet?
    ) -> (body: CheckedContent.Body, faults: [Diagnostic])? {
        let head = catalog.heads[place]
        if head.isRow { return nil }
        return outliner.body(
            of: set, head.path, head.address(), tables: computed?.anchors ?? [])
    }

    /// The links of a site, with the set's own page at hand.
    func links(
        _ place: Int, _ computed: ComputedSet?, _ body: CheckedContent.Body?,
        noting log: ReadLog? = nil
    ) -> LinkResolver {
        let links = pages.site.content.links
        guard let body, !body.outline.links.isEmpty || !body.outline.embeds.isEmpty else {
            return links
        }
        let target = computed.map { set in
            LinkResolver.Target.page(
                address: body.page,
                anchors: PageAnchors.result(set.anchors, body.outline.headings))
        }
        return links.knowing(body.path, target ?? .faulty, noting: log)
    }

    func group(
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
        let numbers = NumberWriter(for: pages.site.site.readers, currency: set.currency)
        return set.changes.map { change, shown in
            let fault = SiteFault.figureChanged(
                shown.name, then: numbers.text(change.then),
                now: change.now.map { numbers.text($0) })
            return Finding(Diagnostic(.warning, fault, at: shown.location))
        }
    }

    private func reads(
        of set: SavedSet, _ body: CheckedContent.Body?, _ log: ReadLog
    ) -> SetReads? {
        SetReads(
            figures: log.figures, targets: log.targets, origin: set.origin?.text,
            words: set.terms.map(\.text),
            looksForTerms: body.map { !$0.isEmpty } ?? false
        ).unlessEmpty
    }

    private func record(
        _ group: SetGroup, _ place: Int, _ body: CheckedContent.Body?, _ printed: Press.Done,
        _ reads: SetReads?
    ) -> SetRecord {
        let set = group.computed
        let writer = NumberWriter(for: pages.site.site.readers, currency: set.currency)
        let named = set.set.terms.map(\.text)
        let linked = body?.terms ?? []
        return SetRecord(
            place: place, title: group.result.title, summary: group.result.summary,
            highlights: Highlights(set.figures, writer),
            pick: SetPick(set.set.inputs, set.currency), hasTable: group.result.table != nil,
            date: set.set.date, tags: set.set.tags, groups: set.set.groups,
            search: SearchText(group.prose, tags: set.set.tags).reduced(),
            terms: named.isEmpty && linked.isEmpty ? [] : Array(linked.union(named)),
            rows: printed.rows, marks: SetMarks(printed.files), reads: reads)
    }
}
