import PennyEngine

/// Finds room for the name of each line beside the line itself, so that nobody
/// has to look for it in a key. Places are in tenths of the drawing's unit.
struct LineLabels {
    /// Where the name of a line stands: the middle of its foot.
    struct Place {
        let x: Int64
        let y: Int64
    }

    private let area: PlotArea
    private let lines: [[Place]]
    /// Half of the width of each name.
    private let halves: [Int64]

    /// Points of the lines, from the left, in the order of the names.
    init(_ lines: [[Place]], _ names: [String], in area: PlotArea) {
        self.lines = lines
        halves = names.map { Self.width($0) / 2 }
        self.area = area
    }

    /// What of a line is over or under a name.
    private struct Stretch {
        /// The heights at the name's ends.
        let left: Int64
        let right: Int64
        /// The points between.
        let points: Range<Int>
        /// The heights between which all of it lies.
        let heights: ClosedRange<Int64>
    }

    /// How many places along a line are tried.
    private static let tries = 24
    /// How far above its line a name may stand, or below it.
    private static let rises: [Int64] = [-90, -150, -230, 200, 260, 340]
    private static let height: Int64 = 130
    /// How much farther the next line is than the name's own.
    private static let clearance: Int64 = 90

    /// A place for each name; none where one of them has no room.
    func places() -> [Place]? {
        var places: [Place] = []
        for index in lines.indices {
            guard let place = place(of: index, besides: places) else { return nil }
            places.append(place)
        }
        return places
    }

    /// About how wide a text is at the largest size that styles give it.
    private static func width(_ text: String) -> Int64 {
        Int64(text.scalarCount) * 82
    }

    private func place(of index: Int, besides taken: [Place]) -> Place? {
        let half = halves[index]
        var best: (place: Place, room: Int64)?
        for step in 1..<Self.tries {
            let x = area.left + (area.right - area.left) * Int64(step) / Int64(Self.tries)
            if x - half < area.left || x + half > area.right { continue }
            // A line that begins late, or ends early, has its name where it is.
            if x < lines[index].first?.x ?? x || x > lines[index].last?.x ?? x { continue }
            let height = height(of: lines[index], at: x)
            let stretches = lines.map { stretch(of: $0, from: x - half, to: x + half) }
            for rise in Self.rises {
                let place = Place(x: x, y: height + rise)
                if place.y - Self.height < area.top || place.y + 20 > area.bottom { continue }
                guard isFree(place, half, of: taken) else { continue }
                let room = self.room(place, stretches, of: index)
                if room > best?.room ?? 0 { best = (place, room) }
            }
        }
        return best?.place
    }

    /// How well a name stands: far from the other lines, near its own, on neither.
    private func room(_ place: Place, _ stretches: [Stretch], of index: Int) -> Int64 {
        let own = way(from: place, to: stretches[index], of: lines[index])
        if own < 20 { return 0 }
        var room: Int64 = 600
        for (other, line) in lines.enumerated() where other != index {
            let way = way(from: place, to: stretches[other], of: line)
            if way < own + Self.clearance { return 0 }
            room = min(room, way + 200)
        }
        return room - own / 2
    }

    private func isFree(_ place: Place, _ half: Int64, of taken: [Place]) -> Bool {
        for (index, other) in taken.enumerated() {
            if abs(other.x - place.x) < half + halves[index] + 60,
                abs(other.y - place.y) < Self.height + 40
            {
                return false
            }
        }
        return true
    }

    /// The least way up or down from a name to a line, over the name's width.
    private func way(from place: Place, to stretch: Stretch, of line: [Place]) -> Int64 {
        // Almost always all of it lies under the name, or over it.
        let (top, foot) = (place.y - Self.height, place.y + 20)
        if stretch.heights.lowerBound > foot { return stretch.heights.lowerBound - foot }
        if stretch.heights.upperBound < top { return top - stretch.heights.upperBound }
        var least = Int64.max
        func see(_ y: Int64) {
            least = min(least, max(top - y, y - foot, 0))
        }
        see(stretch.left)
        see(stretch.right)
        var before: Int64?
        for index in stretch.points {
            let point = line[index]
            see(point.y)
            // A steep line goes through a name between two of its points.
            if let before, min(before, point.y) < place.y, max(before, point.y) > top { return 0 }
            before = point.y
        }
        return least
    }

    private func stretch(of line: [Place], from left: Int64, to right: Int64) -> Stretch {
        let (first, last) = (height(of: line, at: left), height(of: line, at: right))
        let points = index(of: left, in: line)..<index(of: right + 1, in: line)
        var (lowest, highest) = (min(first, last), max(first, last))
        for point in line[points] {
            lowest = min(lowest, point.y)
            highest = max(highest, point.y)
        }
        return Stretch(left: first, right: last, points: points, heights: lowest...highest)
    }

    /// The height of a line at a place between its points.
    private func height(of line: [Place], at x: Int64) -> Int64 {
        let next = index(of: x, in: line)
        guard next < line.count else { return line.last?.y ?? area.bottom }
        let point = line[next]
        let before = line[max(next - 1, 0)]
        let span = point.x - before.x
        return span == 0 ? point.y : before.y + (point.y - before.y) * (x - before.x) / span
    }

    /// The first point that is not left of a place.
    private func index(of x: Int64, in line: [Place]) -> Int {
        var (low, high) = (0, line.count)
        while low < high {
            let middle = (low + high) / 2
            if line[middle].x < x { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
