import PennyEngine

/// Finds room for the label of each line beside the line itself, so that no one has to look it up
/// in a key. Positions are in tenths of the drawing's unit.
struct LineLabels {
    /// The position of a label: the middle of its lower edge.
    struct Position {
        let x: Int64
        let y: Int64
    }

    private let area: PlotArea
    private let lines: [[Position]]
    /// Half the width of each label.
    private let halves: [Int64]

    /// - Parameter lines: the points of the lines, from left to right, in the order of the names.
    init(_ lines: [[Position]], _ names: [String], in area: PlotArea) {
        self.lines = lines
        halves = names.map { Self.width($0) / 2 }
        self.area = area
    }

    /// The part of a line above or below a label.
    private struct Stretch {
        /// The heights of the line at the label's two ends.
        let left: Int64
        let right: Int64
        /// The points between the ends.
        let points: Range<Int>
        /// The range of heights of the whole part.
        let heights: ClosedRange<Int64>
    }

    /// The number of positions that are tried along a line.
    private static let attempts = 24
    /// The heights of a label above its line, or below it, that are tried.
    private static let rises: [Int64] = [-90, -150, -230, 200, 260, 340]
    private static let height: Int64 = 130
    /// The minimum by which the next line must be farther away than the label's own.
    private static let clearance: Int64 = 90

    /// A position for each label; nil if one of them has no room.
    func positions() -> [Position]? {
        var positions: [Position] = []
        for index in lines.indices {
            guard let position = position(of: index, besides: positions) else { return nil }
            positions.append(position)
        }
        return positions
    }

    /// The approximate width of a text at the largest size in the style sheets.
    private static func width(_ text: String) -> Int64 {
        Int64(text.scalarCount) * 82
    }

    private func position(of index: Int, besides taken: [Position]) -> Position? {
        let half = halves[index]
        var best: (position: Position, room: Int64)?
        for step in 1..<Self.attempts {
            let x = area.left + (area.right - area.left) * Int64(step) / Int64(Self.attempts)
            if x - half < area.left || x + half > area.right { continue }
            // The label of a line that begins late or ends early is within its range.
            if x < lines[index].first?.x ?? x || x > lines[index].last?.x ?? x { continue }
            let height = height(of: lines[index], at: x)
            let stretches = lines.map { stretch(of: $0, from: x - half, to: x + half) }
            for rise in Self.rises {
                let position = Position(x: x, y: height + rise)
                if position.y - Self.height < area.top || position.y + 20 > area.bottom { continue }
                guard isFree(position, half, of: taken) else { continue }
                let room = self.room(position, stretches, of: index)
                if room > best?.room ?? 0 { best = (position, room) }
            }
        }
        return best?.position
    }

    /// Rates a position: far from the other lines, near its own, on neither. Zero is unusable.
    private func room(_ position: Position, _ stretches: [Stretch], of index: Int) -> Int64 {
        let own = distance(from: position, to: stretches[index], of: lines[index])
        if own < 20 { return 0 }
        var room: Int64 = 600
        for (other, line) in lines.enumerated() where other != index {
            let distance = distance(from: position, to: stretches[other], of: line)
            if distance < own + Self.clearance { return 0 }
            room = min(room, distance + 200)
        }
        return room - own / 2
    }

    private func isFree(_ position: Position, _ half: Int64, of taken: [Position]) -> Bool {
        for (index, other) in taken.enumerated() {
            if abs(other.x - position.x) < half + halves[index] + 60,
                abs(other.y - position.y) < Self.height + 40
            {
                return false
            }
        }
        return true
    }

    /// The smallest vertical distance from a label to a line, over the label's width.
    private func distance(from position: Position, to stretch: Stretch, of line: [Position])
        -> Int64
    {
        // Almost always the whole line is below or above the label.
        let (top, foot) = (position.y - Self.height, position.y + 20)
        if stretch.heights.lowerBound > foot { return stretch.heights.lowerBound - foot }
        if stretch.heights.upperBound < top { return top - stretch.heights.upperBound }
        var least = Int64.max
        func include(_ y: Int64) {
            least = min(least, max(top - y, y - foot, 0))
        }
        include(stretch.left)
        include(stretch.right)
        var before: Int64?
        for index in stretch.points {
            let point = line[index]
            include(point.y)
            // A steep line can cross a label between two of its points.
            if let before, min(before, point.y) < position.y, max(before, point.y) > top {
                return 0
            }
            before = point.y
        }
        return least
    }

    private func stretch(of line: [Position], from left: Int64, to right: Int64) -> Stretch {
        let (first, last) = (height(of: line, at: left), height(of: line, at: right))
        let points = index(of: left, in: line)..<index(of: right + 1, in: line)
        var (lowest, highest) = (min(first, last), max(first, last))
        for point in line[points] {
            lowest = min(lowest, point.y)
            highest = max(highest, point.y)
        }
        return Stretch(left: first, right: last, points: points, heights: lowest...highest)
    }

    /// The height of a line at any coordinate, interpolated between its points.
    private func height(of line: [Position], at x: Int64) -> Int64 {
        let next = index(of: x, in: line)
        guard next < line.count else { return line.last?.y ?? area.bottom }
        let point = line[next]
        let before = line[max(next - 1, 0)]
        let span = point.x - before.x
        return span == 0 ? point.y : before.y + (point.y - before.y) * (x - before.x) / span
    }

    /// The index of the first point at or right of a coordinate.
    private func index(of x: Int64, in line: [Position]) -> Int {
        var (low, high) = (0, line.count)
        while low < high {
            let middle = (low + high) / 2
            if line[middle].x < x { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
