/// Results to compare, all in one currency.
struct ScenarioComparison {
    /// A saved set and its result.
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
        /// The value of each member as pages show it: months as years and months.
        let shown: [Quantity]
    }

    let members: [Member]
    let lines: [Line]

    var currency: Currency { members[0].result.currency }

    /// The figures that all results share, with the labels of the first one.
    static func common(_ results: [Calculation]) -> [Figure] {
        results[0].figures.filter { figure in
            results.allSatisfy { isSame(figure, of: results[0], in: $0) }
        }
    }

    /// Whether a result has the figure with the same meaning. Another calculator can give the same
    /// name to interest that is earned instead of paid, and the payment of a loan depends on its
    /// frequency.
    private static func isSame(
        _ figure: Figure, of first: Calculation, in result: Calculation
    ) -> Bool {
        guard let other = result.figure(figure.name),
            other.quantity.isSameKind(as: figure.quantity)
                // A time may be “never”.
                || other.shown.isSameKind(as: figure.shown)
        else { return false }
        if first.calculator != result.calculator {
            return other.label.name == figure.label.name
        }
        return !figure.name.isSameText(as: "payment")
            || payments(of: first).isSameText(as: payments(of: result))
    }

    /// The payment frequency of a loan.
    private static func payments(of result: Calculation) -> String {
        guard case .choice(let word)? = result.input("payments")?.quantity else { return "" }
        return word
    }

    init(_ members: [Member], _ figures: [Figure]) {
        self.members = members
        lines = figures.map { figure in
            let own = members.compactMap { $0.result.figure(figure.name) }
            return Line(
                name: figure.name, label: Self.label(own), values: own.map { $0.quantity },
                shown: own.map { $0.isMonths ? $0.shown : $0.quantity })
        }
    }

    /// The label of a figure, or the members' labels if they differ: a first payment is not a
    /// monthly one, and each law has its own rate.
    private static func label(_ figures: [Figure]) -> Message {
        var labels: [Message] = []
        for figure in figures where !labels.contains(where: { $0.name == figure.label.name }) {
            labels.append(figure.label)
        }
        return labels.count == 1 ? labels[0] : .value(.list(labels.map { .words($0) }, .comma))
    }
}

extension ScenarioComparison.Line {
    /// The difference of a member's value from the first one, of months as years and months; nil if
    /// values cannot be subtracted.
    func difference(_ member: Int) -> Quantity? {
        let difference = plainDifference(member)
        if areMonths, case .change(.count(let months))? = difference {
            return .change(.months(months))
        }
        return difference
    }

    /// The difference as the numbers of an equation give it: 12 − 46 = −34.
    func plainDifference(_ member: Int) -> Quantity? {
        values[member].difference(from: values[0])
    }

    private var areMonths: Bool {
        zip(values, shown).allSatisfy { value, shown in
            if case (.count, .words) = (value, shown) { true } else { false }
        }
    }

    /// Whether a member's value can be subtracted from the first one: “never” cannot.
    var hasDifferences: Bool {
        values.indices.dropFirst().contains { difference($0) != nil }
    }
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
