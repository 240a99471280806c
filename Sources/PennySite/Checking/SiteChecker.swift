import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// Checks what one file says of another: figures in prose and titles, links,
/// anchors, and the menu.
struct SiteChecker {
    private let site: Site
    private let sets: [ComputedSet]
    /// Off while some sets are missing because of faults of their own: their
    /// absence would be told again at every reference.
    private let judgesReferences: Bool

    init(_ site: Site, _ sets: [ComputedSet], judgesReferences: Bool) {
        self.site = site
        self.sets = sets
        self.judgesReferences = judgesReferences
    }

    func check() -> CheckedContent {
        var content = CheckedContent(figures: FigureIndex(sets, site.style))
        for set in site.sets where !isRow(set) { addBody(of: set, to: &content) }
        for page in site.pages { addBody(of: page, to: &content) }
        if let home = site.home { addBody(of: home, to: &content) }
        content.links = LinkResolver(targets(content))
        if judgesReferences {
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
        }
        return content
    }

    private func isRow(_ set: SavedSet) -> Bool { set.location.path.hasSuffix(".csv") }

    // MARK: - Bodies

    /// Anchors of the page's own parts, which a heading may not take.
    private static let pageAnchors: Set<String> = [
        "main", "result", "inputs", "how", "proof", "contents",
    ]

    private func addBody(of set: SavedSet, to content: inout CheckedContent) {
        let anchors = sets.first { $0.set.id == set.id }?.anchors ?? []
        let source = MarkdownSource(
            path: set.location.path, text: set.body, firstLine: set.bodyLine,
            reservedAnchors: Self.pageAnchors.union(anchors))
        add(source, "calculations/\(set.id).md", own: set.id, Address.set(set.id), &content)
    }

    private func addBody(of page: ProsePage, to content: inout CheckedContent) {
        let source = MarkdownSource(
            path: page.location.path, text: page.body, firstLine: page.bodyLine,
            reservedAnchors: Self.pageAnchors)
        let address = page.id == "index" ? Address.home : Address.page(page.id)
        add(source, "pages/\(page.id).md", own: nil, address, &content)
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
        var targets: [String: LinkResolver.Target] = [
            "calculations/": .page(address: Address.calculations, anchors: [])
        ]
        for (path, body) in content.bodies {
            var anchors = Set(body.outline.headings.map(\.anchor))
            if let own = body.own {
                anchors.formUnion(["result", "inputs", "how", "proof"])
                anchors.formUnion(sets.first { $0.set.id == own }?.anchors ?? [])
            }
            targets[path] = .page(address: body.page, anchors: anchors)
        }
        for path in site.folder.tables {
            let table = site.folder.path(path)
            let rows = site.sets.filter { $0.location.path == table }
            targets[path] = .table(
                rows: Dictionary(
                    rows.map { ($0.id, Address.set($0.id)) }, uniquingKeysWith: { first, _ in first }))
        }
        for asset in site.folder.assets {
            targets["assets/" + asset] = .file(address: "assets/" + asset)
        }
        return targets
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
        func place(_ offset: Int) -> SourceLocation {
            SourceLocation(
                path: location.path, line: location.line, column: location.column + offset)
        }
        for stray in Markdown.strayBraces(in: text) {
            content.diagnostics.append(Diagnostic(.error, stray.fault, at: place(stray.offset)))
        }
        for reference in Markdown.references(in: text) {
            if case .failure(let error) = content.figures.text(reference.name, own: own) {
                content.diagnostics.append(
                    Diagnostic(.error, error.fault, at: place(reference.offset)))
            }
        }
    }

    private func checkMenu(_ content: inout CheckedContent) {
        for entry in site.configuration.menu ?? [] {
            guard content.links.menuAddress(entry.target) == nil else { continue }
            let near = nearMiss(to: entry.target, among: content.links.paths)
            content.diagnostics.append(
                Diagnostic(
                    .error, SiteFault.brokenLink(entry.target, near: near), at: entry.location))
        }
    }
}
