import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

@Suite("A chart's scale")
struct ChartScaleTests {
    @Test(
        "has at most five round steps from zero to the value",
        arguments: [
            (0, 1, 1), (1, 1, 1), (4, 1, 4), (5, 1, 5), (6, 2, 6), (9, 2, 10), (10, 2, 10),
            (11, 5, 15), (25, 5, 25), (26, 10, 30), (99, 20, 100), (100, 20, 100), (101, 50, 150),
            (999, 200, 1_000), (1_001, 500, 1_500), (350_000_00, 100_000_00, 400_000_00),
            (455_017_20, 100_000_00, 500_000_00),
            (Int128(Money.limit), 200_000_000_000_000, 1_000_000_000_000_000),
            (Int128(Int64.max), 2_000_000_000_000_000_000, 10_000_000_000_000_000_000),
            (Int128(Int64.max) * 3, 10_000_000_000_000_000_000, 30_000_000_000_000_000_000),
            (-5, 1, 1),
        ] as [(Int128, Int128, Int128)])
    func amounts(largest: Int128, step: Int128, top: Int128) {
        let scale = ChartScale(largest: largest)
        #expect(scale.step == step)
        #expect(scale.top == top)
        #expect(scale.ticks.first == 0)
        #expect(scale.ticks.last == top)
        #expect(scale.ticks.count <= 6)
    }

    @Test(
        "reaches as far below zero as the lowest value",
        arguments: [
            (10, -1, 5, 10, -5), (10, -10, 5, 10, -10), (0, -7, 2, 0, -8), (1, -100, 50, 50, -100),
            (9, 0, 2, 10, 0),
        ] as [(Int128, Int128, Int128, Int128, Int128)])
    func belowZero(
        largest: Int128, lowest: Int128, step: Int128, top: Int128, bottom: Int128
    ) {
        let scale = ChartScale(largest: largest, lowest: lowest)
        #expect(scale.step == step)
        #expect(scale.top == top)
        #expect(scale.bottom == bottom)
        #expect(scale.ticks.contains(0))
        #expect(scale.ticks.first == bottom)
        #expect(scale.ticks.last == top)
    }

    @Test(
        "has at most eight round positions",
        arguments: [
            (0, 0, [0]), (0, 1, [0, 1]), (1, 1, [1]), (0, 7, [0, 1, 2, 3, 4, 5, 6, 7]),
            (0, 8, [0, 2, 4, 6, 8]), (0, 14, [0, 2, 4, 6, 8, 10, 12, 14]),
            (0, 30, [0, 5, 10, 15, 20, 25, 30]), (0, 36, [0, 5, 10, 15, 20, 25, 30, 35]),
            (0, 40, [0, 10, 20, 30, 40]), (2027, 2057, [2030, 2035, 2040, 2045, 2050, 2055]),
            (2026, 2027, [2026, 2027]), (0, 360, [0, 50, 100, 150, 200, 250, 300, 350]),
            (0, 5_200, [0, 1_000, 2_000, 3_000, 4_000, 5_000]),
            (0, 7_000_000, (0...7).map { $0 * 1_000_000 }),
        ] as [(Int64, Int64, [Int64])])
    func positions(first: Int64, last: Int64, expected: [Int64]) {
        #expect(ChartScale.positions(from: first, to: last, atMost: 8) == expected)
    }
}

@Suite("A chart")
struct ChartTests {
    func svg(_ chart: Chart, _ currency: String = "USD") throws -> String {
        var out = Bytes()
        let numbers = NumberWriter(
            for: .enUS, currency: try #require(Currency(code: currency)))
        ChartSVG(chart, numbers).append(to: &out)
        return out.text
    }

    func chart(
        _ kind: Chart.Kind, _ positions: [Int64], _ values: [[Int64]], total: Chart.Total? = nil,
        isComparison: Bool = false
    ) -> Chart {
        Chart(
            "test", kind, title: [.text("A <finding> & \"more\"")], axis: .year,
            positions: positions,
            series: values.enumerated().map { Chart.Series("s\($0)", .text("Series <\($0)>"), $1) },
            total: total, isComparison: isComparison)
    }

    @Test("fills the area under its first line, but not where lines are compared")
    func area() throws {
        let values: [[Int64]] = [[1, 2], [2, 1]]
        #expect(try svg(chart(.lines, [0, 1], values)).contains("class=\"area series-1\""))
        let compared = try svg(chart(.lines, [0, 1], values, isComparison: true))
        #expect(!compared.contains("class=\"area"))
        #expect(compared.contains("class=\"line series-2\""))
    }

    /// The axis from 50 (26) to −100 (230): zero is a third of the way down.
    @Test("draws what is below zero below a line of zero, and fills towards that line")
    func belowZero() throws {
        let svg = try svg(chart(.lines, [0, 1], [[1, -100]]))
        #expect(svg.contains("<path class=\"zero\" d=\"M56 94H472\"/>"))
        #expect(
            svg.contains(
                "<path class=\"area series-1\" d=\"M56 92.7L472 230L472 94L56 94Z\"/>"))
        #expect(!(try self.svg(chart(.lines, [0, 1], [[1, 0]])).contains("class=\"zero\"")))
    }

