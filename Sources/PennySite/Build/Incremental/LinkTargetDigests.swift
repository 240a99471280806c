import PennyContent
import PennyFiles
import Synchronization

/// Digests of the pages and tables that links lead to. Many sets may link to one table, so each
/// digest is computed once.
final class LinkTargetDigests: Sendable {
    private let links: LinkResolver
    private let rule: CacheRule
    private let known = Mutex<[String: Digest]>([:])
    /// The digests of the first language; nil for that language itself.
    private let first: LinkTargetDigests?

    init(_ links: LinkResolver, _ rule: CacheRule) {
        self.links = links
        self.rule = rule
        first = links.inFirstLanguage.map { LinkTargetDigests($0, rule) }
    }

    func digest(of path: String, _ target: LinkResolver.Target?) -> Digest {
        if let known = known.withLock({ $0[path] }) { return known }
        var maker = DigestMaker()
        if rule.has(.linkTargets) { maker.add(target.kind) }
        switch target {
        case .page(_, let anchors):
            if rule.has(.pageAnchors) { maker.add(anchors.sorted()) }
        case .sets, .table:
            if rule.has(.linkedRows) { maker.add(links.rows(of: path)) }
        // The address of a file is in its path.
        case .file(_, let size):
            if rule.has(.linkTargets) { maker.add(size?.width ?? 0) }
            if rule.has(.linkTargets) { maker.add(size?.height ?? 0) }
        case .data(let file):
            if rule.has(.shownData) { maker.add(file.digest) }
        // Targets that are no pages are reported as faults.
        case .set, .draft, .faulty, nil: break
        }
        if rule.has(.otherLanguages), let first {
            maker.add(first.digest(of: path, links.inFirstLanguage?.target(path)))
        }
        let digest = maker.digest
        known.withLock { $0[path] = digest }
        return digest
    }
}

extension LinkResolver.Target? {
    /// A number for each case.
    fileprivate var kind: Int {
        switch self {
        case nil: 0
        case .page: 1
        case .set: 2
        case .sets: 3
        case .table: 4
        case .file: 5
        case .draft: 6
        case .faulty: 7
        case .data: 8
        }
    }
}
