extension CommonWords {
    /// Formats a sum of amounts: `$6,400.00 − $6,322.02 + $900.00`. A negative amount is
    /// subtracted.
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

    /// Formats the difference of two amounts. A negative second amount is added.
    package static func difference(_ first: Int64, _ second: Int64) -> Message {
        sum(first, [-second])
    }
}

extension Quantity {
    /// Makes a text of digits that is not a number, such as `53/365`, in the reader's digits.
    @inline(never)
    package static func digits(_ text: String) -> Quantity {
        .words(CommonWords.digits(digits: text), machine: text)
    }
}
