import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// The saved sets as links see them.
struct LinkedSets: Sendable {
    let catalog: SetCatalog
    /// The source tables of sets, from the site's folder.
    let tables: Set<String>
    /// The anchors of a set's page; nil for a set with faults.
    let anchors: @Sendable (_ place: Int) -> Set<String>?
}

/// Finds out where a link in a source file leads, and writes it for the page
/// that the file becomes.
struct LinkResolver: Sendable {
    /// What a source path can be linked to as.
    enum Target: Sendable {
        /// A page, with the anchors it has.
        case page(address: String, anchors: Set<String>)
        /// The page of a saved set.
        case set(place: Int)
        /// A table of sets, each row a page.
        case sets
        /// A table, with the address of each row.
        case table(rows: [String: String])
        /// A file that is copied; of a picture with its size.
        case file(address: String, size: ImageSize?)
        /// A table of figures, which is copied and which texts show.
        case data(DataFile)
        /// A file that is left out of the site as a draft.
        case draft
        /// A file with faults of its own, which are told already.
        case faulty
    }

    /// What is no set, by source path from the site's folder: `lessons/01-money.md`.
    private let targets: [String: Target]
    private let sets: LinkedSets
    /// Where links lead in the site's first language, from another edition.
    struct First: Sendable {
        let links: LinkResolverBox
        /// The file that another one translates; any other file is its own.
        let original: @Sendable (String) -> String

        init(_ links: LinkResolver, _ folder: SiteFolder) {
            self.links = LinkResolverBox(links)
            original = { folder.original(of: $0) }
        }
    }

    /// The set that is in its turn, and its anchors; none where it has faults.
    private var current: (path: String, target: Target)?
    /// Notes the paths that are looked up.
    private var log: ReadLog?
    private let first: First?

    init(_ targets: [String: Target], _ sets: LinkedSets, first: First? = nil) {
        self.targets = targets
        self.sets = sets
        self.first = first
    }

    /// The same targets, with the page at hand that a set in its turn becomes.
    ///
    /// - Parameter log: notes what else is looked up.
    func knowing(_ path: String, _ target: Target, noting log: ReadLog? = nil) -> LinkResolver {
        var links = self
        links.current = (path, target)
        links.log = log
        return links
    }

    /// Every path that a link could have meant, in order.
    var paths: [String] {
        (Array(targets.keys) + sets.catalog.heads.filter { !$0.isRow }.map(\.path)
            + sets.tables).sorted()
    }

    /// What a path from the site's folder can be linked to as.
    func target(_ path: String) -> Target? {
        let path = first?.original(path) ?? path
        if let current, current.path == path { return current.target }
        log?.target(path)
        if let target = targets[path] { return target }
        if sets.tables.contains(path) { return .sets }
        return sets.catalog.place(ofFile: path).map { .set(place: $0) }
    }

    /// Where links lead in the site's first language, from another edition.
    var inFirstLanguage: LinkResolver? { first?.links.links }

    /// The address to write on the page at `page` for a link that stands in
    /// the source file at `source`.
    func address(
        _ destination: String, source: String, page: String
    ) -> Result<String, SiteFaultError> {
        let own = ownAddress(destination, source: source, page: page)
        guard case .failure(let error) = own, let first else { return own }
        let other = first.links.links.address(destination, source: source, page: Address.home)
        if case .unknownAnchor = error.fault {
            // The heading that is meant has another name in this language.
            guard case .success = other else { return own }
            let whole = String(destination.prefix { $0 != "#" })
            return whole.isEmpty ? own : ownAddress(whole, source: source, page: page)
        }
        return abroad(other)?.map { Address.relative(from: page, to: $0) } ?? own
    }

