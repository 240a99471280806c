import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

@Suite("Names in a chart")
struct ChartNamesTests {
    private func svg(_ kind: Chart.Kind, _ series: [[Int64]]) -> Markup? {
        let chart = Chart(
            "growth", kind, title: [.text("A finding")], axis: .year,
            positions: Array(0..<Int64(series[0].count)),
            series: series.enumerated().map { .init("s\($0)", .text("Line \($0)"), $1) })
        var out = Bytes()
        ChartSVG(chart, NumberWriter(for: .enUS, currency: .usDollar)).append(to: &out)
        return try? Markup(out.text)
    }

    @Test("stand beside the lines where there is room, and no key repeats them")
    func direct() throws {
        let falling = stride(from: Int64(350_000_00), through: 0, by: -35_000_00).map { $0 }
        let rising = (0...10).map { Int64($0) * 42_000_00 }
        let elements = try #require(svg(.lines, [falling, rising])).elements
        let names = elements.filter { $0["class"]?.hasPrefix("label") == true }
        // Those of a wide drawing, and those of a phone.
        #expect(names.map(\.text) == ["Line 0", "Line 1", "Line 0", "Line 1"])
        #expect(names.map { $0["class"] }.prefix(2) == ["label series-1", "label series-2"])
        // The key is for drawings that are too small for either.
        #expect(elements.contains { $0["class"] == "legend named named-on-phone" })
        #expect(!elements.contains { $0["class"] == "legend" })
    }

    @Test("stand in a key where lines lie upon each other")
    func key() throws {
        let line = (0...10).map { Int64($0) * 42_000_00 }
        let elements = try #require(svg(.lines, [line, line.map { $0 + 1 }])).elements
        #expect(elements.filter { $0.name == "li" }.map(\.text) == ["Line 0", "Line 1"])
        #expect(!elements.contains { $0["class"]?.hasPrefix("label") == true })
    }

    @Test func `of a phone stand as near to the end of their line as they fit`() throws {
        let flat = (0...10).map { LineLabels.Position(x: 560 + $0 * 416, y: 1_000) }
        let area = PlotArea(left: 560, right: 4_720, top: 260, bottom: 2_300)
        let found = LineLabels([flat], ["Balance"], in: area, letters: .onPhone).positions()
        let x = try #require(found?.first).x
        // Half of seven letters, and at most the step between two attempts.
        #expect(x <= 4_720 - 385 && x > 4_720 - 385 - 174)
    }

    @Test("of bars stand in a key", arguments: [Chart.Kind.stackedBars, .stackedAreas])
    func bars(kind: Chart.Kind) throws {
        let elements = try #require(svg(kind, [[1, 2], [3, 4]])).elements
        #expect(elements.filter { $0.name == "li" }.map(\.text) == ["Line 0", "Line 1"])
    }

    /// All labels are in the frame, on no line and on no other label.
    @Test(arguments: 0..<200) func `no name lies on a line or on another`(_ number: Int) throws {
        var random = SeededGenerator(seed: UInt64(number))
        let count = Int.random(in: 2...40, using: &random)
        let names = (0..<Int.random(in: 1...4, using: &random)).map {
            String(repeating: "x", count: 4 + 6 * $0)
        }
        let chart = Chart(
            "c", .lines, title: [], axis: .year, positions: Array(0..<Int64(count)),
            series: names.map { Chart.Series($0, .text($0), [100_00]) })
        let frame = ChartFrame(chart, largest: 100_00, lowest: 0, .usDollar)
        let lines = names.map { _ in
            var value = Int128.random(in: 0...100_00, using: &random)
            return (0..<count).map { point in
                value += Int128.random(in: -8_00...8_00, using: &random)
                value = min(max(value, 0), 100_00)
                return LineLabels.Position(x: frame.x(Int64(point)), y: frame.y(value))
            }
        }
        let letters: LineLabels.Letters = number.isMultiple(of: 2) ? .ordinary : .onPhone
        let labels = LineLabels(lines, names, in: frame.area, letters: letters)
        guard let positions = labels.positions() else { return }
        #expect(positions.count == names.count)
        let boxes = zip(positions, names).map { Box($0, $1, letters) }
        for (index, box) in boxes.enumerated() {
            #expect(box.x.lowerBound >= frame.left && box.x.upperBound <= frame.right)
            #expect(box.y.lowerBound >= frame.top && box.y.upperBound <= frame.bottom)
            for other in boxes[..<index] {
                #expect(!(box.x.overlaps(other.x) && box.y.overlaps(other.y)))
            }
            for line in lines {
                for (start, end) in zip(line, line.dropFirst()) {
                    for step in Int64(0)...20 {
                        let x = start.x + (end.x - start.x) * step / 20
                        let y = start.y + (end.y - start.y) * step / 20
                        #expect(!(box.x.contains(x) && box.y.contains(y)), "\(x) \(y) \(box)")
                    }
                }
            }
        }
    }

    /// The area that a label covers.
    private struct Box {
        let x: ClosedRange<Int64>
        let y: ClosedRange<Int64>

        init(_ position: LineLabels.Position, _ name: String, _ letters: LineLabels.Letters) {
            let half = Int64(name.count) * (letters == .ordinary ? 41 : 55)
            x = (position.x - half)...(position.x + half)
            y = (position.y - (letters == .ordinary ? 130 : 170))...(position.y + 20)
        }
    }

    @Test("and values stand in a table as well")
    func table() throws {
        let elements = try #require(svg(.lines, [[1_00, 2_00], [0, 1_234_56]])).elements
        let cells = elements.filter { $0.name == "th" || $0.name == "td" }.map(\.text)
        #expect(
            cells == ["Year", "Line 0", "Line 1", "0", "1.00", "0.00", "1", "2.00", "1,234.56"])
        #expect(elements.first { $0.name == "caption" }?.text == "Amounts in USD.")
        #expect(elements.first { $0.name == "summary" }?.text == "Figures in this chart")
    }
}
