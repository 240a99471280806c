import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown

/// Finds what a block asks for: among the results of the saved sets, and in the tables of `data`.
struct EmbedChecker {
    /// A block all of whose names were found.
    enum Found {
        case result(FoundResult)
        case data(FoundData)
        case pages(PageListRequest)
        /// The form of a set.
        case form(ComputedSet, title: String?)

        /// The sets whose results it shows something of.
        var sets: [ComputedSet] {
            switch self {
            case .result(let found): found.sets
            case .form(let set, _): [set]
            case .data, .pages: []
            }
        }
    }

    /// A part of a result, or of several.
    struct FoundResult {
        let request: EmbedRequest
        /// Their results are not kept, but for what they are asked for.
        let sets: [ComputedSet]
        /// Stretches of rows, counted from 0.
        var rows: [Range<Int>] = []
    }

    let figures: FigureIndex
    let links: LinkResolver
    let place: EmbedPlace
    private var hasForm = false
    private let columns = DataColumns()
    /// The contents of blocks without faults, by all that they say.
    private var known: [String: Found] = [:]
    private var listCount = 0
    private(set) var findings: [Finding] = []

    init(_ figures: FigureIndex, _ links: LinkResolver, in place: EmbedPlace) {
        self.figures = figures
        self.links = links
        self.place = place
    }

    /// - Parameter own: the set that `this` means.
    /// - Returns: nil where something is wrong, or a set has faults of its own.
    mutating func found(_ embed: MarkdownOutline.Embed, own: String?) -> Found? {
        let words = embed.words
        if let found = known[words] { return found }
        let (request, faults) = EmbedRequest.read(embed)
        findings += faults.map { Finding($0) }
        let before = findings.count
        let found: Found?
        switch request {
        case nil: return nil
        case .data(let request): found = self.found(request).map { .data($0) }
        case .pages(let request):
            if place == .set { report(.noListHere, embed.location) }
            listCount += 1
            if listCount == BlockBounds.lists + 1 {
                report(.tooManyLists(limit: BlockBounds.lists), embed.location)
            }
            found = .pages(request)
        case .result(let request):
            found = self.found(request, own: own, embed.location)
        }
        guard findings.count == before, let found else { return nil }
        // A second form is a fault, whatever it says.
        if case .form = found { return found }
        known[words] = found
        return found
    }

    private mutating func found(
        _ request: EmbedRequest, own: String?, _ location: SourceLocation
    ) -> Found? {
        var sets: [ComputedSet] = []
        for word in request.sets {
            if let set = set(word, own: own) { sets.append(set) }
        }
        guard sets.count == request.sets.count, let first = sets.first else { return nil }
        var found = FoundResult(request: request, sets: sets)
        switch request.show {
        case .chart: checkChart(request, of: first, location)
        case .table: found.rows = rows(request, of: first, location)
        case .figures: checkFigures(request, of: first)
        case .comparison: checkComparison(request, sets)
        case .form:
            if place != .page { report(.noFormHere, location) }
            if hasForm { report(.secondForm, location) }
            hasForm = true
            return .form(first, title: request.title)
        case .pages: break
        }
        return .result(found)
    }

    private mutating func found(_ request: DataRequest) -> FoundData? {
        let path = DataFile.path(named: request.file.text)
        switch links.data(at: path) {
        case .data(let file):
            var reader = DataReader(request, file, columns)
            let found = reader.read()
            findings += reader.faults.map { Finding($0) }
            return found
        // Its own faults are told.
        case .faulty: return nil
        default:
            let folder = DataFile.folderName + "/"
            let known = links.paths.filter { $0.hasPrefix(folder) && $0.hasSuffix(".csv") }
                .map { String($0.dropFirst(folder.count)) }
            let name = String(path.dropFirst(folder.count))
            report(
                .unknownData(name, near: nearMiss(to: name, among: known), known: known),
                request.file.location)
            return nil
        }
    }

    private mutating func report(_ fault: EmbedFault, _ place: SourceLocation) {
        findings.append(Finding(Diagnostic(.error, fault, at: place)))
    }

    /// The set of a name, which may have its folder before it.
    private mutating func set(_ word: EmbedRequest.Word, own: String?) -> ComputedSet? {
        let parts = word.text.split(separator: "/", omittingEmptySubsequences: false)
        let name = String(parts.last ?? "")
        switch figures.set(name, own: own) {
        case .failure(let error):
            findings.append(Finding(error, at: word.location))
            return nil
        case .success(let set):
            guard let set else { return nil }
            let folder = set.set.calculator.folder.name
            if parts.count > 1, parts.dropLast().joined(separator: "/") != folder {
                let named = parts.dropLast().joined(separator: "/")
                report(.otherFolder(name, folder: named), word.location)
                return nil
            }
            return set
        }
    }

    // MARK: - Parts of a result

    private mutating func checkChart(
        _ request: EmbedRequest, of set: ComputedSet, _ place: SourceLocation
    ) {
        let known = set.parts.charts
        if known.isEmpty { return report(.noChart(set.set.id), place) }
        guard let part = request.part, !known.contains(part.text) else { return }
        let near = nearMiss(to: part.text, among: known)
        report(.unknownChart(part.text, of: set.set.id, near: near, known: known), part.location)
    }

    private mutating func checkFigures(_ request: EmbedRequest, of set: ComputedSet) {
        let known = set.figures.map(\.name)
        for word in request.figures where !known.contains(word.text) {
            let near = nearMiss(to: word.text, among: known)
            let fault = SiteFault.unknownFigure(
                word.text, of: set.set.id, near: near, known: known)
            findings.append(Finding(Diagnostic(.error, fault, at: word.location)))
        }
    }

    private mutating func checkComparison(_ request: EmbedRequest, _ sets: [ComputedSet]) {
        for (word, set) in zip(request.sets, sets).dropFirst() {
            let hasCommon = sets[0].figures.contains { figure in
                set.figures.contains { $0.name == figure.name }
            }
            if !hasCommon || set.currency.code != sets[0].currency.code {
                report(.nothingInCommon(sets[0].set.id, set.set.id), word.location)
            }
        }
    }

    /// The rows of the table that are asked for; none for all.
    private mutating func rows(
        _ request: EmbedRequest, of set: ComputedSet, _ place: SourceLocation
    ) -> [Range<Int>] {
        let tables = set.parts.tables
        let known = tables.map(\.name)
        if known.isEmpty {
            report(.noTable(set.set.id), place)
            return []
        }
        guard
            let table = request.part.map({ part in tables.first { $0.name == part.text } })
                ?? tables.first
        else {
            guard let part = request.part else { return [] }
            let near = nearMiss(to: part.text, among: known)
            report(
                .unknownTable(part.text, of: set.set.id, near: near, known: known), part.location)
            return []
        }
        for word in request.columns where !table.columns.contains(word.text) {
            let near = nearMiss(to: word.text, among: table.columns)
            report(
                .unknownColumn(word.text, table: table.name, near: near, known: table.columns),
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
            report(.malformedRows(word.text), word.location)
            return nil
        }
        guard first >= 1, last <= table.rowCount else {
            report(
                .unknownRows(word.text, table: table.name, count: table.rowCount), word.location)
            return nil
        }
        return first - 1..<last
    }
}
