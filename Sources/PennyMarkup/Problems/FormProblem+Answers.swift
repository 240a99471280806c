import PennyEngine

/// What a reader may have meant by a number without its unit.
extension FormProblem {
    /// Each is what the field takes in place of what was typed. There are none for a problem that
    /// asks nothing.
    var answers: [String] {
        switch problem.kind {
        case .notATerm(let text, _):
            guard let terms = bareTerms(text) else { return [] }
            return [written(terms.years), written(terms.months)]
        case .amountOrPercentage(let number, let amount, let currency):
            return [percentage(number), self.amount(amount, currency)]
        case .inSet: return inner?.answers ?? []
        default: return []
        }
    }

    /// The lengths that a bare number may be; nil for a text that is no whole number.
    func bareTerms(_ typed: String) -> (years: TermLength, months: TermLength)? {
        guard problem.isWhole(typed),
            let years = TermLength(bare: typed, .years, problem.convention)
        else { return nil }
        return (years, TermLength(years.count, .months))
    }

    func percentage(_ number: String) -> String {
        String(bytes: number.bytes + [UInt8(ascii: "%")])
    }

    /// A length in the words of readers where the field takes them, else in English.
    private func written(_ length: TermLength) -> String {
        let words = numbers.text(.duration(length))
        let isRead = length.isRead(in: words, problem.convention, numbers.words.typed)
        return isRead ? words : length.text
    }
}
