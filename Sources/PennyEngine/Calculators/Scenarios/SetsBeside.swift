/// Results of one calculator side by side, for a reader who has chosen their sets: which figures
/// they share, and how these differ, in words.
public struct SetsBeside {
    private typealias Words = ScenariosWords

    /// A figure that all results have.
    public struct Row {
        /// What a page calls it.
        public let label: Message
        /// The value of each set.
        public let values: [Quantity]
        /// How each value differs from the first one; nil for the first, and for values that
        /// are not subtracted.
        public let differences: [Message?]
    }

    private let comparison: ScenarioComparison
    private let differing: [String]

    /// Nil for fewer than two results, results of several currencies, and those without a figure
    /// in common.
    ///
    /// - Parameter differing: the names of inputs that the results do not share.
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

    /// The figures, the most important first.
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

    /// The sets over time where they have the same chart, else a bar for each.
    public var charts: [Chart] { ScenarioResult(comparison, []).charts }

    /// What `higher` and `lower` are measured against.
    public var note: Message { Words.besideNote(first: first) }

    /// Where its words are.
    public static var area: MessageArea { ScenariosWords.area }
    /// What stands beside a value that is the first one's.
    public static var same: Message { ScenariosWords.besideDifference(difference: .count(0)) }
    /// What the figures are called together.
    public static var figures: Message { ScenariosWords.tableColumnFigure }
    /// What the sets are called together.
    public static var title: Message { ScenariosWords.tableScenariosTitle }
    /// What stands above inputs that are not the same.
    public static var inputs: Message { ScenariosWords.besideInputs }
    /// What stands in place of inputs where all are the same.
    public static var sameInputs: Message { ScenariosWords.besideInputsSame }
    /// What stands for an input that a set lacks.
    public static var none: Message { ScenariosWords.besideNone }

    // MARK: - The finding

    private var members: [ScenarioComparison.Member] { comparison.members }
    private var first: String { members[0].title }

    /// What a reader asks first: which of two costs less, or how far apart they are.
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

    /// The total that is paid, where the same amount is owed and no fee comes on top; then the
    /// rate with all costs; else the first figure that is not the same.
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

    /// Whether no set has another value than the others for these inputs.
    private func areSame(_ names: [String]) -> Bool {
        for name in names {
            for input in differing where input.isSameText(as: name) { return false }
        }
        return true
    }

    /// The lowest and the highest of several amounts; nil for what is no amount.
    private func ends(of line: ScenarioComparison.Line) -> Message? {
        ScenarioResult(comparison, []).finding(of: line)
    }
}

extension Change {
    /// As pages show it: of a rate, a thousandth of a percentage point.
    fileprivate var shown: Change {
        guard case .points(let number) = self else { return self }
        return .points(number.rounded(decimals: 5))
    }
}

extension ScenarioComparison.Line {
    /// Whether a value is more or less than the first one.
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