    /// An address of the first language's edition as those of this one are written.
    private func abroad(
        _ found: Result<String, SiteFaultError>
    ) -> Result<String, SiteFaultError>? {
        guard case .success(let address) = found else { return nil }
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
            return .failure(.init(.linkLeavesSite(destination)))
        }
        guard let target = target(resolved) ?? target(resolved + "/") else {
            return .failure(
                .init(
                    .brokenLink(destination, near: nil), meant: .path(resolved, from: source)))
        }
        switch target {
        case .faulty: return .success(destination)
        case .draft: return .failure(.init(.draft(destination)))
        case .table(let rows): return row(anchor, rows, resolved, destination, page)
        case .file(let address, _): return .success(way(to: address, anchor, from: page))
        case .data(let file): return .success(way(to: file.path, anchor, from: page))
        case .sets: return row(anchor, in: resolved, destination, page)
        case .page(let address, _):
            return withAnchor(
                anchor, target, name: resolved,
                address: Address.relative(from: page, to: address))
        case .set(let place):
            let address = sets.catalog.heads[place].address()
            return withAnchor(
                anchor, target, name: resolved,
                address: Address.relative(from: page, to: address))
        }
    }

    /// The way to a file that is copied, which editions share.
    private func way(to file: String, _ anchor: String?, from page: String) -> String {
        let shared = (first == nil ? "" : "../") + Address.percentEncoded(file)
        return Address.relative(from: page, to: shared) + (anchor.map { "#" + $0 } ?? "")
    }

    /// The way from a page to a table of figures.
    func way(to file: DataFile, from page: String) -> String { way(to: file.path, nil, from: page) }

    /// The table of figures at a path.
    func data(at path: String) -> Target? {
        let target = target(path)
        switch target {
        case .data, .faulty: return target
        default: return nil
        }
    }

    /// The size of the picture that an address in the source file at `source` means.
    func imageSize(_ destination: String, source: String) -> ImageSize? {
        guard !Self.isExternal(destination),
            let path = Self.resolve(Address.percentDecoded(destination[...]), from: source),
            case .file(_, let size) = target(path)
        else { return nil }
        return size
    }

    /// The page or file that a menu entry leads to, or a whole address.
    func menuAddress(_ path: String) -> Result<String, SiteFaultError> {
        if Self.isExternal(path) || path.utf8.contains(UInt8(ascii: "#")) {
            return address(path, source: SiteFolder.configurationName, page: Address.home)
        }
        let own = ownMenuAddress(path)
        guard case .failure = own, let first else { return own }
        return abroad(first.links.links.menuAddress(path)) ?? own
    }

    private func ownMenuAddress(_ path: String) -> Result<String, SiteFaultError> {
        switch target(path) ?? target(path + "/") {
        case .page(let address, _): .success(address)
        case .set(let place): .success(sets.catalog.heads[place].address())
        case .file(let address, _):
            .success((first == nil ? "" : "../") + Address.percentEncoded(address))
        case .data(let file): .success((first == nil ? "" : "../") + file.path)
        case .faulty: .success(path)
        case .draft: .failure(.init(.draft(path)))
        case .table, .sets, nil:
            .failure(.init(.brokenLink(path, near: nil), meant: .path(path, from: nil)))
        }
    }

    private func withAnchor(
        _ anchor: String?, _ target: Target?, name: String, address: String
    ) -> Result<String, SiteFaultError> {
        guard let anchor else { return .success(address) }
        if let anchors = anchors(of: target), !anchors.contains(anchor) {
            return .failure(
                .init(
                    .unknownAnchor(anchor, page: name, near: nil),
                    meant: .anchor(anchor, page: name)))
        }
        return .success(address + "#" + anchor)
    }

    private func anchors(of target: Target?) -> Set<String>? {
        switch target {
        case .page(_, let anchors): anchors
        case .set(let place): sets.anchors(place)
        default: nil
        }
    }

    /// The anchors of the page that a path leads to, in order.
    func anchors(at path: String) -> [String] {
        (anchors(of: target(path) ?? target(path + "/")) ?? []).sorted()
    }

    /// A row of a table of sets.
    private func row(
        _ name: String?, in table: String, _ destination: String, _ page: String
    ) -> Result<String, SiteFaultError> {
        guard let name else {
            let example = destination + "#" + (sets.catalog.rows(of: table).first ?? "name")
            return .failure(.init(.rowNotNamed(destination, example: example)))
        }
        guard let place = sets.catalog.place(ofRow: name, in: table) else {
            return .failure(noRow(name, in: table, destination))
        }
        let address = sets.catalog.heads[place].address()
        return .success(Address.relative(from: page, to: address))
    }

    private func noRow(_ name: String, in table: String, _ link: String) -> SiteFaultError {
        if case .draft = targets[SourcePath.row(name, of: table)] {
            return .init(.draft(link))
        }
        return .init(
            .unknownRow(name, table: table, near: nil), meant: .row(name, table: table))
    }

    /// The names of a table's rows, in order.
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
            return .failure(.init(.rowNotNamed(destination, example: example)))
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

    /// The path from the site's folder that `path` means in the file `source`;
    /// nil where it climbs out of the folder.
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

/// Links that other links hold.
final class LinkResolverBox: Sendable {
    let links: LinkResolver

    init(_ links: LinkResolver) { self.links = links }
}