    static let kinds: [Chart.Kind] = [.lines, .stackedAreas, .stackedBars]

    /// Values at the limits.
    static let cases: [(name: String, positions: [Int64], values: [[Int64]])] = [
        ("one point", [2027], [[5]]), ("one point of nothing", [0], [[0], [0]]),
        ("nothing at all", [0, 1, 2], [[0, 0, 0], [0, 0, 0]]), ("no points", [], [[], []]),
        ("no series", [0, 1], []), ("one cent", [0, 1], [[1, 0]]),
        ("the largest amounts", [0, 1], [[Money.limit, 0], [0, Money.limit]]),
        ("more than an amount can be", [0, 1], [[.max, .max], [.max, 0], [.max, 1]]),
        ("many years", Array(2027..<3000), [[Int64](repeating: 7, count: 973)]),
        ("5,201 payments", Array(0...5_200), [Array(0...5_200)]),
        ("a far span", [0, 1_000_000_000_000], [[1, 2]]),
    ]

    @Test("stays inside its drawing", arguments: kinds, cases.map(\.name))
    func inside(kind: Chart.Kind, name: String) throws {
        let (_, positions, values) = try #require(Self.cases.first { $0.name == name })
        let svg = try svg(chart(kind, positions, values))
        let drawing = try Markup(svg)
        #expect(drawing.faults.isEmpty)
        for element in drawing.elements {
            for (x, y) in coordinates(of: element) {
                #expect((0...480).contains(x) && (0...270).contains(y), "\(x) \(y) in \(element)")
            }
        }
    }

    /// The points at which an element draws. (Tests may use floating point.)
    private func coordinates(of element: Markup.Element) -> [(Double, Double)] {
        func number(_ name: String) -> Double { Double(element[name] ?? "0") ?? -1 }
        switch element.name {
        case "text": return [(number("x"), number("y"))]
        case "rect":
            let (x, y) = (number("x"), number("y"))
            return [(x, y), (x + number("width"), y + number("height"))]
        case "path":
            var drawn: [(Double, Double)] = []
            for step in (element["d"] ?? "").split(separator: #/(?=[MLHZ])/#) where step != "Z" {
                let parts = step.dropFirst().split(separator: " ").map { Double($0) ?? -1 }
                let count = step.hasPrefix("H") ? 1 : 2
                guard parts.count == count else { return [(-1, -1)] }
                drawn.append((parts[0], count == 2 ? parts[1] : drawn.last?.1 ?? -1))
            }
            return drawn
        default: return []
        }
    }

