/// Amounts over time, to be drawn.
public struct Chart: Equatable, Sendable {
    /// How the series are drawn.
    public enum Kind: Equatable, Sendable {
        /// One line a series over a common scale.
        case lines
        /// The series on top of each other; the last may be taken off the sum.
        case stackedAreas
        /// One bar a point, the series on top of each other.
        case stackedBars
    }

    /// One line, area or part of the bars.
    public struct Series: Equatable, Sendable {
        /// The name of the series: `balance`.
        public let name: String
        /// What the key calls it.
        public let label: String
        /// Minor units, one value for each point of `positions`.
        public let values: [Int64]

        init(_ name: String, _ label: String, _ values: [Int64]) {
            self.name = name
            self.label = label
            self.values = values
        }
    }

    /// The name of the chart: `growth`.
    public let name: String
    /// How it is drawn.
    public let kind: Kind
    /// The finding, as a sentence.
    public let title: [Piece]
    /// What the horizontal axis counts: `Year`.
    public let axis: String
    /// The points on the horizontal axis, ascending.
    public let positions: [Int64]
    /// What is drawn, from the bottom where it is stacked.
    public let series: [Series]

    init(
        _ name: String, _ kind: Kind, title: [Piece], axis: String, positions: [Int64],
        series: [Series]
    ) {
        self.name = name
        self.kind = kind
        self.title = title
        self.axis = axis
        self.positions = positions
        self.series = series
    }
}
