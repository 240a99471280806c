import PennyContent
import PennyDiagnostics
import PennyFiles
import PennyMarkdown

/// Lists everything that a link of a site can lead to, except saved sets.
struct LinkTargets {
    let computed: WorkedExamples

    private static let folderPage = "/index.md"

    /// - Parameter faults: receives the errors of pictures that cannot be read.
    func all(
        _ bodies: [String: AnalyzedTexts.Body], _ faults: inout [Diagnostic]
    ) -> [String: LinkResolver.Target] {
        let site = computed.site
        var targets: [String: LinkResolver.Target] = [:]
        for kind in ContentKinds.all {
            targets.merge(kind.targets(of: computed)) { first, _ in first }
        }
        for (path, body) in bodies { targets[path] = target(body) }
        for asset in site.folder.assets {
            targets["assets/" + asset] = .file(
                address: "assets/" + asset, size: size(of: "assets/" + asset, &faults))
        }
        for file in site.folder.statics {
            let path = SourceFolder.staticName + "/" + file
            targets[path] = .file(address: file, size: size(of: path, &faults))
        }
        for path in site.drafts { targets[path] = .draft }
        for path in site.faulty { targets[path] = .faulty }
        // A link to a folder leads to its page.
        for (path, target) in targets where path.hasSuffix(Self.folderPage) {
            let folder = String(path.dropLast(Self.folderPage.utf8.count - 1))
            if targets[folder] == nil { targets[folder] = target }
        }
        return targets
    }

    /// Reads the size in a picture's header.
    private func size(of asset: String, _ faults: inout [Diagnostic]) -> ImageSize? {
        guard let limit = ImageSize.headerLimit(of: asset) else { return nil }
        do throws(DiagnosticError) {
            let tree = computed.site.folder.tree
            return ImageSize(header: try SourceFile.bytes(asset, in: tree, limit: limit))
        } catch {
            faults += error.diagnostics
            return nil
        }
    }

    private func target(_ body: AnalyzedTexts.Body) -> LinkResolver.Target {
        guard let set = body.own else {
            return .page(
                address: body.page, anchors: Set(body.outline.headings.map(\.anchor)))
        }
        guard let example = computed.examples[set] else { return .faulty }
        return .page(
            address: body.page,
            anchors: PageAnchors.result(example.set.anchors, body.outline.headings))
    }
}

extension LinkResolver.Target {
    /// Makes the target of a table with these rows, each with the address of its page.
    static func table(_ rows: [(name: String, address: String)]) -> Self {
        .table(rows: Dictionary(rows.map { ($0, $1) }, uniquingKeysWith: { first, _ in first }))
    }
}

extension LoadedEdition {
    /// Returns the target of a link to a folder: the list of its content. A folder whose files are
    /// all drafts or faulty has no list; then the target says so.
    ///
    /// - Parameter page: the address of the list; nil where there is none.
    func list(
        at page: String?, anchors: Set<String> = [], of files: [String]
    ) -> LinkResolver.Target? {
        if let page { return .page(address: page, anchors: anchors) }
        if files.isEmpty { return nil }
        return files.contains(where: faulty.contains) ? .faulty : .draft
    }
}