    @Test("draws each value at its height")
    func heights() throws {
        let svg = try svg(chart(.lines, [0, 1, 2], [[100_00, 50_00, 0]]))
        #expect(svg.contains("<path class=\"line series-1\" d=\"M56 26L264 128L472 230\"/>"))
        let bars = try self.svg(
            chart(.stackedBars, [2027, 2028], [[50_00, 0], [50_00, 100_00]]))
        #expect(
            bars.contains(
                "<rect class=\"bar series-1\" x=\"82\" y=\"128\" width=\"156\" height=\"102\"/>"))
        #expect(
            bars.contains(
                "<rect class=\"bar series-2\" x=\"82\" y=\"26\" width=\"156\" height=\"102\"/>"))
        #expect(
            bars.contains(
                "<rect class=\"bar series-1\" x=\"290\" y=\"230\" width=\"156\" height=\"0\"/>"))
        #expect(
            bars.contains(
                "<rect class=\"bar series-2\" x=\"290\" y=\"26\" width=\"156\" height=\"204\"/>"))
        let areas = try self.svg(chart(.stackedAreas, [0, 1], [[0, 50_00], [0, 50_00]]))
        #expect(
            areas.contains("<path class=\"area series-1\" d=\"M56 230L472 128L472 230L56 230Z\"/>"))
        #expect(
            areas.contains("<path class=\"area series-2\" d=\"M56 230L472 26L472 128L56 230Z\"/>"))
    }

    @Test("puts the year under its bar")
    func barLabels() throws {
        let svg = try svg(chart(.stackedBars, [2027, 2028], [[1, 1]]))
        #expect(svg.contains("<text x=\"160\" y=\"249\" text-anchor=\"middle\">2027</text>"))
        #expect(svg.contains("<text x=\"368\" y=\"249\" text-anchor=\"middle\">2028</text>"))
    }

    @Test(
        "counts its axis in a unit that keeps the labels short",
        arguments: [
            (1, "USD", "USD", "0|0.01"), (7, "USD", "USD", "0|0.02|0.04|0.06|0.08"),
            (250, "USD", "USD", "0|0.5|1|1.5|2|2.5"),
            (4_000_00, "USD", "USD", "0|1,000|2,000|3,000|4,000"),
            (10_000_00, "USD", "USD, thousands", "0|2|4|6|8|10"),
            (350_000_00, "USD", "USD, thousands", "0|100|200|300|400"),
            (10_000_000_00, "USD", "USD, millions", "0|2|4|6|8|10"),
            (10_000_000_000_00, "USD", "USD, billions", "0|2|4|6|8|10"),
            (Money.limit, "USD", "USD, trillions", "0|2|4|6|8|10"),
            (Money.limit, "JPY", "JPY, trillions", "0|200|400|600|800|1,000"),
            (Money.limit, "KWD", "KWD, billions", "0|200|400|600|800|1,000"),
            (350_000, "JPY", "JPY, thousands", "0|100|200|300|400"),
            (3, "KWD", "KWD", "0|0.001|0.002|0.003"),
        ] as [(Int64, String, String, String)])
    func axis(largest: Int64, currency: String, unit: String, labels: String) throws {
        let svg = try svg(chart(.lines, [0, 1], [[0, largest]]), currency)
        #expect(svg.contains("<text class=\"unit\" x=\"0\" y=\"13\">\(unit)</text>"))
        let texts = try Markup(svg).elements.filter { $0["text-anchor"] == "end" }.map(\.text)
        #expect(texts.dropLast().joined(separator: "|") == labels)
        #expect(texts.last == "Year")
    }

    @Test(
        "says in words what it shows",
        arguments: [(0, "Line chart"), (1, "Stacked area chart"), (2, "Stacked bar chart")])
    func alternative(kind: Int, name: String) throws {
        let svg = try svg(
            chart(Self.kinds[kind], [0, 1, 2], [[350_000_00, 1, 0], [0, 9, 1_264_14]]))
        let drawing = try #require(try Markup(svg).elements.first { $0.name == "svg" })
        #expect(drawing["role"] == "img")
        #expect(
            drawing["aria-label"]
                == "\(name) by year. A <finding> & \"more\". "
                + "Series <0>: from $350,000.00 to $0.00. Series <1>: from $0.00 to $1,264.14.")
    }

    /// Fees are on top of the remaining amount, and no part of it.
    @Test("names what its lowest series come to, in the key, in words and in its table")
    func total() throws {
        let svg = try svg(
            chart(
                .stackedAreas, [0, 1], [[100, 300], [0, 50], [0, 7]],
                total: .init(.text("<Balance>"), of: 2)))
        let elements = try Markup(svg).elements
        #expect(
            elements.filter { $0["class"]?.contains("total") == true }.map(\.name)
                == ["path", "li"])
        #expect(elements.contains { $0["class"] == "line series-2 total" })
        #expect(
            elements.last { $0.name == "li" }?.text == "<Balance>")
        let words = try #require(elements.first { $0.name == "svg" }?["aria-label"])
        #expect(words.hasSuffix(" <Balance>: from $1.00 to $3.50."))
        let cells = elements.filter { $0.name == "td" }.map(\.text)
        #expect(cells == ["1.00", "0.00", "0.00", "1.00", "3.00", "0.50", "0.07", "3.50"])
    }

    @Test("names each of its series in the key")
    func legend() throws {
        let items = try Markup(svg(chart(.stackedBars, [0], [[1], [2], [3]]))).elements
            .filter { $0.name == "li" }
        #expect(items.map { $0["class"] } == ["series-1", "series-2", "series-3"])
        #expect(items.map(\.text) == ["Series <0>", "Series <1>", "Series <2>"])
    }
}
