/// The paths of several lists in one order. It stores only indices, because a site may have a great
/// many paths.
struct PathOrder: Sendable {
    /// A list whose paths are computed when they are asked for.
    struct Run: Sendable {
        let count: Int
        let path: @Sendable (Int) -> String
    }

    /// The indices of all paths in order; indices continue from run to run.
    private let order: [UInt32]
    /// The first index of each run.
    private let starts: [Int]

    init(_ runs: [Run]) {
        var starts: [Int] = []
        var orders: [[UInt32]] = []
        var next = 0
        for run in runs {
            starts.append(next)
            let start = UInt32(next)
            orders.append(Self.sortedIndices(of: run).map { $0 + start })
            next += run.count
        }
        self.starts = starts
        order = Self.merged(orders) { run, index in runs[run].path(Int(index) - starts[run]) }
    }

    var count: Int { order.count }

    /// Returns the run of the path at a position in the order, and its index in the run.
    subscript(position: Int) -> (run: Int, index: Int) {
        let index = Int(order[position])
        let run = (starts.lastIndex { $0 <= index }) ?? 0
        return (run, index - starts[run])
    }

    // MARK: - One run

    /// Returns the indices of a run's paths in order. If a site has sets of one kind, they are
    /// often in this order already.
    private static func sortedIndices(of run: Run) -> [UInt32] {
        let indices = Array(0..<UInt32(run.count))
        var last = ""
        for index in 0..<run.count {
            let path = run.path(index)
            if index > 0, path < last { return sorted(run, indices) }
            last = path
        }
        return indices
    }

    private static func sorted(_ run: Run, _ indices: [UInt32]) -> [UInt32] {
        // An array that grows would take three times its size in the end.
        var bytes: [UInt8] = []
        bytes.reserveCapacity((0..<run.count).reduce(0) { $0 + run.path($1).utf8.count })
        var ends: [UInt32] = []
        ends.reserveCapacity(run.count)
        for index in 0..<run.count {
            bytes += run.path(index).utf8
            ends.append(UInt32(bytes.count))
        }
        // ASCII strings sort like their bytes.
        guard bytes.allSatisfy({ $0 < 0x80 }) else {
            return indices.sorted { run.path(Int($0)) < run.path(Int($1)) }
        }
        let key = { (index: UInt32) in
            bytes[(index > 0 ? Int(ends[Int(index) - 1]) : 0)..<Int(ends[Int(index)])]
        }
        return indices.sorted { key($0).lexicographicallyPrecedes(key($1)) }
    }

    // MARK: - All runs

    private static func merged(
        _ orders: [[UInt32]], _ path: (_ run: Int, _ index: UInt32) -> String
    ) -> [UInt32] {
        let filled = orders.indices.filter { !orders[$0].isEmpty }
        if filled.count < 2 { return filled.first.map { orders[$0] } ?? [] }
        var merged: [UInt32] = []
        merged.reserveCapacity(orders.reduce(0) { $0 + $1.count })
        var next = [Int](repeating: 0, count: orders.count)
        var paths = orders.enumerated().map { run, order in order.first.map { path(run, $0) } }
        while let run = least(paths) {
            merged.append(orders[run][next[run]])
            next[run] += 1
            paths[run] =
                next[run] < orders[run].count ? path(run, orders[run][next[run]]) : nil
        }
        return merged
    }

    private static func least(_ paths: [String?]) -> Int? {
        var least: (run: Int, path: String)?
        for (run, path) in paths.enumerated() {
            guard let path else { continue }
            if let known = least, known.path <= path { continue }
            least = (run, path)
        }
        return least?.run
    }
}
