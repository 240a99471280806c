import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown

/// Resolves the requests of blocks: results of saved sets, tables of `data`, lists of pages, and
/// forms.
struct EmbedResolver {
    /// A block whose names are all resolved.
    enum ResolvedEmbed {
        case result(ResolvedResult)
        case data(ResolvedData)
        case pages(PageListRequest)
        /// The form of a set.
        case form(ComputedSet, title: String?)

        /// The sets whose results it shows in part.
        var sets: [ComputedSet] {
            switch self {
            case .result(let resolved): resolved.sets
            case .form(let set, _): [set]
            case .data, .pages: []
            }
        }
    }

    /// A part of one or several results.
    struct ResolvedResult {
        let request: EmbedRequest
        /// The sets of the results, without the results themselves.
        let sets: [ComputedSet]
        /// Ranges of rows, counted from 0.
        var rows: [Range<Int>] = []
    }

    let figures: FigureIndex
    let links: LinkResolver
    let context: EmbedContext
    private var hasForm = false
    private let columns = DataColumns()
    /// The resolved blocks without faults, by their words.
    private var known: [String: ResolvedEmbed] = [:]
    private var listCount = 0
    private(set) var pending: [PendingDiagnostic] = []

    init(_ figures: FigureIndex, _ links: LinkResolver, in context: EmbedContext) {
        self.figures = figures
        self.links = links
        self.context = context
    }

    /// - Parameter own: the set that `this` means.
    /// - Returns: nil where the block has faults, or a set has faults of its own.
    mutating func resolve(_ embed: MarkdownOutline.Embed, own: String?) -> ResolvedEmbed? {
        let words = embed.words
        if let resolved = known[words] { return resolved }
        let (request, faults) = EmbedRequest.read(embed, links.calculators)
        pending += faults.map { PendingDiagnostic($0) }
        let before = pending.count
        let resolved: ResolvedEmbed?
        switch request {
        case nil: return nil
        case .data(let request): resolved = self.resolve(request).map { .data($0) }
        case .pages(let request):
            if context == .set { report(.embed.noListHere, embed.location) }
            listCount += 1
            if listCount == BlockBounds.lists + 1 {
                report(.embed.tooManyLists(BlockBounds.lists), embed.location)
            }
            resolved = .pages(request)
        case .result(let request):
            resolved = self.resolve(request, own: own, embed.location)
        }
        guard pending.count == before, let resolved else { return nil }
        // A second form is a fault, whatever it says.
        if case .form = resolved { return resolved }
        known[words] = resolved
        return resolved
    }

    private mutating func resolve(
        _ request: EmbedRequest, own: String?, _ location: SourceLocation
    ) -> ResolvedEmbed? {
        var sets: [ComputedSet] = []
        for word in request.sets {
            if let set = set(word, own: own) { sets.append(set) }
        }
        guard sets.count == request.sets.count, let first = sets.first else { return nil }
        var resolved = ResolvedResult(request: request, sets: sets)
        switch request.show {
        case .chart: checkChart(request, of: first, location)
        case .table: resolved.rows = rows(request, of: first, location)
        case .figures: checkFigures(request, of: first)
        case .comparison: checkComparison(request, sets)
        case .form:
            if context != .page { report(.embed.noFormHere, location) }
            if hasForm { report(.embed.secondForm, location) }
            hasForm = true
            return .form(first, title: request.title)
        case .pages: break
        }
        return .result(resolved)
    }

    private mutating func resolve(_ request: DataRequest) -> ResolvedData? {
        let path = DataFile.path(named: request.file.text)
        switch links.data(at: path) {
        case .data(let file):
            var extractor = DataExtractor(request, file, columns)
            let resolved = extractor.read()
            pending += extractor.faults.map { PendingDiagnostic($0) }
            return resolved
        // Its own faults are reported.
        case .faulty: return nil
        default:
            let folder = DataFile.folderName + "/"
            let known = links.paths.filter { $0.hasPrefix(folder) && ContentFormat.isTable($0) }
                .map { String($0.dropFirst(folder.count)) }
            let name = String(path.dropFirst(folder.count))
            report(
                .dataFile.unknown(name, nearMiss(to: name, among: known), known),
                request.file.location)
            return nil
        }
    }

