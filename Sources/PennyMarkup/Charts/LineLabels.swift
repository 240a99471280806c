import PennyEngine

/// Finds room for the name of each line beside the line itself, so that nobody
/// has to look for it in a key. Places are in tenths of the drawing's unit.
struct LineLabels {
    /// Where the name of a line stands: the middle of its foot.
    struct Place {
        let x: Int64
        let y: Int64
    }

    private let frame: ChartFrame
    private let lines: [[Place]]
    private let names: [String]

    /// Points of the lines in the order of the names.
    init(_ lines: [[Place]], _ names: [String], in frame: ChartFrame) {
        self.lines = lines
        self.names = names
        self.frame = frame
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
        Int64(text.unicodeScalars.count) * 82
    }

    private func place(of index: Int, besides taken: [Place]) -> Place? {
        let half = Self.width(names[index]) / 2
        var best: (place: Place, room: Int64)?
        for step in 1..<Self.tries {
            let x = frame.left + (frame.right - frame.left) * Int64(step) / Int64(Self.tries)
            if x - half < frame.left || x + half > frame.right { continue }
            for rise in Self.rises {
                let place = Place(x: x, y: height(of: lines[index], at: x) + rise)
                if place.y - Self.height < frame.top || place.y + 20 > frame.bottom { continue }
                guard isFree(place, half, of: taken) else { continue }
                let room = self.room(place, half, of: index)
                if room > best?.room ?? 0 { best = (place, room) }
            }
        }
        return best?.place
    }

    /// How well a name stands: far from the other lines, near its own, on neither.
    private func room(_ place: Place, _ half: Int64, of index: Int) -> Int64 {
        let own = way(from: place, half, to: lines[index])
        if own < 20 { return 0 }
        var room: Int64 = 600
        for (other, line) in lines.enumerated() where other != index {
            let way = way(from: place, half, to: line)
            if way < own + Self.clearance { return 0 }
            room = min(room, way + 200)
        }
        return room - own / 2
    }

    private func isFree(_ place: Place, _ half: Int64, of taken: [Place]) -> Bool {
        for (index, other) in taken.enumerated() {
            let halves = half + Self.width(names[index]) / 2
            if abs(other.x - place.x) < halves + 60, abs(other.y - place.y) < Self.height + 40 {
                return false
            }
        }
        return true
    }

    /// The least way up or down from a name to a line, over the name's width.
    private func way(from place: Place, _ half: Int64, to line: [Place]) -> Int64 {
        var least = Int64.max
        func see(_ y: Int64) {
            let above = place.y - Self.height - y
            let below = y - place.y - 20
            least = min(least, max(above, below, 0))
        }
        let (left, right) = (place.x - half, place.x + half)
        see(height(of: line, at: left))
        see(height(of: line, at: right))
        var before: Int64?
        for point in line where point.x >= left && point.x <= right {
            see(point.y)
            // A steep line goes through a name between two of its points.
            if let before, min(before, point.y) < place.y,
                max(before, point.y) > place.y - Self.height
            {
                return 0
            }
            before = point.y
        }
        return least
    }

    /// The height of a line at a place between its points.
    private func height(of line: [Place], at x: Int64) -> Int64 {
        guard var before = line.first else { return frame.bottom }
        for point in line {
            if point.x >= x {
                let span = point.x - before.x
                return span == 0
                    ? point.y : before.y + (point.y - before.y) * (x - before.x) / span
            }
            before = point
        }
        return before.y
    }
}
