/// Results to be set side by side, all in one currency.
struct ScenarioComparison {
    /// One of the sets with its result.
    struct Member {
        let name: String
        let title: String
        let result: Calculation
    }

    /// A figure that all members have.
    struct Line {
        let name: String
        let label: Message
        /// The value of each member.
        let values: [Quantity]
    }

    let members: [Member]
    let lines: [Line]

    var currency: Currency { members[0].result.currency }

    /// The figures that all results have, as the first has them.
    static func common(_ results: [Calculation]) -> [Figure] {
        results[0].figures.filter { figure in
            results.allSatisfy { isSame(figure, of: results[0], in: $0) }
        }
    }

    /// Whether a result has the figure, and means the same by it: another calculator can give the
    /// same name to interest that is earned and not paid, and a loan pays as often as it says.
    private static func isSame(
        _ figure: Figure, of first: Calculation, in result: Calculation
    ) -> Bool {
        guard let other = result.figure(figure.name),
            other.quantity.isSameKind(as: figure.quantity)
        else { return false }
        if first.calculator != result.calculator {
            return other.label.name == figure.label.name
        }
        return !figure.name.isSameText(as: "payment")
            || payments(of: first).isSameText(as: payments(of: result))
    }

    /// How often a loan is paid.
    private static func payments(of result: Calculation) -> String {
        guard case .choice(let word)? = result.input("payments")?.quantity else { return "" }
        return word
    }

    init(_ members: [Member], _ figures: [Figure]) {
        self.members = members
        lines = figures.map { figure in
            let own = members.compactMap { $0.result.figure(figure.name) }
            return Line(
                name: figure.name, label: Self.label(own), values: own.map { $0.quantity })
        }
    }

    /// The label of a figure, or the labels of the members where they differ: a first payment is
    /// not a monthly one, and the rate of one law is not that of another.
    private static func label(_ figures: [Figure]) -> Message {
        var labels: [Message] = []
        for figure in figures where !labels.contains(where: { $0.name == figure.label.name }) {
            labels.append(figure.label)
        }
        return labels.count == 1 ? labels[0] : .value(.list(labels.map { .words($0) }, .comma))
    }
}

extension ScenarioComparison.Line {
    /// What the value of a member is more than the first one's; nil for values
    /// that are not subtracted.
    func difference(_ member: Int) -> Quantity? { values[member].difference(from: values[0]) }

    var hasDifferences: Bool { difference(0) != nil }
}

extension Quantity {
    fileprivate func isSameKind(as other: Quantity) -> Bool {
        switch (self, other) {
        case (.money, .money), (.rate, .rate), (.count, .count), (.number, .number),
            (.date, .date), (.duration, .duration), (.choice, .choice),
            (.unitPrice, .unitPrice), (.percentage, .percentage):
            true
        case (.text, _), (.words, _), (.list, _): other.isWords
        default: false
        }
    }

    private var isWords: Bool {
        switch self {
        case .text, .words, .list: true
        default: false
        }
    }
}
