/// What a loan on a home has beside it: the home's value, and what is paid
/// with the loan without being part of it.
struct HomeTerms {
    /// What the home was worth, or cost, when the loan was made.
    let value: Int64?
    let downPayment: Int64?
    /// What a year costs; a part is one of the home's value.
    let propertyTax: AmountOrPart?
    let homeInsurance: AmountOrPart?
    /// What a year costs; a part is one of the amount borrowed.
    let mortgageInsurance: AmountOrPart?
    var mortgageInsuranceEnd: MortgageInsuranceEnd
}

/// When the premiums of mortgage insurance end: the Homeowners Protection Act
/// of the US, 12 USC 4902, or never.
enum MortgageInsuranceEnd: Equatable {
    /// By itself, when the balance is first scheduled to reach 78 % of the
    /// home's original value, whatever was really paid.
    case automatic
    /// As soon as the borrower may ask for it: when the balance reaches 80 %, by
    /// the payments made.
    case onRequest
    /// With the loan.
    case never

    static let choices: [(String, MortgageInsuranceEnd)] = [
        ("78%", .automatic), ("80%", .onRequest), ("never", .never),
    ]

    /// The percentage of the home's value at which the premiums end.
    var percent: Int128? {
        switch self {
        case .automatic: 78
        case .onRequest: 80
        case .never: nil
        }
    }
}
