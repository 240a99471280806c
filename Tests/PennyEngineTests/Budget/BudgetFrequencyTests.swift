import PennyEngine
import Testing

@Suite("How often a line of a budget comes")
struct BudgetFrequencyTests {
    /// The word, then the monthly amounts for 1200.00 and 1.00.
    static let months: [(String, String, String)] = [
        ("day", "36500.00", "30.42"), ("week", "5200.00", "4.33"), ("2 weeks", "2600.00", "2.17"),
        ("4 weeks", "1300.00", "1.08"), ("twice a month", "2400.00", "2.00"),
        ("month", "1200.00", "1.00"), ("2 months", "600.00", "0.50"),
        ("quarter", "400.00", "0.33"), ("6 months", "200.00", "0.17"), ("year", "100.00", "0.08"),
    ]

    @Test(arguments: months)
    func aMonthIsATwelfthOfAYear(_ every: String, _ large: String, _ small: String) throws {
        let result = try budget([
            "income": "A amount 1,200 every \(every); B amount 1 every \(every)"
        ])
        #expect(
            result.rows(["amount", "every"], of: "lines")
                == ["\(large)|\(every)", "\(small)|\(every)"])
        #expect(result.provesItself)
    }

    @Test func theListOfChoicesIsWhatCanBeTyped() throws {
        let income = try #require(Calculator.budget.fields.first)
        guard case .entries(let fields) = income.syntax else { return }
        let every = try #require(fields.first { $0.name == "every" })
        #expect(every.syntax == .choice(Self.months.map(\.0)))
    }

    @Test(arguments: [
        ("daily", "day"), ("per day", "day"), ("Weekly", "week"), ("every week", "week"),
        ("a week", "week"), ("once a week", "week"), ("biweekly", "2 weeks"),
        ("bi-weekly", "2 weeks"), ("every two weeks", "2 weeks"), ("Every-2-Weeks", "2 weeks"),
        ("fortnight", "2 weeks"), ("fortnightly", "2 weeks"), ("every other week", "2 weeks"),
        ("4-weekly", "4 weeks"), ("semimonthly", "twice a month"),
        ("twice-monthly", "twice a month"), ("monthly", "month"), ("per month", "month"),
        (" month ", "month"), ("every 2  months", "2 months"), ("quarterly", "quarter"),
        ("3 months", "quarter"), ("half-yearly", "6 months"), ("semi-annual", "6 months"),
        ("twice a year", "6 months"), ("annual", "year"), ("Annually", "year"),
        ("yearly", "year"), ("per annum", "year"), ("12 months", "year"),
    ])
    func whatPeopleTypeIsUnderstood(_ typed: String, _ word: String) throws {
        let result = try Calculator.budget.calculate([
            RawInput(
                "income",
                .entries([
                    [
                        .init(name: "name", text: "Pay"), .init(name: "amount", text: "1"),
                        .init(name: "every", text: typed),
                    ]
                ]))
        ])
        #expect(result.rows(["every"], of: "lines") == [word])
        #expect(
            result.input("income")?.quantity
                == .entries([
                    [
                        NamedQuantity("name", .text("Pay")), NamedQuantity("amount", .money(100)),
                        NamedQuantity("every", .choice(word)),
                    ]
                ]))
    }

    /// `bimonthly` is ambiguous: twice a month or every two months.
    @Test(arguments: ["bimonthly", "", "5 weeks", "every", "sometimes", "1", "weeks"])
    func whatMeansTwoThingsOrNoneIsRefused(_ typed: String) {
        let found = problems(
            .budget,
            [
                RawInput(
                    "income",
                    .entries([
                        [
                            .init(name: "name", text: "Pay"), .init(name: "amount", text: "1"),
                            .init(name: "every", text: typed),
                        ]
                    ]))
            ])
        #expect(
            found.map(\.summary) == [
                "income entry 1, every “\(typed)” is not one of its choices"
            ])
        #expect(
            found.map(\.nextStep) == [
                "Write one of day, week, 2 weeks, 4 weeks, twice a month, month, 2 months, "
                    + "quarter, 6 months and year."
            ])
    }
}
