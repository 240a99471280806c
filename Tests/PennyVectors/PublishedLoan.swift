import PennyEngine

/// An example of `published_calculators.json` that is a loan's: from manuals
/// and web pages.
package struct PublishedLoan: Decodable, Sendable, CustomStringConvertible {
    struct Inputs: Decodable, Sendable {
        let pv, annualRatePercent, payment, field, price, downPercent, taxPerThousand: String?
        let n, years, row, daysToFirst, monthDays: Int?
        let interestFrom, firstPeriodBegins: String?
    }

    package struct Expected: Decodable, Sendable {
        package let published, exact: String
        package let roundedMatchesPublished: Bool
    }

    package static let file = "published_calculators.json"
    package static let all = VectorFile<Lenient>.load(file).compactMap(\.loan)

    package let id, kind: String
    let inputs: Inputs
    package let expected: Expected

    package var description: String { id }

    /// The other kinds' inputs are of other types, so only loans' are read.
    package struct Lenient: Decodable, Sendable {
        let loan: PublishedLoan?

        package init(from decoder: any Decoder) throws {
            let name = try VectorName(from: decoder)
            loan = PublishedLoan.kinds.contains(name.kind) ? try PublishedLoan(from: decoder) : nil
        }
    }

    private static let kinds = [
        "loan-payment", "canadian-payment", "canadian-nper", "amortization-row", "piti",
        "odd-first-period-simple", "odd-first-period-compound",
    ]

    /// Where the answer stands: a figure, or a column of the schedule's row 20.
    package var figure: String? {
        switch kind {
        case "canadian-nper": "numberOfPayments"
        case "piti": "fullPayment"
        case "amortization-row": nil
        default: "payment"
        }
    }

    package var cell: (column: String, row: Int)? {
        guard let field = inputs.field, let row = inputs.row else { return nil }
        return (field, row)
    }

    /// The rows of the manual are rounded each month; its payments are not.
    package var isUnrounded: Bool { kind != "amortization-row" }

    package var request: VectorRequest? {
        VectorRequest(Self.file, id, .loan, typed.map { RawInput($0.0, $0.1) })
    }

    private var typed: [(String, String)] {
        if kind == "amortization-row" {
            // The second vector of the example names its row alone.
            return [
                ("principal", "14000"), ("rate", "10%"), ("term", "360 months"),
                ("payment", "122.86"),
            ]
        }
        let money = ("currency", "KWD")
        let rate = ("rate", "\(inputs.annualRatePercent ?? "")%")
        if kind == "piti" {
            let perThousand = inputs.taxPerThousand ?? ""
            return [
                money, ("homeValue", Unrounded.amount(inputs.price ?? "")),
                ("downPayment", "\(inputs.downPercent ?? "")%"), rate,
                ("term", "\(inputs.years ?? 0) years"),
                ("propertyTax", percent("0.0" + perThousand)),
            ]
        }
        let principal = ("principal", Unrounded.amount(inputs.pv ?? ""))
        var typed = [money, principal, rate, ("term", "\(inputs.n ?? 600) months")]
        if kind.hasPrefix("odd") { return typed + oddDays }
        if kind != "loan-payment" { typed.append(("compounding", "semiannual")) }
        if let payment = inputs.payment { typed.append(("payment", Unrounded.amount(payment))) }
        return typed
    }

    /// The manuals count a month as thirty days, and add the interest of the odd
    /// days to the amount borrowed.
    private var oddDays: [(String, String)] {
        // Days that end with March, where the manual gives their number alone.
        let days = (inputs.daysToFirst ?? 0) - (inputs.monthDays ?? 0)
        let start = inputs.interestFrom ?? "2026-03-\(31 - days)"
        let whole = inputs.firstPeriodBegins ?? "2026-04-01"
        let first = whole.replacing("-04-", with: "-05-").replacing("-03-", with: "-04-")
        return [
            ("start", start), ("firstPayment", first), ("oddDaysInterest", "added-to-principal"),
            ("oddDaysCount", "30/360"),
            ("oddDaysMethod", kind.hasSuffix("compound") ? "compound" : "simple"),
        ]
    }
}
