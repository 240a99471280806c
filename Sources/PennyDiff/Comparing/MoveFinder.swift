import PennyDiagnostics
import PennyFiles
import PennySite

/// Finds which pages that are gone are there under another address.
///
/// A page has moved to an address that is new when, in this order, the data of the two results is
/// the same, byte for byte; or the words of the two pages are the same; or the two have the same
/// heading, which no other page that came or went has, in the same folder or under the same name.
struct MoveFinder {
    /// What a page is known by.
    private struct Marks: Sendable {
        let path: String
        var heading = ""
        /// A digest of its words; nil for a page without any.
        var words: Int?
        /// A digest of its data; nil for a page without data.
        var data: Int?
    }

    let sites: SitePair
    let workers: Workers

    /// The new address of each page that has moved.
    func moves(
        _ removed: [String], _ added: [String]
    ) throws(DiagnosticError) -> [(old: String, new: String)] {
        if removed.isEmpty || added.isEmpty { return [] }
        var old = removed.map { Marks(path: $0) }
        var new = added.map { Marks(path: $0) }
        if sites.haveData {
            old = try marks(removed, in: sites.old, Self.dataMarks)
            new = try marks(added, in: sites.new, Self.dataMarks)
        }
        var moves = Self.pairs(&old, &new) { $0.data.map { [$0] } }
        // Of what is left, which is little as a rule, the pages themselves are read.
        if !old.isEmpty, !new.isEmpty {
            old = try marks(old, in: sites.old, Self.textMarks)
            new = try marks(new, in: sites.new, Self.textMarks)
        }
        moves += Self.pairs(&old, &new) { page in
            page.words.map { [$0, page.data == nil ? 0 : 1] }
        }
        for place in [PagePath.folder, PagePath.name] {
            moves += Self.uniquePairs(&old, &new) { page in
                page.heading.isEmpty
                    ? nil
                    : [page.heading, String(place(page.path)), page.data == nil ? "" : "data"]
            }
        }
        return moves.sorted { $0.new < $1.new }
    }

    // MARK: - Marks

    private func marks<Source: Sendable>(
        _ pages: [Source], in site: BuiltSite,
        _ read: @escaping @Sendable (Source, BuiltSite) throws(DiagnosticError) -> Marks
    ) throws(DiagnosticError) -> [Marks] {
        try workers.all(pages) { (page) throws(DiagnosticError) in try read(page, site) }
    }

    private static func dataMarks(
        of path: String, in site: BuiltSite
    ) throws(DiagnosticError) -> Marks {
        var marks = Marks(path: path)
        let data = PagePath.data(of: path)
        if !site.has(data) { return marks }
        do throws(FileError) {
            var digest = Hasher()
            let file = try site.tree.parts(of: data)
            var block = [UInt8](repeating: 0, count: FileParts.room)
            while case let count = try file.fill(&block), count > 0 {
                block[..<count].withUnsafeBytes { digest.combine(bytes: $0) }
            }
            marks.data = digest.finalize()
        } catch {
            throw site.failure(error, data)
        }
        return marks
    }

    private static func textMarks(
        of page: Marks, in site: BuiltSite
    ) throws(DiagnosticError) -> Marks {
        var marks = page
        do throws(FileError) {
            var reader = try PageReader(
                site.tree.parts(of: page.path), LinkReader(page: page.path), scope: .all)
            var digest = Hasher()
            var hasWords = false
            while let word = try reader.next() {
                digest.combine(word.bytes)
                hasWords = true
            }
            marks.heading = reader.state.heading.text
            digest.combine(marks.heading)
            digest.combine(reader.state.summary.text)
            if hasWords { marks.words = digest.finalize() }
        } catch {
            throw site.failure(error, page.path)
        }
        return marks
    }

    // MARK: - Pairs

    /// Pairs what has the same key, in the order of addresses, and takes it off both lists.
    private static func pairs<Key: Hashable>(
        _ old: inout [Marks], _ new: inout [Marks], by key: (Marks) -> Key?
    ) -> [(old: String, new: String)] {
        var waiting: [Key: [Int]] = [:]
        for (place, page) in old.enumerated().reversed() {
            if let key = key(page) { waiting[key, default: []].append(place) }
        }
        var found: [(old: Int, new: Int)] = []
        for (place, page) in new.enumerated() {
            guard let key = key(page), let first = waiting[key]?.popLast() else { continue }
            found.append((first, place))
        }
        return take(found, &old, &new)
    }

    /// The same, of keys that one page has on either side.
    private static func uniquePairs<Key: Hashable>(
        _ old: inout [Marks], _ new: inout [Marks], by key: (Marks) -> Key?
    ) -> [(old: String, new: String)] {
        let (left, right) = (unique(old, key), unique(new, key))
        let found = left.compactMap { key, place in right[key].map { (old: place, new: $0) } }
        return take(found, &old, &new)
    }

    private static func unique<Key: Hashable>(
        _ pages: [Marks], _ key: (Marks) -> Key?
    ) -> [Key: Int] {
        var places: [Key: [Int]] = [:]
        for (place, page) in pages.enumerated() {
            if let key = key(page) { places[key, default: []].append(place) }
        }
        return places.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }

    private static func take(
        _ found: [(old: Int, new: Int)], _ old: inout [Marks], _ new: inout [Marks]
    ) -> [(old: String, new: String)] {
        let moves = found.map { (old: old[$0.old].path, new: new[$0.new].path) }
        let taken = (old: Set(found.map(\.old)), new: Set(found.map(\.new)))
        old = old.enumerated().filter { !taken.old.contains($0.offset) }.map(\.element)
        new = new.enumerated().filter { !taken.new.contains($0.offset) }.map(\.element)
        return moves
    }
}
