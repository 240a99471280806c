/// Results to compare, all in one currency.
struct ScenarioComparison {
    /// A saved set and its result.
    struct Member {
        let name: String
        let title: String
        let result: Calculation
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
        lines = figures.map { Line($0.name, of: members) }
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
