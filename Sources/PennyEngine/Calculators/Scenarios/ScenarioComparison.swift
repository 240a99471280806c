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
            results.allSatisfy { result in
                guard let other = result.figure(figure.name) else { return false }
                return other.quantity.isSameKind(as: figure.quantity)
            }
        }
    }

    init(_ members: [Member], _ figures: [Figure]) {
        self.members = members
        lines = figures.map { figure in
            Line(
                name: figure.name, label: figure.label,
                values: members.compactMap { $0.result.figure(figure.name)?.quantity })
        }
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
