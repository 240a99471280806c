import PennyDiagnostics
import PennyFiles
import PennySite

/// Finds the removed pages that exist under another address.
///
/// A page has moved to a new address when, in this order, the data of the two results is the same,
/// byte for byte; or the words of the two pages are the same; or the two have the same heading,
/// which no other added or removed page has, in the same folder or under the same name.
struct MoveFinder {
    /// The traits that identify a page.
    private struct PageTraits: Sendable {
        let path: String
        var heading = ""
        /// A digest of its words; nil for a page without any.
        var words: Int?
        /// A digest of its data; nil for a page without data.
        var data: Int?
    }

    let sites: SitePair
    let workers: WorkerPool

    /// The new address of each page that has moved.
    func moves(
        _ removed: [String], _ added: [String]
    ) throws(DiagnosticError) -> [(old: String, new: String)] {
        if removed.isEmpty || added.isEmpty { return [] }
        var old = removed.map { PageTraits(path: $0) }
        var new = added.map { PageTraits(path: $0) }
        if sites.haveData {
            old = try traits(removed, in: sites.old, Self.dataTraits)
            new = try traits(added, in: sites.new, Self.dataTraits)
        }
        var moves = Self.pairs(&old, &new) { $0.data.map { [$0] } }
        // The remaining pages, usually few, are read.
        if !old.isEmpty, !new.isEmpty {
            old = try traits(old, in: sites.old, Self.textTraits)
            new = try traits(new, in: sites.new, Self.textTraits)
        }
        moves += Self.pairs(&old, &new) { page in
            page.words.map { [$0, page.data == nil ? 0 : 1] }
        }
        for part in [PageFiles.folder, PageFiles.name] {
            moves += Self.uniquePairs(&old, &new) { page in
                page.heading.isEmpty
                    ? nil
                    : [page.heading, String(part(page.path)), page.data == nil ? "" : "data"]
            }
        }
        return moves.sorted { $0.new < $1.new }
    }

    // MARK: - Marks

    private func traits<Source: Sendable>(
        _ pages: [Source], in site: BuiltSite,
        _ read: @escaping @Sendable (Source, BuiltSite) throws(DiagnosticError) -> PageTraits
    ) throws(DiagnosticError) -> [PageTraits] {
        try workers.all(pages) { (page) throws(DiagnosticError) in try read(page, site) }
    }

    private static func dataTraits(
        of path: String, in site: BuiltSite
    ) throws(DiagnosticError) -> PageTraits {
        var traits = PageTraits(path: path)
        let data = PageFiles.data(of: path)
        if !site.has(data) { return traits }
        do throws(FileError) {
            var digest = Hasher()
            let file = try site.tree.parts(of: data)
            var block = [UInt8](repeating: 0, count: FileParts.room)
            while case let count = try file.fill(&block), count > 0 {
                block[..<count].withUnsafeBytes { digest.combine(bytes: $0) }
            }
            traits.data = digest.finalize()
        } catch {
            throw site.failure(error, data)
        }
        return traits
    }

    private static func textTraits(
        of page: PageTraits, in site: BuiltSite
    ) throws(DiagnosticError) -> PageTraits {
        var traits = page
        do throws(FileError) {
            var reader = try PageTextReader(
                site.tree.parts(of: page.path), LinkReader(page: page.path), scope: .all)
            var digest = Hasher()
            var hasWords = false
            while let word = try reader.next() {
                digest.combine(word.bytes)
                hasWords = true
            }
            traits.heading = reader.state.heading.text
            digest.combine(traits.heading)
            digest.combine(reader.state.summary.text)
            if hasWords { traits.words = digest.finalize() }
        } catch {
            throw site.failure(error, page.path)
        }
        return traits
    }

    // MARK: - Pairs

    /// Pairs pages with equal keys, in the order of addresses, and removes them from both lists.
    private static func pairs<Key: Hashable>(
        _ old: inout [PageTraits], _ new: inout [PageTraits], by key: (PageTraits) -> Key?
    ) -> [(old: String, new: String)] {
        var waiting: [Key: [Int]] = [:]
        for (index, page) in old.enumerated().reversed() {
            if let key = key(page) { waiting[key, default: []].append(index) }
        }
        var found: [(old: Int, new: Int)] = []
        for (index, page) in new.enumerated() {
            guard let key = key(page), let first = waiting[key]?.popLast() else { continue }
            found.append((first, index))
        }
        return extract(found, &old, &new)
    }

    /// Pairs pages whose key is unique on either side, and removes them from both lists.
    private static func uniquePairs<Key: Hashable>(
        _ old: inout [PageTraits], _ new: inout [PageTraits], by key: (PageTraits) -> Key?
    ) -> [(old: String, new: String)] {
        let (left, right) = (unique(old, key), unique(new, key))
        let found = left.compactMap { key, index in right[key].map { (old: index, new: $0) } }
        return extract(found, &old, &new)
    }

    private static func unique<Key: Hashable>(
        _ pages: [PageTraits], _ key: (PageTraits) -> Key?
    ) -> [Key: Int] {
        var indexes: [Key: [Int]] = [:]
        for (index, page) in pages.enumerated() {
            if let key = key(page) { indexes[key, default: []].append(index) }
        }
        return indexes.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }

    private static func extract(
        _ found: [(old: Int, new: Int)], _ old: inout [PageTraits], _ new: inout [PageTraits]
    ) -> [(old: String, new: String)] {
        let moves = found.map { (old: old[$0.old].path, new: new[$0.new].path) }
        let extracted = (old: Set(found.map(\.old)), new: Set(found.map(\.new)))
        old = old.enumerated().filter { !extracted.old.contains($0.offset) }.map(\.element)
        new = new.enumerated().filter { !extracted.new.contains($0.offset) }.map(\.element)
        return moves
    }
}
