extension InputProblem {
    /// A summary of the problem in one line, without a full stop.
    public var summary: String { summaryWording.text }

    /// The next step, as a sentence.
    public var nextStep: String { nextStepWording.text }

    private var summaryWording: Wording {
        switch kind {
        case .unknownInput(let calculator, _): "\(calculator) has no input “\(path.input)”"
        case .unknownField: "\(path.input) has no field “\(path.field ?? "")”"
        case .repeated: "\(name) is given twice"
        case .missing: "\(name) is missing"
        case .entriesExpected: "\(name) is a list"
        case .textExpected: "\(name) is a single value, not a list"
        case .notAnAmount(let typed): "\(name) “\(typed)” is not an amount"
        case .amountInOther(let typed, let other, let own):
            "\(name) “\(typed)” is in \(other.code), and the set in \(own.code)"
        case .ambiguousNumber(let typed), .priceOrCount(let typed, _, _, _, _):
            "\(name) “\(typed)” can be read in two ways"
        case .tooManyDecimals(let typed, let currency, let decimals):
            "\(name) “\(typed)” has more decimals than \(currency) has (\(decimals))"
        case .negative(let typed, _): "\(name) “\(typed)” is below zero"
        case .zero(let typed): "\(name) “\(typed)” is zero"
        case .amountTooLarge(let typed): "\(name) “\(typed)” is larger than Pennypress computes"
        case .rateWithoutPercent(let typed): "\(name) “\(typed)” has no percent sign"
        case .notARate(let typed): "\(name) “\(typed)” is not a rate"
        case .markInRate(let typed):
            "\(name) “\(typed)” has a mark that is not the one before decimals"
        case .rateTooLarge(let typed): "\(name) “\(typed)” is above 1000%"
        case .notATerm(let typed, _): "\(name) “\(typed)” is not a length of time"
        case .termNotWhole(let typed, let unit, _):
            "\(name) “\(typed)” is not a whole number of \(unit)"
        case .termTooLong(let typed, let limit, let unit):
            "\(name) “\(typed)” is more than \(limit) \(unit)"
        case .notAChoice(let typed, _): "\(name) “\(typed)” is not one of its choices"
        case .notADate(let typed): "\(name) “\(typed)” is not a date"
        case .notACount(let typed, _, _) where TypedText.folded(typed).bytes.first == 0x2D:
            "\(name) “\(typed)” is below zero"
        case .notACount(let typed, _, _): "\(name) “\(typed)” is not a number it can be"
        case .notACurrency(let typed):
            Currency.hasNoMinorUnit(typed)
                ? "\(name) “\(typed)” has no smallest unit, such as a cent"
                : "\(name) “\(typed)” is not a currency of ISO 4217"
        case .needs(let other): "\(name) needs \(other)"
        case .needsAmount: "\(name) needs an amount, here or as monthlyDeposit"
        case .conflicts(let other): "\(name) and \(other) cannot both be given"
        case .conflictsWithChoice(let choice, let other):
            "\(name) and “\(other): \(choice)” cannot both be given"
        case .notAfter(let other): "\(name) is not later than \(other)"
        case .notAbove(let other): "\(name) is not above \(other)"
        case .above(let other): "\(name) is more than \(other)"
        case .needsOneOf(let names): "one of \(Self.list(names)) is missing"
        case .oneLeftOut(let names, let left):
            left == 0
                ? "\(Self.list(names)) are all given, which leaves nothing to find"
                : "\(left) of \(Self.list(names)) are left out"
        case .endsBeforeFirst: "\(name) ends before the first extra payment"
        case .notForPayments(let frequency): "\(name) has no meaning for \(frequency) payments"
        case .tooFew(let given, let needed):
            "\(name) covers \(given) payments of \(needed)"
        case .outsideTerm(let payment, let payments):
            "\(name) names payment \(payment) of a loan of \(payments) payments"
        case .shorterThan(let other): "\(name) is shorter than \(other)"
        case .firstPeriodShort: "\(name) asks for a first period that is longer than the others"
        case .needsPaymentCompounding: "\(name) counts days, and compounding is not “payment”"
        case .leavesNothing(let typed): "\(name) “\(typed)” leaves nothing to grow"
        case .leavesNothingOf(let other): "\(name) leaves nothing of \(other)"
        case .notAYearlyCost(let typed):
            "\(name) “\(typed)” is not an amount a year or a month"
        case .amountOrPercentage(let typed, _, _):
            "\(name) “\(typed)” can be a percentage or an amount"
        case .notMonthlyDivisible(let typed):
            "\(name) “\(typed)” does not divide a year into whole months"
        case .calculation(let error, let currency): Self.summary(of: error, currency)
        case .notARatio(let typed): "\(name) “\(typed)” is not a number or a ratio of two"
        case .notBelowOne(let typed): "\(name) “\(typed)” is not a part of one"
        case .notADistance(let typed): "\(name) “\(typed)” is not an interval"
        case .notForMethod(let method): "\(name) has no meaning for method “\(method)”"
        case .timesTooFine: "\(name) have times in too many different parts of a year"
        case .notAMonth(let typed): "\(name) “\(typed)” is not a month"
        case .notAWord(let typed): "\(name) “\(typed)” is not a word"
        case .tooManyEntries(let limit): "\(name) has more than \(limit) entries"
        case .dateMissing: "\(name) is missing, and other entries have one"
        case .notWithDates: "\(name) has no meaning for flows with dates"
        case .onlyWithDates: "\(name) has no meaning for flows without dates"
        case .own(let own): summary(of: own)
        case .notADeal(let typed): "\(name) “\(typed)” is not a deal"
        case .notAYield(let typed): "\(name) “\(typed)” does not say how much is usable"
        case .yieldAboveSize(let typed): "\(name) “\(typed)” is more than the package holds"
        case .notAUse(let typed): "\(name) “\(typed)” is not an amount in a time"
        case .notAWebAddress(let typed): "\(name) “\(typed)” is not an address of the web"
        case .priceBelowZero(let typed): "\(name) “\(typed)” is below zero"
        case .nameTaken(let taken, let entry):
            "\(name) “\(taken)” is also that of \(path.input) entry \(entry + 1)"
        case .notThatMany(let lowest, let highest):
            "\(name) has not from \(lowest) to \(highest) entries"
        case .setNotFound(let set): "\(name) “\(set)” has no kind and inputs"
        case .setNamedTwice(let set, let entry):
            "\(name) “\(set)” is also \(path.input) entry \(entry + 1)"
        case .inSet(let set, _, let inner): "“\(set)” cannot be computed: \(inner.summary)"
        case .otherCurrency(let own, let set, let first):
            "“\(set)” is in \(own.code), the first set in \(first.code)"
        case .nothingInCommon: "\(name) have no figure in common"
        case .kindDiffers(let product, let own, let first, let listed, let firstEntry):
            """
            \(name): “\(product)” is sold \(Self.sold(own)), but “\(first)” \
            (\(path.input) entry \(firstEntry + 1)) is sold \(Self.sold(listed))
            """
        case .notOfKind(let product, let own, let listed):
            "\(name): “\(product)” is sold \(Self.sold(own)), but the list \(Self.sold(listed))"
        case .notOfList(let own, let listed):
            "\(name) is \(Self.measure(own)), but the products are sold \(Self.sold(listed))"
        }
    }

