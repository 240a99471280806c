import PennyEngine
import Testing

/// A request that is answered natively and by the module.
struct SampleRequest: Sendable, CustomTestStringConvertible {
    let name: String
    let lines: [String]

    init(_ name: String, _ lines: String...) {
        self.init(name: name, lines: lines)
    }

    init(name: String, lines: [String]) {
        self.name = name
        self.lines = lines
    }

    var testDescription: String { name }

    /// The request; the same inputs are the published ones if the sample has no others.
    var text: [UInt8] {
        let heads = ["kind=", "title=", "locale=", "default-currency="]
        let published =
            lines.contains("---")
            ? [] : ["---"] + lines.filter { line in !heads.contains { line.hasPrefix($0) } }
        return Array((lines + published).map { $0 + "\n" }.joined().utf8)
    }
}

extension SampleRequest {
    static let computed = loans + loansByLaw + datedLoans + savings

    private static let loans = [
        SampleRequest(
            "360 rows", "kind=loan", "title=First home", "principal=350,000", "rate=6.25%",
            "term=30 years", "---", "principal=300,000", "rate=6.25%", "term=30 years", "fees=1"),
        SampleRequest(
            "entries by line, out of order", "kind=loan", "extra.7.amount=200", "principal=9,000",
            "rate=6%", "extra.2.at=3", "extra.7.every=1", "term=2 years", "extra.2.amount=50",
            "---", "principal=9,000", "rate=6%", "term=2 years", "currency=CAD"),
        SampleRequest(
            "one row and markup in the title", "kind=loan", "title=<b>“1 & 2”</b>", "principal=1",
            "rate=12%", "term=1 month"),
        SampleRequest(
            "Canadian, accelerated", "kind=loan", "locale=fr-CA", "default-currency=CAD",
            "principal=500 000,00", "rate=5,25 %", "term=5 years", "amortization=25 years",
            "payments=accelerated-biweekly", "compounding=semiannual"),
        SampleRequest(
            "extras by number", "kind=loan", "locale=en-GB", "currency=GBP", "principal=250,000",
            "rate=4.5%", "term=25 years", "extra=200 from 1 every 1; 5,000 at 12", "fees=995",
            "points=1%"),
        SampleRequest(
            "yen, rounded to even", "kind=loan", "locale=ja-JP", "currency=JPY",
            "principal=35,000,000", "rate=1.3%", "term=35 years", "rounding=half-even"),
        SampleRequest(
            "three decimals", "kind=loan", "currency=KWD", "principal=12,345.678", "rate=5.5%",
            "term=84 payments"),
        SampleRequest(
            "zero rate", "kind=loan", "locale=es-ES", "currency=EUR", "principal=1.000,00",
            "rate=0%", "term=7 months"),
        SampleRequest(
            "interest only, then level, closest last payment", "kind=loan", "locale=de-CH",
            "currency=CHF", "principal=300'000", "rate=2.125%", "term=15 years",
            "interestOnly=5 years", "paymentRounding=up", "lastPayment=closest"),
        SampleRequest(
            "rates in turn", "kind=loan", "locale=de-DE", "currency=EUR", "principal=200.000",
            "term=20 years", "rateSteps=4% payments 60; 6,5% payments 180"),
        SampleRequest(
            "payments in turn", "kind=loan", "locale=fr-FR", "currency=EUR", "principal=10000",
            "rate=30%", "term=36 months", "fixedPayments=100 payments 12; 400 payments 12"),
        SampleRequest(
            "the largest", "kind=loan", "locale=en-IN", "currency=INR",
            "principal=90,00,00,00,00,000", "rate=0.0000000001%", "term=100 years",
            "payments=weekly"),
    ]

