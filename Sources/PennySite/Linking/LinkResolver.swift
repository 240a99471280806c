import PennyContent
import PennyDiagnostics
import PennyMarkdown

/// Finds out where a link in a source file leads, and writes it for the page
/// that the file becomes.
struct LinkResolver {
    /// What a source path can be linked to as.
    enum Target: Equatable {
        /// A page, with the anchors it has.
        case page(address: String, anchors: Set<String>)
        /// A table of sets, with the address of each row.
        case table(rows: [String: String])
        case file(address: String)
        /// A file that is left out of the site as a draft.
        case draft
        /// A file with faults of its own, which are told already.
        case faulty
    }

    /// By source path from the site's folder: `calculations/first-home.md`.
    private let targets: [String: Target]
    /// In order, for suggestions.
    private let paths: [String]
    private let suggestions = Suggestions()

    init(_ targets: [String: Target]) {
        self.targets = targets
        paths = targets.keys.sorted()
    }

    /// The address to write on the page at `page` for a link that stands in
    /// the source file at `source`.
    func address(
        _ destination: String, source: String, page: String
    ) -> Result<String, SiteFaultError> {
        if Self.isExternal(destination) { return .success(destination) }
        let parts = destination.split(
            separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = Address.percentDecoded(parts[0])
        let anchor = parts.count > 1 ? String(parts[1]) : nil
        if path.isEmpty {
            return withAnchor(anchor, targets[source], name: source, address: "")
        }
        guard let resolved = Self.resolve(path, from: source) else {
            return .failure(.init(.linkLeavesSite(destination)))
        }
        guard let target = targets[resolved] ?? targets[resolved + "/"] else {
            let near = suggestions.nearMiss(to: resolved, among: paths)
            return .failure(
                .init(.brokenLink(destination, near: near.map { Self.path(to: $0, from: source) })))
        }
        switch target {
        case .faulty: return .success(destination)
        case .draft: return .failure(.init(.draft(destination)))
        case .table(let rows): return row(anchor, rows, resolved, destination, page)
        case .file(let address):
            let way = Address.relative(from: page, to: Address.percentEncoded(address))
            return .success(way + (anchor.map { "#" + $0 } ?? ""))
        case .page(let address, _):
            return withAnchor(
                anchor, target, name: resolved,
                address: Address.relative(from: page, to: address))
        }
    }

    /// The page or file that a menu entry leads to.
    func menuAddress(_ path: String) -> Result<String, SiteFaultError> {
        switch targets[path] ?? targets[path + "/"] {
        case .page(let address, _): .success(address)
        case .file(let address): .success(Address.percentEncoded(address))
        case .faulty: .success(path)
        case .draft: .failure(.init(.draft(path)))
        case .table, nil:
            .failure(
                .init(.brokenLink(path, near: suggestions.nearMiss(to: path, among: paths))))
        }
    }

    private func withAnchor(
        _ anchor: String?, _ target: Target?, name: String, address: String
    ) -> Result<String, SiteFaultError> {
        guard let anchor else { return .success(address) }
        if case .page(_, let anchors) = target, !anchors.contains(anchor) {
            let near = nearMiss(to: anchor, among: anchors.sorted())
            return .failure(.init(.unknownAnchor(anchor, page: name, near: near)))
        }
        return .success(address + "#" + anchor)
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
            if case .draft = targets[SourcePath.row(name, of: table)] {
                return .failure(.init(.draft(destination)))
            }
            let near = suggestions.nearMiss(to: name, among: rows.keys.sorted())
            return .failure(.init(.unknownRow(name, table: table, near: near)))
        }
        return .success(Address.relative(from: page, to: address))
    }

    private static func isExternal(_ destination: String) -> Bool {
        ["http:", "https:", "mailto:"].contains { destination.lowercased().hasPrefix($0) }
    }

    /// The path from the site's folder that `path` means in the file `source`;
    /// nil where it climbs out of the folder.
    static func resolve(_ path: String, from source: String) -> String? {
        var parts = source.split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/") where part != "." {
            if part == ".." {
                if parts.popLast() == nil { return nil }
            } else {
                parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }

    private static func path(to target: String, from source: String) -> String {
        let folder = source.split(separator: "/").dropLast().joined(separator: "/") + "/"
        return target.hasPrefix(folder) && target != folder
            ? String(target.dropFirst(folder.count)) : Address.root(of: source) + target
    }
}