    private var nextStepWording: Wording {
        switch kind {
        case .unknownInput(_, let known): "Its inputs are \(Self.list(known))."
        case .unknownField(let known): "Its fields are \(Self.list(known))."
        case .repeated: "Keep one of the two."
        case .missing(let example):
            "Add a line such as “\(path.field ?? path.input): \(typed(example))”."
        case .entriesExpected(let example): "Write it as “\(example)” or as a YAML list of entries."
        case .textExpected: "Write one value after the colon."
        case .notAnAmount(let text):
            otherMarkAdvice(text)
                ?? "Write digits such as \(typed("350,000")) or \(typed("1264.14")), without words."
        case .amountInOther(_, let other, let own):
            "Add “currency: \(other.code)” to the set, or write the amount in \(own.code)."
        case .ambiguousNumber(let text): markAdvice(text, "350000", "1264.14")
        case .tooManyDecimals(_, _, let decimals):
            decimals == 0 ? "Write a whole amount." : "Write at most \(decimals) decimals."
        case .negative(_, nil): "Write zero or more."
        case .negative(_, let example?):
            "Write a value that is not negative, such as “\(typed(example))”."
        case .zero: "Write a value above zero."
        case .amountTooLarge: "Write a smaller amount."
        case .rateWithoutPercent(let rate): percentAdvice(rate)
        case .notARate: "Write a percentage such as \(typed("6.25%"))."
        case .markInRate:
            convention == .point
                ? "Write it with a point before the decimals, such as 6.25%."
                : "Write it with a comma before the decimals, such as 6,25%."
        case .rateTooLarge: "Write a yearly rate of at most 1000%."
        case .notATerm(let term, let example):
            isWhole(term)
                ? "Write “\(term) years” or “\(term) months”."
                : otherMarkAdvice(term) ?? "Write it as “\(example)”."
        case .termNotWhole(_, _, let nearest?):
            "Write the months, such as \(nearest.yearsAndMonths)."
        case .termNotWhole(_, let unit, nil): "Write a length that is a whole number of \(unit)."
        case .termTooLong: "Write a shorter one."
        case .notAChoice(_, let choices): "Write one of \(Self.list(choices))."
        case .notADate: "Write a day that exists as year-month-day, such as 2026-11-20."
        case .notACount(_, let lowest, let highest):
            "Write a whole number from \(lowest) to \(highest)."
        case .notACurrency: "Write a code of three letters such as USD, EUR or JPY."
        case .needs(let other): "Add \(other), or leave \(path.input) out."
        case .needsAmount:
            "Add an amount, here or as monthlyDeposit, or leave \(path.input) out."
        case .conflicts, .conflictsWithChoice: "Keep one of the two."
        case .notAfter(let other): "Write a later day than \(other)."
        case .notAbove(let other): "Write more than \(other)."
        case .above(let other): "Write at most as much as \(other)."
        case .needsOneOf: "Give one of them."
        case .oneLeftOut: "Leave out the one to be found, and give the others."
        case .endsBeforeFirst: "Write a later payment or day."
        case .notForPayments: "Leave \(path.input) out, or pay by the month."
        case .tooFew: "Make the numbers of payments add up to the term."
        case .outsideTerm: "Write a payment number within the term."
        case .shorterThan(let other): "Write at least as long as \(other)."
        case .firstPeriodShort: "Write a later firstPayment, or leave \(path.input) out."
        case .needsPaymentCompounding: "Leave compounding out, or write “dayCount: periods”."
        case .leavesNothing: "Write a rate that takes less than everything in a year."
        case .leavesNothingOf(let other): "Write less than \(other)."
        case .notAYearlyCost:
            "Write it as “\(typed("4,200"))”, “\(typed("350")) a month” or “\(typed("1.2%"))”."
        case .amountOrPercentage(let typed, let amount, let currency):
            """
            Write “\(typed)%” if you mean \(typed) percent, or \
            “\(Self.amount(amount, currency))” if you mean the amount.
            """
        case .notMonthlyDivisible:
            """
            Write annual, semiannual, quarterly, monthly or daily, or use “insidePeriod: \
            equivalent”.
            """
        case .calculation(let error, _): Self.nextStep(for: error)
        case .notARatio: "Write it as 3, \(typed("1.5")) or 13/30."
        case .notBelowOne: "Count whole ones in “at”, and write what is left, as in 13/30."
        case .notADistance:
            "Write day, week, 2 weeks, semimonth, month, 3 months, year or the like."
        case .notForMethod: "Leave \(path.field ?? path.input) out."
        case .timesTooFine: "Write times whose parts of a year are 12ths, 52nds or 365ths."
        case .notAMonth: "Write a year and a month, such as 2026-10."
        case .notAWord: "Write letters, digits and hyphens, such as household."
        case .tooManyEntries: "Add up entries that are close together."
        case .dateMissing: "Give every entry a date, or none."
        case .notWithDates: "Leave \(path.input) out, or leave the dates out."
        case .onlyWithDates: "Leave \(path.input) out, or give every entry a date."
        case .own(let own): nextStep(for: own)
        case .notADeal:
            """
            Write it as “3 for \(typed("5.00"))”, “buy 2 get 1 free”, “20% off” or \
            “\(typed("1.00")) off when you buy 2”.
            """
        case .priceOrCount(_, let all, let paid, let amount, let currency):
            """
            Write “\(all) for the price of \(paid)” if \(paid) of them are paid for, or \
            “\(all) for \(typed(Self.amount(amount, currency).text))” if that is what they cost.
            """
        case .notAYield:
            "Write it as “60% drained”, “240 g drained”, “makes 4” or “makes 40 washes”."
        case .yieldAboveSize:
            "Write what one package of it holds, or “makes …” for what is made of it."
        case .notAUse: "Write it as “2 kg a week”, with day, week, month or year."
        case .notAWebAddress: "Write an address that begins with https:// or http://."
        case .priceBelowZero: "Write a price above zero."
        case .nameTaken: "Give each product a name of its own."
        case .notThatMany: "Name two sets or more, but not too many for a page."
        case .setNotFound:
            """
            Write the name of a set of this site, or add its kind and inputs beside the name.
            """
        case .setNamedTwice: "Keep one of the two."
        case .inSet(_, _, let inner): "\(inner.nextStep)"
        case .otherCurrency: "Compare sets of one currency."
        case .nothingInCommon: "Compare sets of one kind, or of kinds with the same figures."
        case .kindDiffers: "Put products sold by another measure into a list of their own."
        case .notOfKind: "Put it into another list, or change “measure”."
        case .notOfList(_, let listed): "Write it as \(Self.measure(listed))."
        }
    }