    private mutating func report(_ fault: Fault, _ location: SourceLocation) {
        pending.append(PendingDiagnostic(Diagnostic(fault, at: location)))
    }

    /// Finds the set with a name, which may have its folder before it.
    private mutating func set(_ word: EmbedRequest.Word, own: String?) -> ComputedSet? {
        let parts = word.text.split(separator: "/", omittingEmptySubsequences: false)
        let name = String(parts.last ?? "")
        switch figures.set(name, own: own) {
        case .failure(let error):
            pending.append(PendingDiagnostic(error, at: word.location))
            return nil
        case .success(let set):
            guard let set else { return nil }
            let folder = set.set.calculator.folder.name
            if parts.count > 1, parts.dropLast().joined(separator: "/") != folder {
                let named = parts.dropLast().joined(separator: "/")
                report(.embed.otherFolder(name, named), word.location)
                return nil
            }
            return set
        }
    }

    // MARK: - Parts of a result

    private mutating func checkChart(
        _ request: EmbedRequest, of set: ComputedSet, _ location: SourceLocation
    ) {
        let known = set.parts.charts
        if known.isEmpty { return report(.embed.noChart(set.set.id), location) }
        guard let part = request.part, !known.contains(part.text) else { return }
        let near = nearMiss(to: part.text, among: known)
        report(.embed.unknownChart(part.text, set.set.id, near, known), part.location)
    }

    private mutating func checkFigures(_ request: EmbedRequest, of set: ComputedSet) {
        let known = set.figures.map(\.name)
        for word in request.figures where !known.contains(word.text) {
            let near = nearMiss(to: word.text, among: known)
            let fault = Fault.reference.unknownFigure(
                word.text, set.set.id, near, known)
            pending.append(PendingDiagnostic(Diagnostic(fault, at: word.location)))
        }
    }

    private mutating func checkComparison(_ request: EmbedRequest, _ sets: [ComputedSet]) {
        for (word, set) in zip(request.sets, sets).dropFirst() {
            let hasCommon = sets[0].figures.contains { figure in
                set.figures.contains { $0.name == figure.name }
            }
            if !hasCommon || set.currency.code != sets[0].currency.code {
                report(.embed.nothingInCommon(sets[0].set.id, set.set.id), word.location)
            }
        }
    }

    /// Returns the requested rows of the table; empty for all rows.
    private mutating func rows(
        _ request: EmbedRequest, of set: ComputedSet, _ location: SourceLocation
    ) -> [Range<Int>] {
        let tables = set.parts.tables
        let known = tables.map(\.name)
        if known.isEmpty {
            report(.embed.noTable(set.set.id), location)
            return []
        }
        guard
            let table = request.part.map({ part in tables.first { $0.name == part.text } })
                ?? tables.first
        else {
            guard let part = request.part else { return [] }
            let near = nearMiss(to: part.text, among: known)
            report(
                .embed.unknownTable(part.text, set.set.id, near, known), part.location)
            return []
        }
        for word in request.columns where !table.columns.contains(word.text) {
            let near = nearMiss(to: word.text, among: table.columns)
            report(
                .embed.unknownColumn(word.text, table.name, near, table.columns),
                word.location)
        }
        return request.rows.compactMap { rows($0, of: table) }
    }

    private mutating func rows(
        _ word: EmbedRequest.Word, of table: ResultParts.TableNames
    ) -> Range<Int>? {
        let ends = word.text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = ends.compactMap { Int($0) }
        guard (1...2).contains(ends.count), numbers.count == ends.count,
            let first = numbers.first, let last = numbers.last, first <= last
        else {
            report(.embed.malformedRows(word.text), word.location)
            return nil
        }
        guard first >= 1, last <= table.rowCount else {
            report(
                .embed.unknownRows(word.text, table.name, table.rowCount), word.location)
            return nil
        }
        return first - 1..<last
    }
}
