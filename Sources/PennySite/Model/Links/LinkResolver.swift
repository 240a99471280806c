import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkdown

/// The saved sets that links can lead to.
struct LinkedSets: Sendable {
    let catalog: SetIndex
    /// The source tables of sets, from the site's folder.
    let tables: Set<String>
    /// Returns the anchors of a set's page; nil for a set with faults.
    let anchors: @Sendable (_ index: Int) -> Set<String>?
}

/// Resolves links of source files, and writes their addresses for the pages that the files become.
struct LinkResolver: Sendable {
    /// The target of a link to a source path.
    enum Target: Sendable {
        /// A page, with the anchors it has.
        case page(address: String, anchors: Set<String>)
        /// The page of a saved set.
        case set(index: Int)
        /// A table of sets, each row a page.
        case sets
        /// A table, with the address of each row.
        case table(rows: [String: String])
        /// A file that is copied; a picture has its size.
        case file(address: String, size: ImageSize?)
        /// A table of figures, which is copied and which texts show.
        case data(DataFile)
        /// A file that is left out of the site as a draft.
        case draft
        /// A file with faults of its own, which are already reported.
        case faulty
    }

    /// The targets that are not sets, by source path from the site's folder: `lessons/01-money.md`.
    private let targets: [String: Target]
    private let sets: LinkedSets
    /// The calculators of the site.
    var calculators: CalculatorCatalog { sets.catalog.calculators }
    /// The links of the first language's edition, for another edition.
    struct First: Sendable {
        let links: LinkResolverBox
        /// Returns the file that another one translates; any other file is its own original.
        let original: @Sendable (String) -> String

        init(_ links: LinkResolver, _ folder: SourceFolder) {
            self.links = LinkResolverBox(links)
            original = { folder.original(of: $0) }
        }
    }

    /// The set that is rendered, with its anchors; none where it has faults.
    private var current: (path: String, target: Target)?
    /// Records the paths that are looked up.
    private var recorder: DependencyRecorder?
    private let first: First?

    init(_ targets: [String: Target], _ sets: LinkedSets, first: First? = nil) {
        self.targets = targets
        self.sets = sets
        self.first = first
    }

    /// Returns a resolver that also knows the page of the set that is rendered.
    ///
    /// - Parameter recorder: records all other lookups.
    func knowing(_ path: String, _ target: Target, recordingTo recorder: DependencyRecorder? = nil)
        -> LinkResolver
    {
        var links = self
        links.current = (path, target)
        links.recorder = recorder
        return links
    }

    /// All paths that a link can lead to, sorted.
    var paths: [String] {
        (Array(targets.keys) + sets.catalog.heads.filter { !$0.isRow }.map(\.path)
            + sets.tables).sorted()
    }

    /// Returns the target of a path from the site's folder; nil for an unknown path.
    func target(_ path: String) -> Target? {
        let path = first?.original(path) ?? path
        if let current, current.path == path { return current.target }
        recorder?.target(path)
        if let target = targets[path] { return target }
        if sets.tables.contains(path) { return .sets }
        return sets.catalog.index(ofFile: path).map { .set(index: $0) }
    }

    /// The links of the first language's edition; nil in that edition itself.
    var inFirstLanguage: LinkResolver? { first?.links.links }

    /// Returns the address to write on the page at `page` for a link in the source file at
    /// `source`.
    func address(
        _ destination: String, source: String, page: String
    ) -> Result<String, SiteFaultError> {
        let own = ownAddress(destination, source: source, page: page)
        guard case .failure(let error) = own, let first else { return own }
        let other = first.links.links.address(destination, source: source, page: Address.home)
        if error.fault.code == Fault.link.unknownAnchor.code {
            // The heading has another anchor in this language.
            guard case .success = other else { return own }
            let whole = String(destination.prefix { $0 != "#" })
            return whole.isEmpty ? own : ownAddress(whole, source: source, page: page)
        }
        return inFirstEdition(other)?.map { Address.relative(from: page, to: $0) } ?? own
    }

    /// Makes an address of the first language's edition relative to this edition's root.
    private func inFirstEdition(
        _ result: Result<String, SiteFaultError>
    ) -> Result<String, SiteFaultError>? {
        guard case .success(let address) = result else { return nil }
        return .success("../" + address)
    }

