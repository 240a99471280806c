package import PennyEngine

extension InputProblem {
    /// One problem of each code, for the catalog of faults.
    package static let examples: [InputProblem] =
        groups.flatMap { input, kinds in
            kinds.map { InputProblem(Path(input), $0) }
        } + [
            InputProblem(
                Path("extraPayments", entry: 1, field: "sum"), .unknownField(known: fields))
        ]

    private static let fields = ["amount", "every", "from", "to"]

    private static let groups: [(String, [Kind])] = [
        ("pricipal", [.unknownInput(calculator: "loan", known: ["principal", "rate", "term"])]),
        ("principal", amounts), ("currency", [.notACurrency("EURO")]), ("rate", rates),
        ("term", terms), ("firstPayment", days),
        ("fees", together), ("fixedPayments", payments), ("advances", flows),
        ("products", products), ("sets", sets), ("size", sizes), ("payment", debts),
        ("amount", expressions), ("periods", annuities), ("principal", calculations),
    ]

    private static let amounts: [Kind] =
        [
            .repeated, .missing(example: "350,000"), .textExpected, .notAnAmount("a lot"),
            .ambiguousNumber("1.234"), .tooManyDecimals("9.999", currency: "USD", decimals: 2),
            .negative("-5"), .zero("0"), .amountTooLarge("99999999999999999999"),
        ] + euros.map { .amountInOther("€1,264.14", $0, than: .usDollar) }

    private static let rates: [Kind] = [
        .rateWithoutPercent("6.25"), .notARate("high"), .markInRate("6,25%"),
        .rateTooLarge("6250%"), .leavesNothing("100%"),
    ]

    private static let terms: [Kind] = [
        .notATerm("30", example: "30 years"),
        .termNotWhole("2.3 years", unit: "months"),
        .termTooLong("200 years", limit: 100, unit: "years"),
        .notAChoice("always", choices: ["monthly", "weekly"]),
        .notACount("0", lowest: 1, highest: 1200), .notAWord("?"), .notAMonth("2026-13"),
        .notMonthlyDivisible("weekly"), .shorterThan(other: "fixedTerm"),
    ]

    private static let days: [Kind] = [
        .notADate("2026-02-30"), .notAfter(other: "start"), .endsBeforeFirst, .firstPeriodShort,
        .needsPaymentCompounding,
    ]

    private static let together: [Kind] = [
        .needs(other: "principal"), .needsAmount, .conflicts(other: "points"),
        .conflictsWithChoice("interest-only", of: "method"), .notAbove(other: "deposit"),
        .above(other: "price"), .needsOneOf(["payment", "term"]),
        .oneLeftOut(of: ["price", "deposit", "principal"], left: 2),
        .notForPayments("weekly"), .leavesNothingOf(other: "principal"),
        .notAYearlyCost("sometimes"),
        .amountOrPercentage("20", amount: 2000, currency: .usDollar), .notForMethod("serial"),
    ]

    private static let payments: [Kind] = [
        .entriesExpected(example: "250 a month from 13"),
        .tooFew(paymentsGiven: 300, paymentsNeeded: 360), .outsideTerm(payment: 400, payments: 360),
        .tooManyEntries(limit: 1000),
    ]

    private static let flows: [Kind] = [
        .notARatio("a third"), .notBelowOne("13/12"), .notADistance("now and then"),
        .timesTooFine, .dateMissing, .notWithDates, .onlyWithDates,
    ]

    private static let products: [Kind] = [
        .notADeal("cheap"), .priceOrCount("3 for 2", all: 3, paid: 2, 200, .usDollar),
        .notAYield("most"), .yieldAboveSize("500 g drained"),
        .notAUse("often"), .notAWebAddress("example.org"), .priceBelowZero("-1.99"),
        .nameTaken("Flour", entry: 0),
        .kindDiffers(product: "Milk", .volume, first: "Flour", .mass, firstEntry: 0),
        .notOfKind(product: "Milk", .volume, .mass), .notOfList(.volume, .mass),
    ]

    private static let sets: [Kind] =
        [
            .notThatMany(lowest: 2, highest: 8), .setNotFound("frist-home"),
            .setNamedTwice("first-home", entry: 0),
            .inSet("first-home", [], InputProblem(Path("rate"), .rateWithoutPercent("6.25"))),
            .nothingInCommon,
        ]
        + euros.map { .otherCurrency($0, of: "car", than: .usDollar) }

    private static let euros = ["EUR"].compactMap { Currency(code: $0) }

    private static let sizes: [Kind] = [
        .size(.empty), .size(.notANumber("much")), .size(.ambiguousNumber("1.500")),
        .size(.tooManyDecimals("0.1234567", limit: 6)), .size(.tooLarge("99999999999999 kg")),
        .size(.negative("-1 kg")), .size(.zero("0 g")), .size(.notAFraction("3/17")),
        .size(.numberMissing(unit: "kg")), .size(.countNotWhole("1.5 x 330 ml")),
        .size(.unitMissing("400", kind: .mass)),
        .size(.alone("400", product: "Rice", first: "Flour", .mass, firstEntry: 0)),
        .size(.unknownUnit("kgg", nearest: "kg")),
        .size(.ambiguousUnit("oz", choices: ["oz", "fl oz"])),
        .size(.notAPart("3 ft", of: "pound")), .size(.mixedKinds("1 kg", .mass, "1 l", .volume)),
        .size(.twoMeasures("2 kg x 3 l")), .size(.contradicts("1 lb", restated: "400 g")),
        .size(.unreadRest("or so")),
    ]

    private static let debts: [Kind] = [
        .debt(.tooMany(limit: 50)),
        .debt(.belowMinimums(paid: 10_000, minimums: 14_500, .usDollar)),
        .debt(.neverRepaid(paid: 10_000, interest: 9_900, months: 1200, .usDollar)),
        .debt(.belowInterest(paid: 5_000, interest: 7_350, .usDollar)),
    ]

    private static let expressions: [Kind] = [
        .expression(.notANumber("much"), "much"), .expression(.ambiguousMark("1.234"), "1.234"),
        .expression(.tooLong("1234567890123456789"), "1234567890123456789"),
        .expression(.tooManyDecimals("0.1234567890123"), "0.1234567890123"),
        .expression(.operatorFirst(.times), "× 2"),
        .expression(.twoOperators(.plus, .times), "1 + × 2"),
        .expression(.chained(.plus, .times, nil), "1 + 2 × 3"),
        .expression(.divisionByZero, "1 ÷ 0"),
        .expression(.resultTooLong, "999999999999 × 999999999999"),
        .expression(.afterEquals("5"), "2 + 3 = 5"),
    ]

    private static let annuities: [Kind] = [
        .annuity(.unclear(missing: ["payment", "presentValue"])), .annuity(.nothingAsked),
        .annuity(.noRate), .annuity(.neverReached), .annuity(.notPeriods("some")),
        .annuity(.outside("13 to 24", periods: 12)),
    ]

    private static let calculations: [Kind] = [
        .tooLarge, .undecided, .paymentBelowInterest(payment: 10_000, interest: 12_345),
        .dateOutOfRange, .feesReachPrincipal,
        .paymentsBelowAdvances(paid: 90_000, advanced: 100_000), .noRate, .targetBeyondTime,
        .targetBeyondRates,
    ].map { .calculation($0, currency: .usDollar) }
}
