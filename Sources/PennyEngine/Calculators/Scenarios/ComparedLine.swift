extension ScenarioComparison {
    /// A figure that all members have.
    final class Line {
        let name: String
        /// The label of the row.
        let label: Message
        /// The value of each member, for tools.
        private(set) var values: [Quantity] = []
        /// The value of each member as the label states it: without the sign that the label has.
        private(set) var stated: [Quantity] = []
        /// The value of each member as pages show it: months as years and months, and a value to
        /// which the label does not apply with its own label.
        private(set) var shown: [Quantity] = []
        /// The members to which the label does not apply.
        private var others: [Int] = []

        /// Creates a row of values that have one label.
        @inline(never)
        init(_ name: String, _ label: Message, _ values: [Quantity]) {
            self.name = name
            self.label = label
            self.values = values
            stated = values
            shown = values
        }

        /// Creates the row of a figure. Members may have their own labels: a first payment is not a
        /// monthly one, and an extra cost is the opposite of what is saved. The row has the label
        /// of the first one whose amount is not below zero.
        @inline(never)
        init(_ name: String, of members: [Member]) {
            var figures: [Figure] = []
            for member in members {
                if let figure = member.result.figure(name) { figures.append(figure) }
            }
            var main = figures[0]
            for figure in figures where main.isOpposite && !figure.isOpposite { main = figure }
            self.name = name
            label = main.label
            for figure in figures {
                let value = figure.quantity
                let words = figure.isMonths || figure.isOpposite ? figure.shown : value
                values.append(value)
                stated.append(main.isOpposite ? figure.shown : value)
                if figure.label.isSame(as: main.label) {
                    shown.append(words)
                } else {
                    others.append(shown.count)
                    shown.append(
                        .words(ScenariosWords.cellOther(figure: figure.label, value: words)))
                }
            }
        }
    }
}

extension ScenarioComparison.Line {
    /// Whether the label does not apply to all members.
    var isMixed: Bool { !others.isEmpty }

    /// Whether the label applies to a member.
    func applies(to member: Int) -> Bool { !others.contains(member) }

    /// The difference of a member's value from the first one, of months as years and months; nil if
    /// values cannot be subtracted.
    func difference(_ member: Int) -> Quantity? { inMonths(values[member], values[0]) }

    /// The difference as the label states it.
    @inline(never)
    func statedDifference(_ member: Int) -> Change? {
        guard case .change(let change)? = inMonths(stated[member], stated[0]) else { return nil }
        return change.shown
    }

    /// The difference as the numbers of an equation give it: 12 − 46 = −34.
    func plainDifference(_ member: Int) -> Quantity? {
        stated[member].difference(from: stated[0])
    }

    private func inMonths(_ value: Quantity, _ first: Quantity) -> Quantity? {
        let difference = value.difference(from: first)
        if areMonths, case .change(.count(let months))? = difference {
            return .change(.months(months))
        }
        return difference
    }

    private var areMonths: Bool {
        for member in values.indices {
            guard case (.count, .words) = (values[member], shown[member]) else { return false }
        }
        return true
    }

    /// Whether a member's value can be subtracted from the first one: “never” cannot.
    var hasDifferences: Bool {
        values.indices.dropFirst().contains { difference($0) != nil }
    }
}

extension Message {
    /// Whether two labels have the same words, whatever the numbers in them.
    fileprivate func isSame(as other: Message) -> Bool {
        if name != other.name { return false }
        for (own, other) in zip(values, other.values) {
            if case (.text(let own), .text(let other)) = (own, other) {
                if !own.isSameText(as: other) { return false }
            } else if case (.words(let own, _), .words(let other, _)) = (own, other) {
                if !own.isSame(as: other) { return false }
            }
        }
        return true
    }
}

extension Figure {
    /// Whether the label states that the amount is below zero.
    fileprivate var isOpposite: Bool {
        if case (.money(let amount), .money(let size)) = (quantity, shown) {
            amount != size
        } else {
            false
        }
    }
}

extension Change {
    /// Whether there is no difference.
    var isNone: Bool { !isIncrease && !isDecrease }

    /// The change as pages show it: rates are rounded to a thousandth of a percentage point.
    var shown: Change {
        guard case .points(let number) = self else { return self }
        return .points(number.rounded(decimals: 5))
    }
}
