private typealias Words = APRWords

extension APR {
    /// The largest number of advances, and of payments: a hundred years of weeks.
    static let maximumFlows = 5200
    /// The largest number of years between the first amount and any other.
    static let maximumYears = 200

    static let inputs: [Input<TypedCredit>] = [
        Input(
            "method", Words.inputMethod, .choice([("us", .us), ("eu", .eu)]), .defaults(to: "us"),
            in: .common, example: "us", help: Words.inputMethodHelp
        ) { $0.method = $1 },
        Input(
            "advances", Words.inputAdvances, flows("advances", "5,000"), .required,
            example: "5,000",
            help: Words.inputAdvancesHelp
        ) { $0.advances = $1 },
        Input(
            "payments", Words.inputPayments, flows("payments", "230"), .required,
            example: "230 count 24",
            help: Words.inputPaymentsHelp
        ) { $0.payments = $1 },
        Input(
            "unitPeriodsPerYear", Words.inputUnitPeriodsPerYear,
            .text(RawFlow.perYear) { .text($0.text) }, example: "12"
        ) { $0.unitPeriodsPerYear = $1 },
        // Special: the European rule has three of the unit-periods.
        Input(
            "unitPeriod", Words.inputUnitPeriod, special: .text, example: "month"
        ) { reader, field, credit in
            let isEuropean = credit.method == .eu
            credit.unitPeriod = reader.read(
                field,
                { typed throws(InputFailure) in
                    guard let period = UnitPeriod(typed: typed) else {
                        throw InputFailure(.notADistance(typed))
                    }
                    guard isEuropean else { return period }
                    switch period {
                    case .weeks: return .weeks(1)
                    case .months(12): return .months(12)
                    case .months: return .months(1)
                    default:
                        throw InputFailure(.notAChoice(typed, choices: ["week", "month", "year"]))
                    }
                }
            ) { $0.value }
        },
        Input(
            "oddDays", Words.inputOddDays,
            .choice([("year-before", .yearBefore), ("calendar-year", .calendarYear)]),
            .defaults(to: "year-before"), example: "year-before"
        ) { $0.oddDays = $1 },
    ]

    private static func columns(_ amount: String) -> [Input<RawFlow>] {
        [
            Input("amount", Words.inputFlowAmount, .moneyAboveZero, .required, example: amount) {
                $0.amount = $1
            },
            Input(
                "at", Words.inputFlowAt, .text(SignedRatio.parse) { .text($0.text) }, example: "1"
            ) { $0.at = $1 },
            Input(
                "fraction", Words.inputFlowFraction, .text(RawFlow.fraction) { .text($0.text) },
                example: "13/30"
            ) { $0.fraction = $1 },
            Input("date", Words.inputFlowDate, .date, example: "2026-12-01") { $0.date = $1 },
            Input("dueDay", Words.inputFlowDueDay, .count(1...31), example: "31") {
                $0.dueDay = $1
            },
            Input("count", Words.inputFlowCount, .count(1...maximumFlows), example: "24") {
                $0.count = $1
            },
            Input(
                "every", Words.inputFlowEvery, .text(RawFlow.distance) { $0.quantity },
                example: "1"
            ) { $0.every = $1 },
        ]
    }

    /// Special: the number of amounts is a sum over the list.
    private static func flows(_ name: String, _ amount: String) -> InputType<[RawFlow]> {
        let list = InputType.list(columns(amount), upTo: 1_200) { RawFlow(input: name, index: $0) }
        return InputType(list.syntax, range: list.range) { reader, field in
            let flows = list.read(&reader, field)
            let count = flows?.reduce(0) { $0 + $1.count } ?? 0
            if count > maximumFlows {
                let typed: Wording = "\(count)"
                reader.report(
                    field, .termTooLong(typed.text, limit: maximumFlows, unit: field.name))
            }
            return flows
        }
    }
}
