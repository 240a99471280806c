import PennyEngine

/// Finds room for the label of each line beside the line itself, so that no one has to look it up
/// in a key. Positions are in tenths of the drawing's unit.
struct LineLabels {
    /// The position of a label: the middle of its lower edge.
    struct Position {
        let x: Int64
        let y: Int64
    }

    /// The letters that labels are planned for: the largest ones of a drawing that is as wide as
    /// its coordinates, and those of a phone, where the drawing is smaller and its letters are
    /// larger.
    enum Letters {
        case ordinary, onPhone

        private var width: Int64 { self == .ordinary ? 82 : 110 }
        fileprivate var height: Int64 { self == .ordinary ? 130 : 170 }
        /// The approximate width of a text. Letters of Chinese, Japanese and Korean, which have
        /// three bytes from U+3000 on, are wider.
        fileprivate func width(of text: String) -> Int64 {
            var halves: Int64 = 0
            for byte in text.bytes where byte & 0xC0 != 0x80 {
                halves += (0xE3..<0xF0).contains(byte) ? 3 : 2
            }
            return halves * width / 2
        }

        /// The heights of a label above its line, or below it, that are tried.
        fileprivate var rises: [Int64] {
            let near: [Int64] = [-90, -150, -230, height + 70, height + 130, height + 210]
            // Longer letters are farther from a steep line.
            return self == .ordinary ? near : near + [-310, -390, height + 290, height + 370]
        }
    }

    private let area: PlotArea
    private let lines: [[Position]]
    private let letters: Letters
    /// Half the width of each label.
    private let halves: [Int64]

    /// - Parameter lines: the points of the lines, from left to right, in the order of the names.
    init(
        _ lines: [[Position]], _ names: [String], in area: PlotArea,
        letters: Letters = .ordinary
    ) {
        self.lines = lines
        self.letters = letters
        halves = names.map { letters.width(of: $0) / 2 }
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

    /// The position with the most room. On a phone, the one nearest to the line's end: there the
    /// drawing is small, and the end is what is looked at first.
    private func position(of index: Int, besides taken: [Position]) -> Position? {
        let half = halves[index]
        var best: (position: Position, room: Int64)?
        for step in 1..<Self.attempts {
            let steps = letters == .ordinary ? step : Self.attempts - step
            let x = area.left + (area.right - area.left) * Int64(steps) / Int64(Self.attempts)
            if x - half < area.left || x + half > area.right { continue }
            if letters == .onPhone, let best { return best.position }
            // The label of a line that begins late or ends early is within its range.
            if x < lines[index].first?.x ?? x || x > lines[index].last?.x ?? x { continue }
            let height = height(of: lines[index], at: x)
            let stretches = lines.map { stretch(of: $0, from: x - half, to: x + half) }
            for rise in letters.rises {
                let position = Position(x: x, y: height + rise)
                if position.y - letters.height < area.top || position.y + 20 > area.bottom {
                    continue
                }
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
                abs(other.y - position.y) < letters.height + 40
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
        let (top, foot) = (position.y - letters.height, position.y + 20)
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
