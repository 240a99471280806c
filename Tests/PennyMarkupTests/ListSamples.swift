import PennyWordsSupport
import Testing

@testable import PennyEngine

/// Results of lists, with words from a file.
enum ListSample: String, CaseIterable, Sendable {
    /// Oats with a link, a deal and a yield, under the rules of the UK.
    case comparison
    /// Two people in groups and kinds, a little short at the end of the month.
    case budget

    func result(_ currency: String = "GBP") throws -> Calculation {
        let defaults = InputDefaults(currency: try #require(Currency(code: currency)))
        switch self {
        case .comparison: return try Calculator.comparison.calculate(Self.products, defaults)
        case .budget: return try Calculator.budget.calculate(Self.lines, defaults)
        }
    }

    static func entries(_ typed: [KeyValuePairs<String, String>]) -> RawInput.Value {
        .entries(typed.map { $0.map { RawInput.Field(name: $0.key, text: $0.value) } })
    }

    private static let products = [
        RawInput(
            "products",
            entries([
                [
                    "name": "Own brand oats", "price": "1.25", "size": "1 kg",
                    "url": "https://shop.example/oats?pack=1&size=kg",
                ],
                [
                    "name": "Big pack, \"rolled\"", "price": "2.10", "size": "2 kg",
                    "deal": "buy 1 get 1 half price",
                ],
                [
                    "name": "Oats & berries", "price": "1.80", "size": "500 g",
                    "yield": "80% usable",
                ],
                ["name": "Sachets", "price": "2.49", "size": "10 x 27 g"],
            ])),
        RawInput("policy", "uk"), RawInput("use", "500 g a week"), RawInput("wanted", "5 kg"),
        RawInput("hourlyPay", "12.50"),
    ]

    private static let lines = [
        RawInput(
            "income",
            entries([
                ["name": "Take-home pay", "amount": "1,950", "group": "Pay"],
                ["name": "Market stall", "amount": "85", "every": "week", "group": "Pay"],
            ])),
        RawInput(
            "expenses",
            entries([
                [
                    "name": "Rent", "amount": "1,100", "group": "Housing", "kind": "need",
                    "cost": "fixed",
                ],
                [
                    "name": "Council tax; band C", "amount": "1,740", "every": "year",
                    "group": "Housing", "kind": "need", "cost": "fixed",
                ],
                [
                    "name": "Food", "amount": "110", "every": "week", "group": "Food",
                    "kind": "need", "cost": "flexible",
                ],
                [
                    "name": "Cafés & \"treats\"", "amount": "60", "group": "Food", "kind": "want",
                    "cost": "flexible",
                ],
                ["name": "Car loan", "amount": "240", "kind": "debt", "cost": "fixed"],
                ["name": "Savings", "amount": "300", "kind": "saving"],
            ])),
        RawInput("month", "2026-10"), RawInput("reserve", "4,000"),
    ]
}

extension Sample {
    /// Names that a shop, a bank or a joker could use.
    static let hostileWords = [
        "<script>alert(1)</script>", "\"><img src=x onerror='alert(1)'>", "=cmd()|'/c calc'!A0",
        "+1", "-2", "@SUM(A1)", "\tx", "a,b", "two\nlines", "\u{1B}[31mred\u{9B}1m",
        "\u{202E}emorhC", "\u{200F}שמן", "\u{2067}x\u{2069}", "\u{061C}زيت", "&amp;", "a;b",
    ]
    static let hostileAddress = "https://x.example/\" onclick=\"alert(1)\" x='<b>&amp;\u{202E}"

    /// A result in which every name of a product or line is hostile.
    static func hostileList() -> Calculation {
        var table = Table(
            "lines", title: "Lines", caption: [.text(hostileWords[0])],
            columns: [
                .init("name", "Name", .value(isNumber: false)),
                .init("where", "Where", .value(isNumber: false)),
                .init("price", .text(hostile), .value(isNumber: true)),
                .init("code", "Code", .value(isNumber: false), forTools: true),
                .init("sum", "Sum", .money, summable: true),
            ])
        for words in hostileWords {
            table.append([
                .value(.text(words)), .value(.link(words, address: hostileAddress)),
                .value(.unitPrice(ExactDecimal(-5, scale: 1), decimals: 2)),
                .value(.choice(words)), .number(-7),
            ])
        }
        return Calculation(
            calculator: .comparison, currency: .usDollar,
            inputs: [
                NormalisedInput(
                    name: "products", label: "Products",
                    quantity: .entries(hostileWords.map { [NamedQuantity("name", .text($0))] }),
                    isDefault: false)
            ],
            figures: hostileWords.map {
                Figure("best", .text($0), .link($0, address: hostileAddress))
            },
            tables: [table],
            charts: [
                Chart(
                    "bars", title: [.text(hostileWords[0])],
                    bars: hostileWords.map { .init(.text($0), to: 5, .text($0), .gain) })
            ],
            steps: hostileWords.map {
                Step(
                    .text($0), for: ["best"], formula: .text($0), numbers: .text($0),
                    answer: .text($0))
            },
            notes: hostileWords.map { .text($0) })
    }
}
