import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// Checks what one file says of another: figures in prose and titles, links,
/// anchors, and the menu.
struct SiteChecker {
    private let site: Site
    private let sets: [ComputedSet]
    private let series: [ComputedSeries]
    /// The anchors of each set's result; none for a set that has faults.
    private let anchors: [String: [String]]

    init(_ site: Site, _ sets: [ComputedSet], _ series: [ComputedSeries]) {
        self.site = site
        self.sets = sets
        self.series = series
        anchors = Dictionary(
            sets.map { ($0.set.id, $0.anchors) }, uniquingKeysWith: { first, _ in first })
    }

    /// Checks all that can be judged: what refers to a file with faults of its
    /// own would only tell them again.
    func check() -> CheckedContent {
        var content = CheckedContent(figures: FigureIndex(sets, site.style, missing: missing))
        for set in site.sets where !isRow(set) { addBody(of: set, to: &content) }
        for page in site.pages { addBody(of: page, to: &content) }
        if let home = site.home { addBody(of: home, to: &content) }
        for (path, parts) in site.looseBodies { addBody(of: path, parts, to: &content) }
        content.links = LinkResolver(targets(content))
        for path in content.bodies.keys.sorted() { checkBody(path, &content) }
        for set in site.sets {
            checkText(set.title, set.titleLocation, own: set.id, &content)
            checkText(set.description, set.descriptionLocation, own: set.id, &content)
        }
        for page in site.pages + [site.home].compactMap(\.self) {
            checkText(page.title, page.titleLocation, own: nil, &content)
            checkText(page.description, page.descriptionLocation, own: nil, &content)
        }
        checkMenu(&content)
        return content
    }

    private var missing: MissingSets {
        let uncomputed = site.sets.map(\.id).filter { anchors[$0] == nil }
        let unread = site.faulty.filter { SetFolder.containing($0) != nil }
        let drafts = site.drafts.filter { SetFolder.containing($0) != nil }
        return MissingSets(
            faulty: Set(uncomputed).union(unread.map(SiteFolder.id)),
            drafts: Set(drafts.map(SiteFolder.id)),
            hasFaultyTable: !site.unreadTables.isEmpty)
    }

    private func isRow(_ set: SavedSet) -> Bool { set.location.path.hasSuffix(".csv") }

    // MARK: - Bodies

    /// Anchors of the parts of a calculation page, besides its tables.
    private static let resultAnchors: Set<String> = ["result", "inputs", "how", "proof"]
    /// Anchors of a page's own parts, which a heading may not take.
    private static let pageAnchors = resultAnchors.union(["main", "contents"])

    private func addBody(of set: SavedSet, to content: inout CheckedContent) {
        let source = MarkdownSource(
            path: set.location.path, text: set.body, firstLine: set.bodyLine,
            reservedAnchors: Self.pageAnchors.union(anchors[set.id] ?? []))
        let path = site.folder.relative(set.location.path)
        add(source, path, own: set.id, Address.set(set), &content)
    }

    private func addBody(of page: ProsePage, to content: inout CheckedContent) {
        let source = MarkdownSource(
            path: page.location.path, text: page.body, firstLine: page.bodyLine,
            reservedAnchors: Self.pageAnchors)
        let address = page.id == "index" ? Address.home : Address.page(page.id)
        add(source, "pages/\(page.id).md", own: nil, address, &content)
    }

    private func addBody(
        of path: String, _ parts: FrontMatter, to content: inout CheckedContent
    ) {
        let source = MarkdownSource(
            path: site.folder.path(path), text: parts.body, firstLine: parts.bodyLine,
            reservedAnchors: Self.pageAnchors)
        let id = SiteFolder.id(path)
        let folder = SetFolder.containing(path)
        let address = folder.map { Address.set(id, in: $0) } ?? Address.page(id)
        add(source, path, own: folder == nil ? nil : id, address, &content)
    }

