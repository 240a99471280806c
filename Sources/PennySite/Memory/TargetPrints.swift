import PennyContent
import PennyFiles
import Synchronization

/// What links can find at the pages and tables they lead to, as digests. A great many sets may
/// link to one table, so each is made once.
final class TargetPrints: Sendable {
    private let links: LinkResolver
    private let rule: KeyRule
    private let known = Mutex<[String: Fingerprint]>([:])
    /// What links find in the first language, where this is another edition.
    private let first: TargetPrints?

    init(_ links: LinkResolver, _ rule: KeyRule) {
        self.links = links
        self.rule = rule
        first = links.inFirstLanguage.map { TargetPrints($0, rule) }
    }

    func digest(of path: String, _ target: LinkResolver.Target?) -> Fingerprint {
        if let known = known.withLock({ $0[path] }) { return known }
        var maker = FingerprintMaker()
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
        // Of what is no page, the checks tell.
        case .set, .draft, .faulty, nil: break
        }
        if rule.has(.otherLanguages), let first {
            maker.add(first.digest(of: path, links.inFirstLanguage?.target(path)))
        }
        let digest = maker.fingerprint
        known.withLock { $0[path] = digest }
        return digest
    }
}

extension LinkResolver.Target? {
    /// One number for each case.
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
