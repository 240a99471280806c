extension CommonWords {
    /// Amounts that are added: `$6,400.00 − $6,322.02 + $900.00`. One below zero is taken away.
    @inline(never)
    package static func sum(_ first: Int64, _ others: [Int64]) -> Message {
        var sum = Quantity.money(first)
        var words = Message.value(sum)
        for amount in others {
            words =
                amount < 0
                ? formulaMinus(first: sum, second: .money(-amount))
                : formulaPlus(first: sum, second: .money(amount))
            sum = .words(words)
        }
        return words
    }

    /// What a second amount takes away from the first; one below zero is added.
    package static func difference(_ first: Int64, _ second: Int64) -> Message {
        sum(first, [-second])
    }
}

extension Quantity {
    /// A text of digits that is no number, such as `53/365`, in the digits of the readers.
    @inline(never)
    package static func digits(_ text: String) -> Quantity {
        .words(CommonWords.digits(digits: text), machine: text)
    }
}