    private func add(
        _ source: MarkdownSource, _ path: String, own: String?, _ page: String,
        _ content: inout CheckedContent
    ) {
        let (outline, diagnostics) = Markdown.outline(of: source)
        content.diagnostics += diagnostics
        content.bodies[path] = CheckedContent.Body(
            source: source, outline: outline, own: own, page: page)
    }

    // MARK: - Targets

    private func targets(_ content: CheckedContent) -> [String: LinkResolver.Target] {
        var targets = listTargets
        for (path, body) in content.bodies { targets[path] = target(body) }
        for path in site.folder.sets.flatMap(\.tables) {
            let table = site.folder.path(path)
            let rows = site.sets.filter { $0.location.path == table }
            targets[path] = .table(
                rows: Dictionary(
                    rows.map { ($0.id, Address.set($0)) },
                    uniquingKeysWith: { first, _ in first }))
        }
        for asset in site.folder.assets {
            targets["assets/" + asset] = .file(address: "assets/" + asset)
        }
        for path in site.drafts { targets[path] = .draft }
        for path in site.faulty { targets[path] = .faulty }
        return targets
    }

    /// The folders that have a list. One whose files are all drafts or faulty
    /// has none, and that is what is wrong with a link to it.
    private var listTargets: [String: LinkResolver.Target] {
        var targets: [String: LinkResolver.Target] = [:]
        for files in site.folder.sets {
            let paths = files.single + files.tables
            guard !paths.isEmpty else { continue }
            let isFaulty = paths.contains { site.faulty.contains($0) }
            targets[files.folder.name + "/"] = isFaulty ? .faulty : .draft
        }
        for list in site.lists where list.calculator == nil {
            targets[list.folder.name + "/"] = .page(address: list.address, anchors: [])
        }
        for months in series {
            targets["\(SetFolder.budgets.name)/\(months.series.id)/"] = .page(
                address: months.series.address,
                anchors: Self.resultAnchors.union(months.anchors))
        }
        return targets
    }

    private func target(_ body: CheckedContent.Body) -> LinkResolver.Target {
        let headings = Set(body.outline.headings.map(\.anchor))
        guard let own = body.own else { return .page(address: body.page, anchors: headings) }
        guard let result = anchors[own] else { return .faulty }
        return .page(
            address: body.page, anchors: headings.union(Self.resultAnchors).union(result))
    }

    // MARK: - References and links

    private func checkBody(_ path: String, _ content: inout CheckedContent) {
        guard let body = content.bodies[path] else { return }
        for figure in body.outline.figures {
            if case .failure(let error) = content.figures.text(figure.name, own: body.own) {
                content.diagnostics.append(
                    Diagnostic(.error, error.fault, at: figure.location))
            }
        }
        for link in body.outline.links {
            let result = content.links.address(
                link.destination, source: path, page: body.page)
            if case .failure(let error) = result {
                content.diagnostics.append(Diagnostic(.error, error.fault, at: link.location))
            }
        }
    }

    private func checkText(
        _ text: String, _ location: SourceLocation, own: String?, _ content: inout CheckedContent
    ) {
        for stray in Markdown.strayBraces(in: text) {
            let place = content.places.place(stray.offset, into: location)
            content.diagnostics.append(Diagnostic(.error, stray.fault, at: place))
        }
        for reference in Markdown.references(in: text) {
            if case .failure(let error) = content.figures.text(reference.name, own: own) {
                let place = content.places.place(reference.offset, into: location)
                content.diagnostics.append(Diagnostic(.error, error.fault, at: place))
            }
        }
    }

    private func checkMenu(_ content: inout CheckedContent) {
        for entry in site.configuration.menu ?? [] {
            if case .failure(let error) = content.links.menuAddress(entry.target) {
                content.diagnostics.append(Diagnostic(.error, error.fault, at: entry.location))
            }
        }
    }
}