    /// The next step for a number whose marks have two meanings.
    ///
    /// - Parameters:
    ///   - whole: an example without decimals.
    ///   - parts: an example with decimals, as in English.
    func markAdvice(_ text: String, _ whole: String, _ parts: String) -> Wording {
        otherMarkAdvice(text)
            ?? "Write it without marks between the thousands, as in \(whole) or \(typed(parts))."
    }

    /// The next step for a number with the decimal mark of other places; nil for another text.
    private func otherMarkAdvice(_ text: String) -> Wording? {
        guard let number = convention.own(text) else { return nil }
        return convention == .point
            ? "Write it with a point before the decimals: \(number)."
            : "Write it with a comma before the decimals: \(number)."
    }

    /// An example with the marks of this convention.
    package func typed(_ example: String) -> Wording {
        if convention == .point { return "\(example)" }
        var bytes: [UInt8] = []
        for byte in example.bytes {
            switch byte {
            case UInt8(ascii: ","): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "."): bytes.append(UInt8(ascii: ","))
            default: bytes.append(byte)
            }
        }
        return "\(String(bytes: bytes))"
    }

    /// The advice for a rate without a percent sign. A rate below 1 may be meant as a fraction.
    private func percentAdvice(_ rate: String) -> Wording {
        guard let percent = percentMeant(by: rate) else {
            return "Write “\(rate)%” if you mean \(rate) percent."
        }
        return "Write “\(percent)%” if you mean \(percent) percent, or “\(rate)%”."
    }

    /// The percentage that a number below 1 may stand for; nil for any other number.
    package func percentMeant(by rate: String) -> String? {
        var text = TypedText(rate)
        guard let number = try? text.scanNumber(convention), number < ExactDecimal(1),
            ExactDecimal.zero < number
        else { return nil }
        return typed(ExactDecimal(number.coefficient * 100, scale: number.scale).text()).text
    }

    /// Whether a text has digits only.
    package func isWhole(_ text: String) -> Bool {
        var any = false
        for byte in TypedText.folded(text).bytes {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return false }
            any = true
        }
        return any
    }

    var name: Wording {
        guard let entry = path.entry else { return "\(path.input)" }
        let numbered: Wording = "\(path.input) entry \(entry + 1)"
        guard let field = path.field else { return numbered }
        return "\(numbered), \(field)"
    }

    private func summary(of own: OwnProblem) -> Wording {
        switch own.failure {
        case .size(let failure): sizeSummary(failure)
        case .debt(let failure): debtSummary(failure)
        case .expression(let failure, let typed): expressionSummary(failure, typed)
        case .annuity(let failure): annuitySummary(failure)
        }
    }

    private func nextStep(for own: OwnProblem) -> Wording {
        switch own.failure {
        case .size(let failure): sizeNextStep(failure)
        case .debt(let failure): debtNextStep(failure)
        case .expression(let failure, _): expressionNextStep(failure)
        case .annuity(let failure): annuityNextStep(failure)
        }
    }

    private static func summary(of error: CalculationError, _ currency: Currency) -> Wording {
        switch error {
        case .tooLarge: "the amounts grow beyond what Pennypress computes"
        case .undecided: "an amount could not be rounded with certainty"
        case .paymentBelowInterest(let payment, let interest):
            """
            payment \(amount(payment, currency)) does not pay the interest of \
            \(amount(interest, currency))
            """
        case .dateOutOfRange: "a payment would fall after the year 2999"
        case .feesReachPrincipal: "fees and points leave nothing of the loan"
        case .paymentsBelowAdvances(let paid, let advanced):
            """
            payments of \(amount(paid, currency)) are less than the advances of \
            \(amount(advanced, currency))
            """
        case .noRate: "no rate from 0% makes the payments worth the advances"
        case .targetBeyondTime: "the target is not reached within 1200 months"
        case .targetBeyondRates: "the target is not reached at 1000% a year"
        }
    }

    private static func nextStep(for error: CalculationError) -> Wording {
        switch error {
        case .tooLarge: "Use a smaller amount, a lower rate or a shorter time."
        case .undecided: "Change the rate in its last decimal, and report this case."
        case .paymentBelowInterest:
            """
            Raise the payment above the interest, or list it under fixedPayments, which lets \
            the debt grow.
            """
        case .dateOutOfRange: "Use an earlier start or a shorter term."
        case .feesReachPrincipal: "Lower the fees or the points."
        case .paymentsBelowAdvances: "Add the payments that are missing."
        case .noRate: "Check that each amount is in the right list, at the right time."
        case .targetBeyondTime: "Save more each month, start with more, or lower the target."
        case .targetBeyondRates: "Save more each month, save longer, or lower the target."
        }
    }

    static func amount(_ minorUnits: Int64, _ currency: Currency) -> Wording {
        let amount = ExactDecimal(Int128(minorUnits), scale: currency.minorUnitDigits)
        return "\(amount.text(decimals: currency.minorUnitDigits)) \(currency.code)"
    }

    static func list(_ words: [String]) -> Wording {
        var out: Wording = ""
        for (index, word) in words.enumerated() {
            if index > 0 { out += index == words.count - 1 ? " and " : ", " }
            out += "\(word)"
        }
        return out
    }
}
