import PennyTestSupport

@testable import PennySite

/// Edits one site at random, and builds it after each edit.
struct EditedBuilds {
    struct Failure: CustomStringConvertible {
        let seed: UInt64
        let edits: [SiteEdit]
        let difference: String

        var description: String {
            """
            PENNY_TEST_SEED=\(seed), \(edits.count) edits:
            \(edits.map { "  \($0)" }.joined(separator: "\n"))
            \(difference)
            """
        }
    }

    let seed: UInt64
    let leftOut: CacheInput?
    private let files: [String: String]
    private let random: RandomEdits
    private let view: EditedSite.View

    /// - Parameter files: those of a real site; nil for a small one made up.
    init(seed: UInt64, of files: [String: String]? = nil, leavingOut part: CacheInput? = nil) {
        self.seed = seed
        leftOut = part
        var random = files.map { RandomEdits(seed: seed, of: $0) } ?? RandomEdits(seed: seed)
        random.focus = part
        self.random = random
        self.files = random.files
        view = EditedSite.View.allCases[Int(seed % UInt64(EditedSite.View.allCases.count))]
    }

    /// Makes so many edits.
    ///
    /// - Returns: those after which a build differs; nil where none does.
    func failure(after count: Int) throws -> Failure? {
        var random = random
        var edits: [SiteEdit] = []
        let site = try EditedSite(files, view: view, leavingOut: leftOut)
        if let difference = try site.difference() {
            return Failure(seed: seed, edits: [], difference: difference)
        }
        while edits.count < count {
            if site.isSound { random.areSound() }
            // A site with faults caches nothing for the next build.
            let next = site.isSound || random.isTrue(oneIn: 4) ? [random.next()] : random.mend()
            for edit in next {
                try site.make(edit)
                edits.append(edit)
            }
            if let difference = try site.difference() {
                return Failure(seed: seed, edits: edits, difference: difference)
            }
        }
        return nil
    }

    /// Whether the site before any edit has no faults.
    func isSound() throws -> Bool {
        let site = try EditedSite(files, view: view)
        _ = try site.difference()
        return site.isSound
    }

    /// A failure with as few edits as can be found.
    func shortened(_ failure: Failure) throws -> Failure {
        var least = failure
        var size = least.edits.count / 2
        while size > 0 {
            var start = 0
            while start < least.edits.count {
                var fewer = least.edits
                fewer.removeSubrange(start..<min(start + size, fewer.count))
                if let still = try self.failure(of: fewer) {
                    least = still
                } else {
                    start += size
                }
            }
            size /= 2
        }
        return least
    }

    private func failure(of edits: [SiteEdit]) throws -> Failure? {
        let site = try EditedSite(files, view: view, leavingOut: leftOut)
        for (index, edit) in edits.enumerated() {
            if let difference = try site.difference() {
                return Failure(
                    seed: seed, edits: Array(edits.prefix(index)), difference: difference)
            }
            try site.make(edit)
        }
        return try site.difference().map {
            Failure(seed: seed, edits: edits, difference: $0)
        }
    }
}
