import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown
import PennyMarkup

/// The outcome of rendering one saved set.
struct SetOutcome: Sendable {
    var record: SetRecord?
    var diagnostics: [Diagnostic] = []
    var pending: [PendingDiagnostic] = []
    var rendered = ArtifactRenderer.ArtifactOutcome()

    func stops(_ isStrict: Bool) -> Bool {
        let all = diagnostics + pending.map(\.diagnostic)
        return all.contains { isStrict || $0.severity == .error }
    }
}

extension SetRenderer {
    /// Renders one set, or reuses what an earlier rendering has left.
    ///
    /// - Parameter layout: nil to compute and check without rendering.
    func outcome(
        _ index: Int, in layout: Layout?, isStrict: Bool, _ reuse: (any ReusePolicy)?,
        _ isStopped: StopFlag, _ sink: ArtifactRenderer.FileSink
    ) -> SetOutcome {
        var outcome: SetOutcome
        switch reuse?.decision(index, catalog.heads[index]) ?? .nothing {
        case .all(let record):
            outcome = SetOutcome()
            outcome.rendered.rows = record.rows
            outcome.record = record
            return outcome
        case .rejected: return SetOutcome()
        case .data(let files):
            outcome = render(index, in: layout, isStrict: isStrict, isStopped) {
                (path, content) throws(DiagnosticError) in
                if let made = files.made(path) { return made }
                return try sink(path, content)
            }
            outcome.record?.reused = .data
        case .nothing:
            outcome = render(index, in: layout, isStrict: isStrict, isStopped, sink)
        }
        // The stamps of its files are in its record.
        outcome.rendered.files = []
        return outcome
    }

    /// Renders one set without looking at earlier renderings.
    func render(
        _ index: Int, in layout: Layout?, isStrict: Bool, _ isStopped: StopFlag,
        _ sink: ArtifactRenderer.FileSink
    ) -> SetOutcome {
        var outcome = SetOutcome()
        let set: SavedSet
        do throws(DiagnosticError) {
            set = try reader.set(catalog.heads[index])
        } catch {
            outcome.diagnostics = error.diagnostics
            return outcome
        }
        var result: SetResult?
        do throws(DiagnosticError) {
            result = try figures.result(of: set, at: index)
        } catch {
            outcome.diagnostics = error.diagnostics
        }
        let log = DependencyRecorder()
        let figureIndex = pages.site.content.figures.knowing(result?.set, recordingTo: log)
        let parsed = parsedBody(of: set, index, result?.set)
        let links = links(index, result?.set, parsed?.body, recordingTo: log)
        var checker = ReferenceChecker(figureIndex, links, glossary)
        if let parsed {
            outcome.diagnostics += parsed.faults
            _ = checker.check(parsed.body)
        }
        checker.check(set)
        outcome.pending = checker.pending
        guard let result else { return outcome }
        outcome.pending += changes(result.set)
        let artifact = artifact(index, result, parsed?.body, figureIndex, links)
        let sound =
            catalog.heads[index].isSound && outcome.diagnostics.isEmpty && outcome.pending.isEmpty
        if let layout, catalog.hasPage(index), !outcome.stops(isStrict) {
            outcome.rendered = rendered(artifact, in: layout, isStopped, sink)
        }
        outcome.record = record(
            artifact, index, parsed?.body, outcome.rendered,
            dependencies(of: set, parsed?.body, log)
        )
        outcome.record?.isSound = sound && outcome.rendered.faults.isEmpty
        return outcome
    }

    /// Renders a set at its address in the whole site.
    private func rendered(
        _ artifact: SetArtifact, in layout: Layout, _ isStopped: StopFlag,
        _ sink: ArtifactRenderer.FileSink
    ) -> ArtifactRenderer.ArtifactOutcome {
        if prefix.isEmpty { return ArtifactRenderer.render(artifact, in: layout, isStopped, sink) }
        let inSite = EditionArtifact(
            artifact: artifact, edition: pages.site.site.edition, layout: layout)
        return ArtifactRenderer.render(inSite, in: layout, isStopped, sink)
    }

    // MARK: - Parts of a rendering

    func parsedBody(
        of set: SavedSet, _ index: Int, _ computed: ComputedSet?
    ) -> (body: AnalyzedTexts.Body, faults: [Diagnostic])? {
        let head = catalog.heads[index]
        if head.isRow { return nil }
        return parser.body(
            of: set, head.path, head.address(), tables: computed?.anchors ?? [])
    }

    /// The links of the site, with the set's own page among the targets.
    func links(
        _ index: Int, _ computed: ComputedSet?, _ body: AnalyzedTexts.Body?,
        recordingTo log: DependencyRecorder? = nil
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
        return links.knowing(body.path, target ?? .faulty, recordingTo: log)
    }

    func artifact(
        _ index: Int, _ result: SetResult, _ body: AnalyzedTexts.Body?,
        _ figureIndex: FigureIndex, _ links: LinkResolver
    ) -> SetArtifact {
        let text = body.map { body in
            pages.site.text(of: body, on: body.page, figureIndex, links) { id in
                if id == result.set.set.id { return result.result }
                return catalog.index(of: id).flatMap {
                    figures.result($0, isRetained: false)?.result
                }
            }
        }
        return pages.artifact(index, result, text, figureIndex)
    }

    /// Reports figures that have changed since they were saved, as readers rely on them.
    private func changes(_ set: ComputedSet) -> [PendingDiagnostic] {
        if set.changes.isEmpty { return [] }
        let numbers = NumberWriter(for: pages.site.site.readers, currency: set.currency)
        return set.changes.map { change, shown in
            let fault = Fault.reference.figureChanged(
                shown.name, numbers.text(change.then),
                change.now.map { numbers.text($0) })
            return PendingDiagnostic(Diagnostic(fault, at: shown.location))
        }
    }

    private func dependencies(
        of set: SavedSet, _ body: AnalyzedTexts.Body?, _ log: DependencyRecorder
    ) -> SetDependencies? {
        SetDependencies(
            figures: log.figures, targets: log.targets, origin: set.origin?.text,
            words: set.terms.map(\.text),
            looksForTerms: body.map { !$0.isEmpty } ?? false
        ).unlessEmpty
    }

    private func record(
        _ artifact: SetArtifact, _ index: Int, _ body: AnalyzedTexts.Body?,
        _ rendered: ArtifactRenderer.ArtifactOutcome,
        _ dependencies: SetDependencies?
    ) -> SetRecord {
        let set = artifact.computed
        let writer = NumberWriter(for: pages.site.site.readers, currency: set.currency)
        let named = set.set.terms.map(\.text)
        let linked = body?.terms ?? []
        return SetRecord(
            setIndex: index, title: artifact.result.title, summary: artifact.result.summary,
            highlights: CardFigures(set.figures, set.answer, writer),
            comparison: ComparisonInputs(set.set.inputs, set.currency),
            hasTable: artifact.result.table != nil,
            date: set.set.date, tags: set.set.tags, groups: set.set.groups,
            search: SearchText(artifact.prose, tags: set.set.tags).reduced(),
            terms: named.isEmpty && linked.isEmpty ? [] : Array(linked.union(named)),
            rows: rendered.rows, files: SetFiles(rendered.files), dependencies: dependencies)
    }
}