    private static let loansByLaw = APRLaw.allCases.flatMap { law in
        [
            SampleRequest(
                "by the law \(law)", "kind=loan", "locale=de-DE", "currency=EUR",
                "principal=90.000", "homeValue=100.000", "rate=3,65%", "term=9 years", "fees=500",
                "mortgageInsurance=1%", "aprMethod=\(law)", "---", "principal=90.000",
                "rate=3,65%", "term=9 years", "fees=500"),
            SampleRequest(
                "by the law \(law), long first period", "kind=loan", "locale=en-CA", "currency=CAD",
                "principal=20,000", "rate=7%", "term=5 years", "payments=biweekly",
                "start=2026-01-01", "firstPayment=2026-01-22", "points=1%", "aprMethod=\(law)"),
        ]
    }

    private static let datedLoans = [
        "30/360", "30E/360", "30/360-bond-basis", "30E/360-ISDA", "actual/360", "actual/365",
        "actual/actual", "actual/actual-end-day",
    ].map { dayCount in
        SampleRequest(
            "days by \(dayCount)", "kind=loan", "locale=en-CA", "currency=CAD",
            "principal=25,000", "rate=7.49%", "term=60 months", "start=2027-12-31",
            "firstPayment=2028-02-29", "dueDay=31", "dayCount=\(dayCount)", "paymentBasis=days",
            "extra=500 from 2028-06-01 every 6 to 2030-12-31")
    }

    private static let savings =
        ["yearEnd", "subtract", "perCompounding"].flatMap { rule in
            ["equivalent", "none", "full"].map { inside in
                SampleRequest(
                    "fee \(rule), \(inside) inside", "kind=savings", "locale=en-IN",
                    "currency=INR", "yearsToInvest=10 years 5 months",
                    "initialInvestment=10,00,000", "monthlyDeposit=2,500.50", "interestRate=7.1%",
                    "additionalFeeRate=0.65%", "compoundInterval=quarterly", "feeRule=\(rule)",
                    "insidePeriod=\(inside)", "depositTiming=begin")
            }
        } + [
            SampleRequest(
                "a century in francs", "kind=savings", "default-currency=XOF",
                "yearsToInvest=100", "monthlyDeposit=1", "interestRate=3%",
                "compoundInterval=daily")
        ]

    static let faulty = [
        SampleRequest("nothing given", "kind=loan"),
        SampleRequest(
            "unknown, repeated and unreadable", "kind=savings", "rate=5%", "yearsToInvest=ten",
            "yearsToInvest=10", "monthlyDeposit=-1", "interestRate=5", "currency=EUX",
            "feeRule=never"),
        SampleRequest(
            "entries", "kind=loan", "principal=1.2.3", "rate=6%", "term=1.5 months",
            "extra=200 from 0 every x; at 3; 5 at 4 every 2", "rateSteps=4%"),
        SampleRequest(
            "payment below interest", "kind=loan", "currency=JPY", "principal=1,000,000",
            "rate=12%", "term=10 years", "payment=9,000"),
        SampleRequest(
            "a name that is reserved at the start only", "kind=loan", "principal=1,000",
            "rate=6%", "term=1 year", "title=Late"),
        SampleRequest("control characters", "kind=loan", "principal=\u{1}\t9", "\tterm=<\u{0}"),
        SampleRequest("too large", "kind=loan", "principal=99999999999999999999999999"),
        SampleRequest(
            "days that are not", "kind=loan", "principal=1,000", "rate=6%", "term=2 years",
            "start=2999-06-31", "firstPayment=2999-06-30", "dueDay=32"),
    ]

    static let unreadable = [
        SampleRequest("nothing"),
        SampleRequest("no kind", "principal=1"),
        SampleRequest("a kind there is not", "kind=pension"),
        SampleRequest("kind twice", "kind=loan", "kind=savings"),
        SampleRequest("a locale there is not", "kind=loan", "locale=tlh"),
        SampleRequest("a default currency there is not", "kind=loan", "default-currency=EUX"),
        SampleRequest("a line without a value", "kind=loan", "principal"),
    ]
}
