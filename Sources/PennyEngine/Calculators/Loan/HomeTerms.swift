/// The terms of a home loan: the home's value, and the costs that are paid with the loan but are
/// not part of it.
struct HomeTerms {
    /// The value or the price of the home when the loan was made.
    let value: Int64?
    let downPayment: Int64?
    /// The yearly tax; a percentage is of the home's value.
    let propertyTax: AmountOrPart?
    let homeInsurance: AmountOrPart?
    /// The yearly premium; a percentage is of the amount borrowed.
    let mortgageInsurance: AmountOrPart?
    var mortgageInsuranceEnd: MortgageInsuranceEnd
}

/// The end of mortgage insurance premiums: by the Homeowners Protection Act of the US, 12 USC 4902,
/// or never.
enum MortgageInsuranceEnd: Equatable {
    /// Automatically, when the balance is first scheduled to reach 78 % of the home's original
    /// value, regardless of actual payments.
    case automatic
    /// As soon as the borrower can request it: when the balance reaches 80 % by actual payments.
    case onRequest
    /// At the end of the loan.
    case never

    /// The percentage of the home's value at which the premiums end.
    var percent: Int128? {
        switch self {
        case .automatic: 78
        case .onRequest: 80
        case .never: nil
        }
    }
}
