import PennyTestSupport

@testable import PennyEngine

/// Random texts for the inputs of a calculator, as people type them.
struct RandomValues {
    private let calculator: Calculator
    /// The decimals of the currency.
    private let decimals: Int
    /// The form of all times in this set.
    private let times: [String]
    /// The sizes and units of this set's products, which are of one measure.
    private let measure: Measure

    private struct Measure {
        let sizes: [String]
        let units: [String]
        let uses: [String]
    }

    private static let measures = [
        Measure(
            sizes: ["1 kg", "500 g", "2 x 250 g", "1.5 kg", "12 oz", "2 lb 3 oz", "750 g"],
            units: ["kg", "100 g", "lb", "oz"], uses: ["2 kg a week", "500 g a month"]),
        Measure(
            sizes: ["1 l", "330 ml", "6 x 330 ml", "75 cl", "1.5 l", "us gal", "20 us fl oz"],
            units: ["l", "100 ml", "us gal"], uses: ["3 l a week", "250 ml a day"]),
        Measure(
            sizes: ["4 rolls", "12 rolls", "9 rolls", "24 rolls", "1 roll"],
            units: ["roll", "10 rolls"], uses: ["2 rolls a month", "30 rolls a year"]),
        Measure(
            sizes: ["10 m", "3.5 m", "12 ft", "250 cm"], units: ["m", "ft"],
            uses: ["5 m a year"]),
    ]

    init(_ calculator: Calculator, decimals: Int, _ random: inout SeededGenerator) {
        self.calculator = calculator
        self.decimals = decimals
        measure = random.pick(Self.measures)
        times = random.pick([["date"], ["date", "dueDay"], ["at"], ["at", "fraction"]])
    }

    func value(of field: InputField, _ random: inout SeededGenerator) -> RawInput.Value {
        guard case .entries(let fields) = field.syntax else {
            return .text(text(of: field, &random))
        }
        if calculator == .scenarios { return .entries(sets(&random)) }
        if calculator == .apr { return .entries(flows(field.name, fields, &random)) }
        let count = random.number(in: random.pick([1...1, 1...3, 2...5]))
        // Mostly, all entries leave out the same fields.
        let shared = fields.filter { _ in random.number(in: 0...2) == 0 }.map(\.name)
        return .entries(
            (0..<count).map { _ in
                fields.filter { entry in
                    entry.isRequired
                        || shared.contains(entry.name) != (random.number(in: 0...15) == 0)
                }
                .map { .init(name: $0.name, text: text(of: $0, &random)) }
            })
    }

    /// Makes the advances or payments of a credit, with all times in the same form.
    private func flows(
        _ name: String, _ fields: [InputField], _ random: inout SeededGenerator
    ) -> [[RawInput.Field]] {
        let isPaid = name == "payments"
        return (1...random.pick([1, 1, 1, 2, 3])).map { number in
            let isRun = isPaid && random.number(in: 0...2) > 0
            return fields.filter {
                switch $0.name {
                case "amount": true
                case "count": isRun
                case "every": isRun && random.number(in: 0...1) == 0
                case "dueDay": isRun && times.contains("dueDay")
                case "at": times.contains("at") && (isPaid || number > 1)
                case "fraction": times.contains("fraction") && random.number(in: 0...1) == 0
                default: times.contains($0.name)
                }
            }
            .map { field in
                var text = text(of: field, &random)
                if field.name == "date" {
                    text = date(&random, years: isPaid ? 2026...2029 : 2025...2025)
                }
                if field.name == "amount" { text = amount(isPaid ? 3_000 : 2_000, &random) }
                return .init(name: field.name, text: text)
            }
        }
    }

    /// Two or more sets of one calculator, with their titles.
    private func sets(_ random: inout SeededGenerator) -> [[RawInput.Field]] {
        let kind = random.pick(CalculatorCatalog.builtIn.all.filter { $0 != .scenarios })
        return (1...random.number(in: 2...3)).map { number in
            let set = RandomSet(kind, &random)
            return [
                .init(name: "set", text: "set-\(number)"),
                .init(name: "title", text: "Set \(number)"),
                .init(name: "kind", text: kind.name),
                .init(name: "inputs", text: EntryText.line(ofInputs: set.inputs)),
            ]
        }
    }

    private func text(of field: InputField, _ random: inout SeededGenerator) -> String {
        if let texts = texts(of: field.name) { return random.pick(texts) }
        switch field.syntax {
        case .money: return money(field, &random)
        case .rate: return rate(field, &random)
        case .moneyOrPart:
            return random.number(in: 0...1) == 0
                ? "\(random.number(in: 0...95))%" : amount(84_000, &random)
        case .term: return term(field, &random)
        case .choice(let words): return random.pick(words)
        case .date: return date(&random)
        case .count: return count(field, &random)
        case .text, .entries: return field.example
        }
    }

    // MARK: - Numbers

    private func money(_ field: InputField, _ random: inout SeededGenerator) -> String {
        let words = field.example.split(separator: " ")
        let digits = field.example.filter(\.isWholeNumber)
        let typical = Int(digits) ?? 1_000
        let lead = words.count > 1 ? random.pick(["receive ", "pay ", "pay ", ""]) : ""
        let sign =
            field.example.hasPrefix("-") && random.number(in: 0...2) == 0 ? "-" : ""
        return lead + sign + amount(typical, &random)
    }

