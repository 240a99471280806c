/// Amounts over time, to be drawn.
public struct Chart: Equatable, Sendable {
    /// How the series are drawn.
    public enum Kind: Equatable, Sendable {
        /// One line a series over a common scale; values may be below zero.
        case lines
        /// The series on top of each other; the last may be taken off the sum.
        case stackedAreas
        /// One bar a point, the series on top of each other.
        case stackedBars
        /// One bar under the other, each with its name and value: `bars`.
        case bars
    }

    /// One bar of a chart of bars.
    public struct Bar: Equatable, Sendable {
        /// What sets a bar apart from the others.
        public enum Tone: Equatable, Sendable {
            case plain
            /// The one to look at first.
            case best
            /// It adds to what the bar before it shows.
            case gain
            /// It takes from what the bar before it shows.
            case loss
        }

        /// What the bar is about.
        public let label: Message
        /// Where it begins, in a unit all bars of the chart share.
        public let start: Int64
        /// Where it ends, in the same unit.
        public let end: Int64
        /// The value that is written beside it.
        public let quantity: Quantity
        /// What sets it apart.
        public let tone: Tone

        @inline(never)
        package init(
            _ label: Message, from start: Int64 = 0, to end: Int64, _ quantity: Quantity,
            _ tone: Tone = .plain
        ) {
            self.label = label
            self.start = start
            self.end = end
            self.quantity = quantity
            self.tone = tone
        }
    }

    /// The total at a point, in minor units.
    public func total(at point: Int) -> Int64 {
        var sum: Int64 = 0
        for series in series.prefix(total?.count ?? 0) { sum += series.values[point] }
        return sum
    }

    /// One line, area or part of the bars.
    public struct Series: Equatable, Sendable {
        /// The name of the series: `balance`.
        public let name: String
        /// What the key calls it.
        public let label: Message
        /// Minor units, one value for each point of `positions`.
        public let values: [Int64]

        @inline(never)
        init(_ name: String, _ label: Message, _ values: [Int64]) {
            self.name = name
            self.label = label
            self.values = values
        }
    }

    /// What some of the parts of a stacked chart come to together, such as a balance.
    public struct Total: Equatable, Sendable {
        /// What it is called: “Balance”.
        public let label: Message
        /// How many series it is made of, from the bottom.
        public let count: Int

        @inline(never)
        init(_ label: Message, of count: Int) {
            self.label = label
            self.count = count
        }
    }

    /// The name of the chart: `growth`.
    public let name: String
    /// How it is drawn.
    public let kind: Kind
    /// The finding, as a sentence.
    public let title: Message
    /// What the horizontal axis counts; nil for a chart of bars, which has none.
    public let axis: ChartAxis?
    /// The points on the horizontal axis, ascending.
    public let positions: [Int64]
    /// What is drawn, from the bottom where it is stacked.
    public let series: [Series]
    /// What stacked series come to; nil where that has no name of its own.
    public let total: Total?
    /// The bars of a chart of bars, from the top.
    public let bars: [Bar]
    /// The lines are equals, none of them what the chart is about.
    public let isComparison: Bool

    @inline(never)
    package init(_ name: String, title: Message, bars: [Bar]) {
        self.name = name
        kind = .bars
        self.title = title
        axis = nil
        positions = []
        series = []
        total = nil
        self.bars = bars
        isComparison = false
    }

    @inline(never)
    init(
        _ name: String, _ kind: Kind, title: Message, axis: ChartAxis, positions: [Int64],
        series: [Series], total: Total? = nil, isComparison: Bool = false
    ) {
        self.name = name
        self.kind = kind
        self.title = title
        self.axis = axis
        self.positions = positions
        self.series = series
        self.total = total
        bars = []
        self.isComparison = isComparison
    }
}
