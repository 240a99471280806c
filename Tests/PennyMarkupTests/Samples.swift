import PennyWordsSupport
import Testing

@testable import PennyEngine

/// Results that the tests render.
enum Sample: String, CaseIterable, Sendable {
    /// Three payments with dates, a fee and an extra payment.
    case loan
    /// A phone in four payments without interest.
    case zeroRate
    /// Fourteen months of savings with a fee.
    case savings

    func result(_ currency: String = "USD") throws -> Calculation {
        let defaults = InputDefaults(currency: try #require(Currency(code: currency)))
        switch self {
        case .loan:
            return try Calculator.loan.calculate(
                [
                    RawInput("principal", "12,000"), RawInput("rate", "6.25%"),
                    RawInput("term", "3 payments"), RawInput("start", "2026-11-20"),
                    RawInput("fees", "25"), RawInput("extra", "1,000 at 1"),
                ], defaults)
        case .zeroRate:
            return try Calculator.loan.calculate(
                [
                    RawInput("principal", "1,000"), RawInput("rate", "0%"),
                    RawInput("term", "4 payments"), RawInput("payments", "quarterly"),
                ], defaults)
        case .savings:
            return try Calculator.savings.calculate(
                [
                    RawInput("yearsToInvest", "14 months"),
                    RawInput("initialInvestment", "100,000"), RawInput("monthlyDeposit", "250"),
                    RawInput("interestRate", "5%"), RawInput("additionalFeeRate", "0.5%"),
                ], defaults)
        }
    }

    /// Text that breaks out of any context without escaping.
    static let hostile = "\"><script>alert('&')</script>\u{1B}[31m\n\\u0022 \u{202E}"

    /// A result in which every text is hostile.
    static func hostileResult() -> Calculation {
        let label = Message.text(hostile)
        let pieces: Message = [.text(hostile), .value(.text(hostile)), .value(.choice(hostile))]
        var table = Table(
            "growth", title: label, caption: pieces,
            columns: [
                .init("year", label, .ordinal), .init("sum", label, .money, summable: true),
            ])
        table.cells = [1, 100, 2, -200]
        var detail = Table(
            "all", title: label, caption: pieces, columns: table.columns, isDetail: true)
        detail.cells = table.cells
        detail.groups = [.init(label: label, rows: 0..<2)]
        return Calculation(
            calculator: .loan, currency: .usDollar,
            inputs: [
                NormalisedInput(
                    name: hostile, label: label, quantity: .text(hostile), isDefault: true),
                NormalisedInput(
                    name: "list", label: label,
                    quantity: .entries([[NamedQuantity(hostile, .text(hostile))]]),
                    isDefault: false),
            ],
            figures: [Figure(hostile, label, .text(hostile))],
            tables: [table, detail],
            charts: [
                Chart(
                    hostile, .lines, title: pieces, axis: .year, positions: [0, 1],
                    series: [.init(hostile, label, [1, 2])])
            ],
            steps: [
                Step(
                    label, for: [hostile], formula: pieces, numbers: pieces, answer: pieces,
                    rounding: pieces, source: label)
            ],
            proofs: [Proof(pieces, holds: true), Proof(pieces, holds: false)], notes: [pieces])
    }

    /// Tables without rows.
    static let emptyTables = [
        Table("none", title: "None", caption: [], columns: []),
        Table("head", title: "Head", caption: [], columns: [.init("year", "Year", .ordinal)]),
    ]

    /// A result with nothing but these figures and tables.
    static func result(
        figures: [Figure] = [], tables: [Table] = emptyTables
    ) -> Calculation {
        Calculation(
            calculator: .savings, currency: .usDollar, inputs: [], figures: figures,
            tables: tables)
    }
}
