/// A comparison of one calculator's results for sets that a reader chose: the shared figures and
/// their differences in words.
public final class SetsBeside {
    private typealias Words = ScenariosWords

    /// A figure that all results share.
    public struct Row {
        /// The label on a page.
        public let label: Message
        /// The value for each set.
        public let values: [Quantity]
        /// The difference of each value from the first one; nil for the first, for values that
        /// cannot be subtracted, and for those to which the label does not apply.
        public let differences: [Message?]
    }

    private let result: ScenarioResult

    /// Compares results. Returns nil for fewer than two results, for several currencies, and if no
    /// figure is shared.
    ///
    /// - Parameters:
    ///   - months: the number of months whose costs are compared; nil for all.
    ///   - today: the day on which debts without dates are assumed to begin.
    public init?(
        _ members: [(title: String, result: Calculation)], months: Int? = nil,
        from today: CivilDate? = nil
    ) {
        guard let first = members.first, members.count > 1 else { return nil }
        for member in members
        where !member.result.currency.code.isSameText(as: first.result.currency.code) {
            return nil
        }
        let common = ScenarioComparison.common(members.map { $0.result })
        if common.isEmpty { return nil }
        let comparison = ScenarioComparison(
            members.map { .init(name: "", title: $0.title, result: $0.result) }, common)
        result = ScenarioResult(comparison, [], months: months, from: today)
    }

    /// The costs by which the finding decides; nil if they are among the figures.
    public var deciding: Row? { result.answer.decidingLine.map(row) }
    /// Whether the finding is about a part of the time, and the figures are about all of it.
    public var isOfPartOfTheTime: Bool { result.answer.isOfPartOfTheTime }

    /// The figures, most important first.
    public var rows: [Row] { result.comparison.lines.map(row) }

    private func row(_ line: ScenarioComparison.Line) -> Row {
        Row(
            label: line.label, values: line.shown,
            differences: line.values.indices.map { member in
                guard member > 0, line.applies(to: member),
                    let change = line.statedDifference(member)
                else { return nil }
                if case .months = change {
                    return Words.besideDifferenceTime(difference: change)
                }
                return Words.besideDifference(difference: change)
            })
    }

    /// A chart of the sets over time if they share one, else of one bar for each set.
    public var charts: [Chart] { result.charts }

    /// The notes: the reference for `higher` and `lower`, and the assumed start.
    public var notes: [Message] {
        let answer = result.answer
        return [Words.besideNote(first: result.first)]
            + CommonWords.startNote(answer.start, for: answer.sentence)
    }

    /// The message area of its texts.
    public static var area: MessageArea { ScenariosWords.area }
    /// The text for a value that equals the first one.
    public static var same: Message { ScenariosWords.besideDifference(difference: .count(0)) }
    /// The heading of the figures.
    public static var figures: Message { ScenariosWords.tableColumnFigure }
    /// The heading of the sets.
    public static var title: Message { ScenariosWords.tableScenariosTitle }
    /// The heading of inputs that differ.
    public static var inputs: Message { ScenariosWords.besideInputs }
    /// The text if all inputs are the same.
    public static var sameInputs: Message { ScenariosWords.besideInputsSame }
    /// The text for an input that a set does not have.
    public static var none: Message { ScenariosWords.besideNone }

    /// The main finding: the best of the sets, or the figures between which they lie.
    public var finding: Message { result.answer.sentence }
}
