/// Which entry of a list has become which: what is the same at both ends stays, what is between
/// goes by its first field, such as a name, and where as many are left on both sides by its place.
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
            guard let place = old.firstIndex(where: { $0.first == entry.first }) else { return nil }
            return old.remove(at: place)
        }
        let open = found.indices.filter { found[$0] == nil }
        if open.count == old.count {
            for (place, entry) in zip(open, old) { found[place] = entry }
            old = []
        }
        pairs = zip(found, new).filter { $0 != $1 }.map { (before: $0, after: $1) }
        pairs += old.map { (before: $0, after: nil) }
    }
}
