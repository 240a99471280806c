import PennyEngine

/// The possible meanings of a number without its unit.
extension FormProblem {
    /// The texts that could replace the typed one in its field. Empty for a problem that asks
    /// nothing.
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

    /// The possible lengths of a bare number; nil for a text that is no whole number.
    func bareTerms(_ typed: String) -> (years: TermLength, months: TermLength)? {
        guard problem.isWhole(typed),
            let years = TermLength(bare: typed, .years, problem.convention)
        else { return nil }
        return (years, TermLength(years.count, .months))
    }

    func percentage(_ number: String) -> String {
        String(bytes: number.bytes + [UInt8(ascii: "%")])
    }

    /// Formats a length in the reader's language if the field accepts it, else in English.
    private func written(_ length: TermLength) -> String {
        let words = numbers.text(.duration(length))
        let isRead = TermLength(typed: words, problem.convention, numbers.words.typed) == length
        return isRead ? words : length.text
    }
}