    /// An amount not too far from a typical one.
    private func amount(_ typical: Int, _ random: inout SeededGenerator) -> String {
        switch random.number(in: 0...11) {
        case 0: return "0"
        case 1: return "\(random.number(in: 1...9))"
        case 2...5: return "\(typical)"
        default: break
        }
        let whole = random.number(in: 1...max(2, typical * random.pick([1, 2, 3])))
        if decimals == 0 || random.number(in: 0...1) == 0 { return "\(whole)" }
        return "\(whole).\(random.number(in: 10...99))"
    }

    private func rate(_ field: InputField, _ random: inout SeededGenerator) -> String {
        let mayBeBelowZero = ["appreciationRate", "inflationRate", "rentIncrease"]
        if mayBeBelowZero.contains(field.name), random.number(in: 0...5) == 0 {
            return "-\(random.number(in: 1...30)).\(random.number(in: 0...99))%"
        }
        return switch random.number(in: 0...9) {
        case 0: "0%"
        case 1: "\(random.number(in: 0...99)).\(random.number(in: 0...9))%"
        case 2: "0.\(random.number(in: 1...9_999))%"
        case 3: "\(random.number(in: 1...12)).\(random.number(in: 10_000...999_999))%"
        case 4, 5: "\(random.number(in: 1...24)).\(random.number(in: 0...7) * 125)%"
        default: "\(random.number(in: 1...12))%"
        }
    }

    private func term(_ field: InputField, _ random: inout SeededGenerator) -> String {
        let long = random.number(in: 0...19) == 0
        let years = random.number(in: 1...(long ? 40 : 6))
        switch random.number(in: 0...4) {
        case 0: return "\(random.number(in: 1...60)) months"
        case 1: return "\(years) years \(random.number(in: 1...11)) months"
        case 2 where field.example.contains("payments") || calculator == .loan:
            return "\(random.number(in: 1...80)) payments"
        default: return "\(years) \(years == 1 ? "year" : "years")"
        }
    }

    private func date(
        _ random: inout SeededGenerator, years: ClosedRange<Int> = 2023...2029
    ) -> String {
        let month = random.number(in: 1...12)
        let day = random.pick([1, 15, 28, random.number(in: 1...28)])
        let year = random.number(in: years)
        return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }

    private func count(_ field: InputField, _ random: inout SeededGenerator) -> String {
        switch field.name {
        case "currentAge": return "\(random.number(in: 18...75))"
        case "retirementAge": return "\(random.number(in: 40...80))"
        case "periodsAYear": return random.pick(["1", "2", "4", "12", "26", "52", "365"])
        case "count": return "\(random.number(in: 1...36))"
        default: break
        }
        let typical = Int(field.example) ?? 12
        return random.number(in: 0...2) == 0
            ? "\(typical)" : "\(random.number(in: 1...max(2, typical * 2)))"
    }

    // MARK: - Texts

    /// Valid texts for an input that is a text, or has several forms.
    private func texts(of name: String) -> [String]? {
        switch (calculator, name) {
        case (.apr, "at"): ["0", "1", "2", "3", "6", "12", "1/12", "24"]
        case (.apr, "fraction"): ["13/30", "1/2", "5/31", "0"]
        case (.apr, "every"): ["1", "2", "3", "month", "week", "2 weeks"]
        case (.apr, "unitPeriodsPerYear"): ["12", "4", "52", "26", "1"]
        case (.apr, "unitPeriod"): ["month", "week", "2 weeks", "3 months", "year", "10 days"]
        case (.annuity, "inPeriods"): ["1 to 12", "2", "3 to 5", "13 to 24"]
        case (.budget, "month"): ["2026-10", "2024-02"]
        case (.budget, "series"): ["household"]
        case (.budget, "group"): ["Home", "Food", "Car", "Fun", "Pay"]
        case (.budget, "name"), (.payoff, "name"), (.comparison, "name"):
            ["Ash", "Beech", "Cedar", "Elm", "Fir", "Oak", "Pine", "Rowan", "Yew"]
        case (.comparison, "size"): measure.sizes
        case (.comparison, "per"): measure.units
        case (.comparison, "use"): measure.uses
        case (.comparison, "wanted"): measure.sizes
        case (.comparison, "yield"): ["60% drained", "80%", "0.75", "95%"]
        case (.comparison, "deal"):
            ["3 for 5.00", "20% off", "2 for 3", "buy 1 get 1 free", "0.50 off", "10%"]
        case (.comparison, "count"): ["1", "2", "3", "6"]
        case (.comparison, "url"): ["https://example.com/rice"]
        case (.loan, "at"), (.loan, "from"): ["1", "2", "6", "12", "13"]
        case (.loan, "to"): ["12", "24", "36", "60"]
        case (.loan, "propertyTax"), (.loan, "homeInsurance"): ["4,200", "150 a month", "1.1%"]
        case (.loan, "mortgageInsurance"): ["0.6%", "90 a month", "1,200"]
        case (.refinance, "payment"): ["2,050", "2,500", "4,000"]
        case (.scenarios, "figures"):
            ["payment, totalInterest", "totalInterest", "payment", "totalPaid"]
        default: nil
        }
    }
}
