/// A comparison of one calculator's results for sets that a reader chose: the shared figures and
/// their differences in words.
public struct SetsBeside {
    private typealias Words = ScenariosWords

    /// A figure that all results share.
    public struct Row {
        /// The label on a page.
        public let label: Message
        /// The value for each set.
        public let values: [Quantity]
        /// The difference of each value from the first one; nil for the first, and for values that
        /// cannot be subtracted.
        public let differences: [Message?]
    }

    private let comparison: ScenarioComparison
    private let differing: [String]

    /// Compares results, between which the inputs with the names `differing` differ. Returns nil
    /// for fewer than two results, for several currencies, and if no figure is shared.
    public init?(_ members: [(title: String, result: Calculation)], differing: [String]) {
        guard let first = members.first, members.count > 1 else { return nil }
        for member in members
        where !member.result.currency.code.isSameText(as: first.result.currency.code) {
            return nil
        }
        let common = ScenarioComparison.common(members.map { $0.result })
        if common.isEmpty { return nil }
        self.differing = differing
        comparison = ScenarioComparison(
            members.map { .init(name: "", title: $0.title, result: $0.result) }, common)
    }

    /// The figures, most important first.
    public var rows: [Row] {
        comparison.lines.map { line in
            Row(
                label: line.label, values: line.values,
                differences: line.values.indices.map { member in
                    guard member > 0, case .change(let change)? = line.difference(member) else {
                        return nil
                    }
                    return Words.besideDifference(difference: change.shown)
                })
        }
    }

    /// A chart of the sets over time if they share one, else of one bar for each set.
    public var charts: [Chart] { ScenarioResult(comparison, []).charts }

    /// The note that explains the reference for `higher` and `lower`.
    public var note: Message { Words.besideNote(first: first) }

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

    // MARK: - The finding

    private var members: [ScenarioComparison.Member] { comparison.members }
    private var first: String { members[0].title }

    /// The main finding: the cheaper one of two sets, or the difference between them.
    public var finding: Message? {
        guard let line = leading else { return nil }
        guard members.count == 2 else { return ends(of: line) }
        guard case .change(let change)? = line.difference(1) else { return nil }
        if line.isTotal, case .money(let amount) = change, amount != 0 {
            let (cheap, other) = amount < 0 ? (1, 0) : (0, 1)
            return Words.besideCheaper(
                set: members[cheap].title, amount: amount < 0 ? -amount : amount,
                other: members[other].title)
        }
        return Words.besideFinding(
            figure: line.label, difference: change.shown, set: members[1].title, first: first)
    }

    /// The figure of the finding: the total paid if the same amount is owed without a difference in
    /// fees, then the rate with all costs, else the first figure that differs.
    private var leading: ScenarioComparison.Line? {
        let isSameDebt = areSame([
            "principal", "price", "downPayment", "balance", "balances", "debts",
        ])
        let wanted = !isSameDebt ? "" : areSame(["fees"]) ? "totalPaid" : "apr"
        let lines = comparison.lines.filter { $0.hasDifferences }
        for line in lines where line.name.isSameText(as: wanted) && line.differs { return line }
        for line in lines where !line.isTotal && line.differs { return line }
        return lines.first
    }

    /// Whether all sets have the same values for these inputs.
    private func areSame(_ names: [String]) -> Bool {
        for name in names {
            for input in differing where input.isSameText(as: name) { return false }
        }
        return true
    }

    /// The finding about the lowest and the highest amount; nil if the figure is not an amount.
    private func ends(of line: ScenarioComparison.Line) -> Message? {
        ScenarioResult(comparison, []).finding(of: line)
    }
}

extension Change {
    /// The change as pages show it: rates are rounded to a thousandth of a percentage point.
    fileprivate var shown: Change {
        guard case .points(let number) = self else { return self }
        return .points(number.rounded(decimals: 5))
    }
}

extension ScenarioComparison.Line {
    /// Whether any value differs from the first one.
    fileprivate var differs: Bool {
        for member in values.indices {
            switch difference(member) {
            case .change(.money(let amount)): if amount != 0 { return true }
            case .change(.count(let count)): if count != 0 { return true }
            case .change(.number(let number)): if number.coefficient != 0 { return true }
            case .change(.points(let number)):
                if Change.points(number).shown != .points(.zero) { return true }
            default: continue
            }
        }
        return false
    }

    fileprivate var isTotal: Bool { name.isSameText(as: "totalPaid") }
}