    private func ownAddress(
        _ destination: String, source: String, page: String
    ) -> Result<String, SiteFaultError> {
        if Self.isExternal(destination) { return .success(destination) }
        let parts = destination.split(
            separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = Address.percentDecoded(parts[0])
        let anchor = parts.count > 1 ? String(parts[1]) : nil
        if path.isEmpty {
            return withAnchor(anchor, target(source), name: source, address: "")
        }
        guard let resolved = Self.resolve(path, from: source) else {
            return .failure(.init(.link.leavesSite(destination)))
        }
        guard let target = target(resolved) ?? target(resolved + "/") else {
            return .failure(
                .init(unknown: .path(resolved, from: source)) { .link.broken(destination, $0) })
        }
        switch target {
        case .faulty: return .success(destination)
        case .draft: return .failure(.init(.site.draft(destination)))
        case .table(let rows): return row(anchor, rows, resolved, destination, page)
        case .file(let address, _): return .success(href(to: address, anchor, from: page))
        case .data(let file): return .success(href(to: file.path, anchor, from: page))
        case .sets: return row(anchor, in: resolved, destination, page)
        case .page(let address, _):
            return withAnchor(
                anchor, target, name: resolved,
                address: Address.relative(from: page, to: address))
        case .set(let index):
            let address = sets.catalog.heads[index].address()
            return withAnchor(
                anchor, target, name: resolved,
                address: Address.relative(from: page, to: address))
        }
    }

    /// Returns the relative address of a copied file, which all editions share.
    private func href(to file: String, _ anchor: String?, from page: String) -> String {
        let shared = (first == nil ? "" : "../") + Address.percentEncoded(file)
        return Address.relative(from: page, to: shared) + (anchor.map { "#" + $0 } ?? "")
    }

    /// Returns the relative address from a page to a table of figures.
    func href(to file: DataFile, from page: String) -> String {
        href(to: file.path, nil, from: page)
    }

    /// Returns the target of the table of figures at a path; nil for any other path.
    func data(at path: String) -> Target? {
        let target = target(path)
        switch target {
        case .data, .faulty: return target
        default: return nil
        }
    }

    /// Returns the size of the picture that an address in the source file at `source` names.
    func imageSize(_ destination: String, source: String) -> ImageSize? {
        guard !Self.isExternal(destination),
            let path = Self.resolve(Address.percentDecoded(destination[...]), from: source),
            case .file(_, let size) = target(path)
        else { return nil }
        return size
    }

    /// Returns the address of the page or file that a menu entry leads to. A full URL stays as it
    /// is.
    func menuAddress(_ path: String) -> Result<String, SiteFaultError> {
        if Self.isExternal(path) || path.utf8.contains(UInt8(ascii: "#")) {
            return address(path, source: SourceFolder.configurationName, page: Address.home)
        }
        let own = ownMenuAddress(path)
        guard case .failure = own, let first else { return own }
        return inFirstEdition(first.links.links.menuAddress(path)) ?? own
    }

    private func ownMenuAddress(_ path: String) -> Result<String, SiteFaultError> {
        switch target(path) ?? target(path + "/") {
        case .page(let address, _): .success(address)
        case .set(let index): .success(sets.catalog.heads[index].address())
        case .file(let address, _):
            .success((first == nil ? "" : "../") + Address.percentEncoded(address))
        case .data(let file): .success((first == nil ? "" : "../") + file.path)
        case .faulty: .success(path)
        case .draft: .failure(.init(.site.draft(path)))
        case .table, .sets, nil:
            .failure(.init(unknown: .path(path, from: nil)) { .link.broken(path, $0) })
        }
    }

    private func withAnchor(
        _ anchor: String?, _ target: Target?, name: String, address: String
    ) -> Result<String, SiteFaultError> {
        guard let anchor else { return .success(address) }
        if let anchors = anchors(of: target), !anchors.contains(anchor) {
            return .failure(
                .init(unknown: .anchor(anchor, page: name)) {
                    .link.unknownAnchor(anchor, name, $0)
                })
        }
        return .success(address + "#" + anchor)
    }

    private func anchors(of target: Target?) -> Set<String>? {
        switch target {
        case .page(_, let anchors): anchors
        case .set(let index): sets.anchors(index)
        default: nil
        }
    }

    /// Returns the anchors of the page that a path leads to, sorted.
    func anchors(at path: String) -> [String] {
        (anchors(of: target(path) ?? target(path + "/")) ?? []).sorted()
    }

    /// Returns the address of a row of a table of sets.
    private func row(
        _ name: String?, in table: String, _ destination: String, _ page: String
    ) -> Result<String, SiteFaultError> {
        guard let name else {
            let example = destination + "#" + (sets.catalog.rows(of: table).first ?? "name")
            return .failure(.init(.link.rowNotNamed(destination, example)))
        }
        guard let index = sets.catalog.index(ofRow: name, in: table) else {
            return .failure(noRow(name, in: table, destination))
        }
        let address = sets.catalog.heads[index].address()
        return .success(Address.relative(from: page, to: address))
    }

    private func noRow(_ name: String, in table: String, _ link: String) -> SiteFaultError {
        if case .draft = targets[SourcePath.row(name, of: table)] {
            return .init(.site.draft(link))
        }
        return .init(unknown: .row(name, table: table)) { .link.unknownRow(name, table, $0) }
    }

    /// Returns the names of a table's rows, sorted.
    func rows(of table: String) -> [String] {
        if case .table(let rows) = targets[table] { return rows.keys.sorted() }
        return sets.catalog.rows(of: table)
    }

    private func row(
        _ name: String?, _ rows: [String: String], _ table: String, _ destination: String,
        _ page: String
    ) -> Result<String, SiteFaultError> {
        guard let name else {
            let example = destination + "#" + (rows.keys.min() ?? "name")
            return .failure(.init(.link.rowNotNamed(destination, example)))
        }
        guard let address = rows[name] else {
            return .failure(noRow(name, in: table, destination))
        }
        return .success(Address.relative(from: page, to: address))
    }

    static func isExternal(_ destination: String) -> Bool {
        guard destination.utf8.contains(UInt8(ascii: ":")) else { return false }
        let lower = destination.lowercased()
        return ["http:", "https:", "mailto:"].contains { lower.hasPrefix($0) }
    }

    /// Returns the path from the site's folder that `path` means in the file `source`; nil where it
    /// leads out of the folder.
    static func resolve(_ path: String, from source: String) -> String? {
        let slash = UInt8(ascii: "/")
        var parts = source.utf8.split(separator: slash).dropLast().map(Substring.init)
        for part in path.utf8.split(separator: slash).map(Substring.init) where part != "." {
            if part == ".." {
                if parts.popLast() == nil { return nil }
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    static func path(to target: String, from source: String) -> String {
        let folder = source.split(separator: "/").dropLast().joined(separator: "/") + "/"
        return target.hasPrefix(folder) && target != folder
            ? String(target.dropFirst(folder.count)) : Address.root(of: source) + target
    }
}

/// Boxes a `LinkResolver`, so that another one can hold it.
final class LinkResolverBox: Sendable {
    let links: LinkResolver

    init(_ links: LinkResolver) { self.links = links }
}
