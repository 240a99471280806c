/// Matches the entries of two versions of a list: equal entries at both ends match, then those with
/// the same first field, such as a name, and if as many remain on both sides, those at the same
/// index.
struct EntryPairs {
    typealias Entry = [ResultData.Field]

    private(set) var pairs: [(before: Entry?, after: Entry?)] = []

    init(_ before: [Entry], _ after: [Entry]) {
        let start = zip(before, after).prefix { $0 == $1 }.count
        let most = min(before.count, after.count) - start
        let end = zip(before.reversed(), after.reversed()).prefix(most).prefix { $0 == $1 }.count
        var old = Array(before[start..<before.count - end])
        let new = Array(after[start..<after.count - end])
        var found: [Entry?] = new.map { entry in
            guard let index = old.firstIndex(where: { $0.first == entry.first }) else { return nil }
            return old.remove(at: index)
        }
        let open = found.indices.filter { found[$0] == nil }
        if open.count == old.count {
            for (index, entry) in zip(open, old) { found[index] = entry }
            old = []
        }
        pairs = zip(found, new).filter { $0 != $1 }.map { (before: $0, after: $1) }
        pairs += old.map { (before: $0, after: nil) }
    }
}
