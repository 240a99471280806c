// scripts/messages makes this file of messages/en/loan.mf2.

/// The messages of the area loan, with the values that they take.
enum LoanWords {
    static var area: MessageArea { MessageArea(15, digest: 0xF779_E853) }
    enum Credit: String, Sendable {
        case home
        case before
        case since
        case other
    }
    enum Frequency: String, Sendable {
        case monthly
        case semimonthly
        case biweekly
        case weekly
        case every2Months = "every-2-months"
        case quarterly
        case semiannual
        case yearly
        case acceleratedBiweekly = "accelerated-biweekly"
        case other
    }
}
