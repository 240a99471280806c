extension TermLength {
    /// `30 years`, in the reader's language.
    package var message: Message {
        switch unit {
        case .years: CommonWords.durationYears(count: count)
        case .months: CommonWords.durationMonths(count: count)
        case .days: CommonWords.durationDays(count: count)
        case .payments: CommonWords.durationPayments(count: count)
        }
    }
}
