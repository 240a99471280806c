private typealias Words = BudgetWords

extension Budget {
    static let inputs: [Input<BudgetPlan>] = [
        Input(
            "income", Words.inputIncome, .list(incomeColumns) { _ in BudgetLine() }, .required,
            example: "\"Take-home pay\" amount 3,200 every month", help: Words.inputIncomeHelp
        ) { $0.income = $1 },
        Input(
            "expenses", Words.inputExpenses, .list(expenseColumns) { _ in BudgetLine() },
            in: .common, example: "Rent amount 1,200 kind need; Food amount 110 every week"
        ) { $0.expenses = $1 },
        // Results show the month and the word of its series, and compute with neither.
        Input(
            "month", Words.inputMonth, .text(BudgetMonth.start) { BudgetMonth.quantity(of: $0) },
            example: "2026-10", help: Words.inputMonthHelp
        ) { _, _ in },
        Input(
            "series", Words.inputSeries, .text(BudgetSeries.word) { .text($0) },
            example: "household", help: Words.inputSeriesHelp, .needs("month")
        ) { _, _ in },
        Input(
            "reserve", Words.inputReserve, .money, in: .common, example: "4,000",
            help: Words.inputReserveHelp
        ) { $0.reserve = $1 },
    ]

    private static let incomeColumns = columns(
        name: "Take-home pay", amount: "3,200", every: "2 weeks", group: "Pay")

    private static let expenseColumns =
        columns(name: "Rent", amount: "1,200", every: "week", group: "Housing") + [
            Input("kind", Words.inputLineKind, .choice(kindChoices), example: "need") {
                $0.kind = $1
            },
            Input("cost", Words.inputLineCost, .choice(costChoices), example: "fixed") {
                $0.cost = $1
            },
        ]

    /// The columns that income and expenses share, with their examples.
    private static func columns(
        name: String, amount: String, every: String, group: String
    ) -> [Input<BudgetLine>] {
        [
            Input(
                "name", Words.inputLineName,
                .text({ typed, _ throws(InputFailure) in
                    let text = trimmed(typed)
                    if text.isEmpty { throw InputFailure(.missing(example: name)) }
                    return text
                }) { .text($0) }, .required, example: name
            ) { $0.name = $1 },
            Input("amount", Words.inputLineAmount, .money, .required, example: amount) {
                $0.amount = $1
            },
            Input(
                "every", Words.inputLineEvery,
                .choice(BudgetFrequency.allCases.map { ($0.name, $0) }), .defaults(to: "month"),
                example: every
            ) { $0.frequency = $1 },
            Input(
                "group", Words.inputLineGroup,
                .text({ typed, _ in trimmed(typed) }) { $0.isEmpty ? nil : .text($0) },
                example: group
            ) { $0.group = $1.isEmpty ? nil : $1 },
        ]
    }

    static let kindChoices: [(String, BudgetLine.Kind)] = [
        ("need", .need), ("want", .want), ("saving", .saving), ("debt", .debt),
    ]
    static let costChoices: [(String, BudgetLine.Cost)] = [
        ("fixed", .fixed), ("flexible", .flexible),
    ]

    static func word(of kind: BudgetLine.Kind) -> String {
        kindChoices.first { $0.1 == kind }?.0 ?? ""
    }

    static func word(of cost: BudgetLine.Cost) -> String {
        costChoices.first { $0.1 == cost }?.0 ?? ""
    }

    /// Removes spaces at the ends. What people write between them is shown as it is.
    private static func trimmed(_ text: String) -> String {
        var bytes = text.bytes[...]
        while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        return String(bytes: Array(bytes))
    }
}

extension BudgetPlan {
    func check(_ reader: inout InputReader) {
        for side in [BudgetLine.Side.income, .expenses] { checkSize(side, &reader) }
    }

    /// Special: the sums of a side's lines are within the limit of amounts.
    private func checkSize(_ side: BudgetLine.Side, _ reader: inout InputReader) {
        var sum: Int128 = 0
        for (index, line) in (side == .income ? income : expenses).enumerated() {
            sum += Int128(line.monthly)
            guard sum > Int128(Money.limit) else { continue }
            reader.report(
                .init(side.name, entry: index, field: "amount"),
                .calculation(.tooLarge, currency: currency))
            return
        }
    }
}

extension BudgetMonth {
    /// Parses `2026-10` as its first day.
    fileprivate static func start(
        _ typed: String, _ convention: NumberConvention
    ) throws(InputFailure) -> CivilDate {
        let month = TypedText.folded(typed)
        guard let start = CivilDate(iso: Wording("\(month)-01").text) else {
            throw InputFailure(.notAMonth(typed))
        }
        return start
    }
}

extension BudgetSeries {
    /// Parses the word that the months of a series share. It has only characters that a URL may
    /// have.
    fileprivate static func word(
        _ typed: String, _ convention: NumberConvention
    ) throws(InputFailure) -> String {
        let word = TypedText.folded(typed)
        guard !word.isEmpty, word.bytes.allSatisfy(isOfWord) else {
            throw InputFailure(.notAWord(typed))
        }
        return word
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), 0x80...:
            true
        default: false
        }
    }
}
