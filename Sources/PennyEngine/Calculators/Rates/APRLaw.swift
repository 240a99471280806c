/// The law that the annual percentage rate of a loan follows. Each law has its own equation, time
/// measurement and rounding.
public enum APRLaw: String, CaseIterable, Sendable {
    /// United States: Regulation Z, 12 CFR 1026, appendix J. A nominal rate, by unit-periods.
    case us
    /// European Union: Directives 2008/48/EC and 2014/17/EU, annex I. An effective rate with
    /// one decimal.
    case eu
    /// United Kingdom: FCA Handbook, MCOB 10A.2 and CONC App 1.2. The equation and the
    /// rounding of the European Union.
    case uk
    /// Canada: Financial Consumer Protection Framework Regulations, SOR/2021-181. The cost of
    /// borrowing a year, as a part of the average principal.
    case ca
    /// Australia: the comparison rate of the National Consumer Credit Protection Regulations
    /// 2010, regulation 100. A nominal rate.
    case au
    /// Switzerland: Consumer Credit Act (SR 221.214.1), article 33 and annex 1. An effective
    /// rate.
    case ch
    /// No law: the effective annual rate, by the equation of the European laws.
    case effective

    /// The number of decimals of the percentage by law; nil if the law does not say.
    var decimals: Int? {
        switch self {
        case .eu, .uk: 1
        case .us, .ca, .au, .ch, .effective: nil
        }
    }
}
