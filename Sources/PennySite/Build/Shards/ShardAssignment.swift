/// Assigns each saved set to a shard: the next most expensive set goes to the shard with the least
/// work. Every reader of the same files computes the same assignment.
struct ShardAssignment {
    /// By edition and index; nil for a set without a page, which belongs to no shard.
    private let owners: [[Int32?]]

    /// - Parameter editions: the saved sets of each edition.
    init(_ editions: [SetIndex], count: Int) {
        var owners = editions.map { [Int32?](repeating: nil, count: $0.heads.count) }
        var sets: [(cost: Int32, edition: Int, index: Int)] = []
        for (edition, catalog) in editions.enumerated() {
            for index in catalog.heads.indices where catalog.hasPage(index) {
                sets.append((catalog.heads[index].cost, edition, index))
            }
        }
        sets.sort { ($1.cost, $0.edition, $0.index) < ($0.cost, $1.edition, $1.index) }
        var loads = ShardLoads(count)
        for set in sets { owners[set.edition][set.index] = Int32(loads.add(Int(set.cost))) }
        self.owners = owners
    }

    /// The number of the shard that renders a set; nil for none.
    func owner(_ index: Int, in edition: Int) -> Int? {
        owners[edition][index].map { Int($0) + 1 }
    }

    /// The sets that a shard renders, by edition and index.
    func own(_ shard: Shard) -> [[Bool]] {
        owners.map { $0.map { $0 == Int32(shard.number - 1) } }
    }
}

/// The work of each shard so far, as a heap with the smallest first.
private struct ShardLoads {
    private var heap: [(load: Int, shard: Int)]

    init(_ count: Int) { heap = (0..<count).map { (0, $0) } }

    /// Assigns work to the shard with the least, and returns its index.
    mutating func add(_ cost: Int) -> Int {
        let shard = heap[0].shard
        heap[0].load += cost
        var node = 0
        while true {
            let below = [2 * node + 1, 2 * node + 2].filter { $0 < heap.count }
            guard let least = below.min(by: { heap[$0] < heap[$1] }), heap[least] < heap[node]
            else { return shard }
            heap.swapAt(node, least)
            node = least
        }
    }
}
