/// A chart, such as of amounts over time.
public final class Chart: Equatable, Sendable {
    /// The way the series are drawn.
    public enum Kind: Equatable, Sendable {
        /// A line for each series on a common scale; values may be negative.
        case lines
        /// Stacked series; the last may be subtracted from the sum.
        case stackedAreas
        /// A bar for each point, with stacked series.
        case stackedBars
        /// Horizontal bars, each with its name and value: `bars`.
        case bars
    }

    /// A bar of a bar chart.
    public final class Bar: Equatable, Sendable {
        /// The role of a bar among the others.
        public enum Tone: Equatable, Sendable {
            case plain
            /// The bar to look at first.
            case best
            /// An increase from the bar before it.
            case gain
            /// A decrease from the bar before it.
            case loss
        }

        /// The label of the bar.
        public let label: Message
        /// The start of the bar, in a unit that all bars of the chart share.
        public let start: Int64
        /// The end of the bar, in the same unit.
        public let end: Int64
        /// The value that is shown beside the bar.
        public let quantity: Quantity
        /// The role of the bar.
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

        public static func == (one: Bar, other: Bar) -> Bool {
            one.label == other.label && one.start == other.start && one.end == other.end
                && one.quantity == other.quantity && one.tone == other.tone
        }
    }

    /// The total of the stacked series at a point, in minor units.
    public func total(at point: Int) -> Int64 {
        var sum: Int64 = 0
        for series in series.prefix(total?.count ?? 0) { sum += series.values[point] }
        return sum
    }

    /// A line, an area or a part of the bars.
    public final class Series: Equatable, Sendable {
        /// The name of the series: `balance`.
        public let name: String
        /// The label in the legend.
        public let label: Message
        /// The values in minor units, one for each of `positions`.
        public let values: [Int64]

        @inline(never)
        init(_ name: String, _ label: Message, _ values: [Int64]) {
            self.name = name
            self.label = label
            self.values = values
        }

        public static func == (one: Series, other: Series) -> Bool {
            one.name.isSameText(as: other.name) && one.label == other.label
                && one.values == other.values
        }
    }

    /// The sum of some series of a stacked chart, such as a balance.
    public struct Total: Equatable, Sendable {
        /// The label: “Balance”.
        public let label: Message
        /// The number of series in the sum, from the bottom.
        public let count: Int

        @inline(never)
        init(_ label: Message, of count: Int) {
            self.label = label
            self.count = count
        }
    }

    /// The name of the chart: `growth`.
    public let name: String
    /// The kind of chart.
    public let kind: Kind
    /// The main result, as a sentence.
    public let title: Message
    /// The horizontal axis; nil for a bar chart.
    public let axis: ChartAxis?
    /// The points on the horizontal axis, ascending.
    public let positions: [Int64]
    /// The series, from the bottom where they are stacked.
    public let series: [Series]
    /// The sum of stacked series; nil where it has no name of its own.
    public let total: Total?
    /// The bars of a bar chart, from the top.
    public let bars: [Bar]
    /// Whether the lines are compared, so that none of them is the main one.
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

    public static func == (one: Chart, other: Chart) -> Bool {
        one.name.isSameText(as: other.name) && one.kind == other.kind
            && one.title == other.title && one.axis == other.axis
            && one.positions == other.positions && one.series == other.series
            && one.total == other.total && one.bars == other.bars
            && one.isComparison == other.isComparison
    }
}
