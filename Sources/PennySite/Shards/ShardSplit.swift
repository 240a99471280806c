/// Which shard gives each saved set its turn: the next largest set goes to the shard that has the
/// least to do. Whoever reads the same files comes to the same split.
struct ShardSplit {
    /// By edition and place; nil for a set without a page, which no shard has.
    private let owners: [[Int32?]]

    /// - Parameter editions: the saved sets of each.
    init(_ editions: [SetCatalog], count: Int) {
        var owners = editions.map { [Int32?](repeating: nil, count: $0.heads.count) }
        var sets: [(weight: Int32, edition: Int, place: Int)] = []
        for (edition, catalog) in editions.enumerated() {
            for place in catalog.heads.indices where catalog.hasPage(place) {
                sets.append((catalog.heads[place].weight, edition, place))
            }
        }
        sets.sort { ($1.weight, $0.edition, $0.place) < ($0.weight, $1.edition, $1.place) }
        var loads = ShardLoads(count)
        for set in sets { owners[set.edition][set.place] = Int32(loads.add(Int(set.weight))) }
        self.owners = owners
    }

    /// The number of the shard that has a set; nil for none.
    func owner(_ place: Int, in edition: Int) -> Int? {
        owners[edition][place].map { Int($0) + 1 }
    }

    /// Which sets a shard has, by edition and place.
    func own(_ shard: Shard) -> [[Bool]] {
        owners.map { $0.map { $0 == Int32(shard.number - 1) } }
    }
}

/// What each shard has to do so far, the one with the least first.
private struct ShardLoads {
    private var heap: [(load: Int, shard: Int)]

    init(_ count: Int) { heap = (0..<count).map { (0, $0) } }

    /// Gives a piece of work to the shard with the least, and says which that is.
    mutating func add(_ weight: Int) -> Int {
        let shard = heap[0].shard
        heap[0].load += weight
        var place = 0
        while true {
            let below = [2 * place + 1, 2 * place + 2].filter { $0 < heap.count }
            guard let least = below.min(by: { heap[$0] < heap[$1] }), heap[least] < heap[place]
            else { return shard }
            heap.swapAt(place, least)
            place = least
        }
    }
}
