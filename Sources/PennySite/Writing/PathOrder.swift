/// The paths of several lists in one order. Only their places are kept, because a site may have a
/// great many.
struct PathOrder: Sendable {
    /// A list whose paths are made when they are asked for.
    struct Run: Sendable {
        let count: Int
        let path: @Sendable (Int) -> String
    }

    /// The places of all, each with those of the runs before it added.
    private let order: [UInt32]
    /// Where each run begins among them.
    private let starts: [Int]

    init(_ runs: [Run]) {
        var starts: [Int] = []
        var orders: [[UInt32]] = []
        var next = 0
        for run in runs {
            starts.append(next)
            let start = UInt32(next)
            orders.append(Self.places(of: run).map { $0 + start })
            next += run.count
        }
        self.starts = starts
        order = Self.merged(orders) { run, place in runs[run].path(Int(place) - starts[run]) }
    }

    var count: Int { order.count }

    /// The run of a path by its place in the order, and its place in the run.
    subscript(index: Int) -> (run: Int, place: Int) {
        let place = Int(order[index])
        let run = (starts.lastIndex { $0 <= place }) ?? 0
        return (run, place - starts[run])
    }

    // MARK: - One run

    /// Where a site has sets of one kind, they are in this order already.
    private static func places(of run: Run) -> [UInt32] {
        let places = Array(0..<UInt32(run.count))
        var last = ""
        for place in 0..<run.count {
            let path = run.path(place)
            if place > 0, path < last { return sorted(run, places) }
            last = path
        }
        return places
    }

    private static func sorted(_ run: Run, _ places: [UInt32]) -> [UInt32] {
        // What grows takes three times its room in the end.
        var bytes: [UInt8] = []
        bytes.reserveCapacity((0..<run.count).reduce(0) { $0 + run.path($1).utf8.count })
        var ends: [UInt32] = []
        ends.reserveCapacity(run.count)
        for place in 0..<run.count {
            bytes += run.path(place).utf8
            ends.append(UInt32(bytes.count))
        }
        // Of letters without accents the order is that of their bytes.
        guard bytes.allSatisfy({ $0 < 0x80 }) else {
            return places.sorted { run.path(Int($0)) < run.path(Int($1)) }
        }
        let key = { (place: UInt32) in
            bytes[(place > 0 ? Int(ends[Int(place) - 1]) : 0)..<Int(ends[Int(place)])]
        }
        return places.sorted { key($0).lexicographicallyPrecedes(key($1)) }
    }

    // MARK: - All runs

    private static func merged(
        _ orders: [[UInt32]], _ path: (_ run: Int, _ place: UInt32) -> String
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
