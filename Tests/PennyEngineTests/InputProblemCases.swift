import PennyEngine

/// Inputs with one problem each, and its wording.
extension InputProblemTests {
    // MARK: - Names

    private static func inputs(of calculator: Calculator) -> String {
        let names = calculator.fields.map(\.name).joined(separator: ", ")
        return "Its inputs are \(names) and currency."
    }

    static let names: [Case] = [
        loan(
            ["prinzipal": "5"], "loan has no input “prinzipal”",
            inputs(of: .loan)),
        plan(
            ["Interestrate": "5%"], "savings has no input “Interestrate”",
            inputs(of: .savings)),
        loan(
            ["fees": "1", "fees": "2"], "fees is given twice", "Keep one of the two."),
        loan(
            [:], "principal is missing", "Add a line such as “principal: 350,000”.",
            without: ["principal"]),
        loan([:], "rate is missing", "Add a line such as “rate: 6.25%”.", without: ["rate"]),
        loan([:], "term is missing", "Add a line such as “term: 30 years”.", without: ["term"]),
        plan(
            [:], "yearsToInvest is missing", "Add a line such as “yearsToInvest: 10”.",
            without: ["yearsToInvest"]),
        loan(
            ["extra": "at"], "extra is a list",
            "Write it as “200 from 1 every 1” or as a YAML list of entries."),
        Case(
            calculator: .loan,
            typed: [
                RawInput(
                    "extra",
                    .entries([
                        [.init(name: "amount", text: "5"), .init(name: "untill", text: "7")]
                    ]))
            ],
            summary: "extra has no field “untill”",
            nextStep: "Its fields are amount, at, from, every and to."),
        Case(
            calculator: .loan,
            typed: [
                RawInput(
                    "extra",
                    .entries([
                        [.init(name: "amount", text: "5")], [.init(name: "at", text: "7")],
                    ]))
            ],
            summary: "extra entry 2, amount is missing",
            nextStep: "Add a line such as “amount: 200”."),
        loan(
            ["extra": "5 at 1 at 2"], "extra entry 1, at is given twice", "Keep one of the two."),
        Case(
            calculator: .loan, typed: [RawInput("principal", .entries([]))],
            summary: "principal is a single value, not a list",
            nextStep: "Write one value after the colon."),
    ]

    // MARK: - Amounts

    static let amounts: [Case] = [
        loan(
            ["principal": "lots"], "principal “lots” is not an amount",
            "Write digits such as 350,000 or 1264.14, without words."),
        loan(
            ["principal": "12,34"], "principal “12,34” can be read in two ways",
            "Write it with a point before the decimals: 12.34."),
        loan(
            ["principal": "350.000"], "principal “350.000” can be read in two ways",
            "Write it without marks between the thousands, as in 350000 or 1264.14."),
        loan(
            ["principal": "0.005"], "principal “0.005” has more decimals than USD has (2)",
            "Write at most 2 decimals."),
        loan(
            ["principal": "1.5"], "principal “1.5” has more decimals than JPY has (0)",
            "Write a whole amount.", currency: "JPY"),
        loan(
            ["fees": "-5"], "fees “-5” is below zero", "Write zero or more."),
        loan(["principal": "0"], "principal “0” is zero", "Write a value above zero."),
        loan(
            ["principal": "10,000,000,000,001"],
            "principal “10,000,000,000,001” is larger than Pennypress computes",
            "Write a smaller amount."),
        loan(
            ["extra": "5 at 1; none at 2"], "extra entry 2, amount “none” is not an amount",
            "Write digits such as 350,000 or 1264.14, without words."),
        loan(
            ["currency": "BTC"], "currency “BTC” is not a currency of ISO 4217",
            "Write a code of three letters such as USD, EUR or JPY."),
    ]

    // MARK: - Rates

    static let rates: [Case] = [
        loan(
            ["rate": "6.25"], "rate “6.25” has no percent sign",
            "Write “6.25%” if you mean 6.25 percent."),
        loan(
            ["rate": "0.0625"], "rate “0.0625” has no percent sign",
            "Write “6.25%” if you mean 6.25 percent, or “0.0625%”."),
        loan(
            ["rate": "0,125%"], "rate “0,125%” has a mark that is not the one before decimals",
            "Write it with a point before the decimals, such as 6.25%."),
        loan(["rate": "six"], "rate “six” is not a rate", "Write a percentage such as 6.25%."),
        loan(
            ["rate": "1000.01%"], "rate “1000.01%” is above 1000%",
            "Write a yearly rate of at most 1000%."),
        loan(["rate": "-1%"], "rate “-1%” is below zero", "Write zero or more."),
        plan(
            ["interestRate": "-100%"], "interestRate “-100%” leaves nothing to grow",
            "Write a rate that takes less than everything in a year."),
        plan(
            ["additionalFeeRate": "100%"], "additionalFeeRate “100%” leaves nothing to grow",
            "Write a rate that takes less than everything in a year."),
        plan(
            ["interestRate": "-50%", "additionalFeeRate": "50%", "feeRule": "subtract"],
            "additionalFeeRate “50%” leaves nothing to grow",
            "Write a rate that takes less than everything in a year."),
    ]

    // MARK: - Terms

    static let terms: [Case] = [
        loan(
            ["term": "30"], "term “30” is not a length of time",
            "Write “30 years” or “30 months”."),
        loan(
            ["term": "long"], "term “long” is not a length of time", "Write it as “30 years”."),
        plan(
            ["yearsToInvest": "12 payments"], "yearsToInvest “12 payments” is not a length of time",
            "Write it as “10”."),
        loan(
            ["term": "10.3 years"], "term “10.3 years” is not a whole number of payments",
            "Write the months, such as 10 years 4 months."),
        plan(
            ["yearsToInvest": "0.3"], "yearsToInvest “0.3 years” is not a whole number of months",
            "Write the months, such as 4 months."),
        loan(
            ["term": "101 years"], "term “101 years” is more than 1200 payments",
            "Write a shorter one."),
        plan(
            ["yearsToInvest": "1201 months"],
            "yearsToInvest “1201 months” is more than 1200 months",
            "Write a shorter one."),
        loan(["term": "0 months"], "term “0 months” is zero", "Write a value above zero."),
        plan(
            ["yearsToInvest": "0"], "yearsToInvest “0 years” is zero", "Write a value above zero."),
        loan(
            ["amortization": "9 years"], "amortization is shorter than term",
            "Write at least as long as term."),
        loan(
            ["interestOnly": "11 years"],
            "interestOnly names payment 132 of a loan of 120 payments",
            "Write a payment number within the term."),
    ]

    // MARK: - Choices, dates and counts

    static let words: [Case] = [
        loan(
            ["rounding": "nearest"], "rounding “nearest” is not one of its choices",
            "Write one of half-up, half-even, up and down."),
        plan(
            ["compoundInterval": "hourly"], "compoundInterval “hourly” is not one of its choices",
            "Write one of annual, semiannual, quarterly, monthly, daily and a number of times a "
                + "year up to 366."),
        loan(
            ["start": "2026-02-30"], "start “2026-02-30” is not a date",
            "Write a day that exists as year-month-day, such as 2026-11-20."),
        loan(
            ["start": "2026-01-31", "dueDay": "32"], "dueDay “32” is not a number it can be",
            "Write a whole number from 1 to 31."),
        loan(
            ["extra": "5 from 0"], "extra entry 1, from “0” is not a number it can be",
            "Write a whole number from 1 to 5200."),
    ]

    // MARK: - Inputs that do not fit together

    static let together: [Case] = [
        loan(
            ["extra": "100 at 2026-12-01", "start": "2026-12-01"],
            "extra entry 1, at is not later than start", "Write a later day than start."),
        loan(
            ["extra": "100 from 2026-11-30", "start": "2026-12-01"],
            "extra entry 1, from is not later than start", "Write a later day than start."),
        loan(
            ["dayCount": "actual/365"], "dayCount needs start",
            "Add start, or leave dayCount out."),
        loan(["dueDay": "1"], "dueDay needs start", "Add start, or leave dueDay out."),
        loan(
            ["start": "2026-01-01", "paymentBasis": "days"], "paymentBasis needs dayCount",
            "Add dayCount, or leave paymentBasis out."),
        loan(
            ["extra": "5 at 2026-01-01"], "extra entry 1, at needs start",
            "Add start, or leave extra out."),
        plan(
            [:], "initialInvestment needs an amount, here or as monthlyDeposit",
            "Add an amount, here or as monthlyDeposit, or leave initialInvestment out.",
            without: ["initialInvestment"]),
        loan(
            ["rateSteps": "4% payments 120"], "rate and rateSteps cannot both be given",
            "Keep one of the two."),
        loan(
            ["payment": "5,000", "lastPayment": "closest"],
            "payment and “lastPayment: closest” cannot both be given", "Keep one of the two."),
        loan(
            [
                "payment": "5,000", "start": "2026-01-01", "dayCount": "actual/365",
                "paymentBasis": "days",
            ],
            "payment and “paymentBasis: days” cannot both be given", "Keep one of the two."),
        loan(
            ["payment": "5,000", "amortization": "20 years"],
            "payment and amortization cannot both be given", "Keep one of the two."),
        loan(
            ["payment": "5,000", "fixedPayments": "5,000 payments 2"],
            "payment and fixedPayments cannot both be given", "Keep one of the two."),
        loan(
            ["homeValue": "120,000", "downPayment": "20%"],
            "downPayment and principal cannot both be given", "Keep one of the two."),
        loan(
            ["downPayment": "20%"], "downPayment needs homeValue",
            "Add homeValue, or leave downPayment out.", without: ["principal"]),
        loan(
            ["homeValue": "120,000"], "principal is missing",
            "Add a line such as “principal: 350,000”.", without: ["principal"]),
        loan(
            ["homeValue": "120,000", "downPayment": "100%"],
            "downPayment leaves nothing of homeValue", "Write less than homeValue.",
            without: ["principal"]),
        loan(
            ["homeValue": "420,000", "downPayment": "20"],
            "downPayment “20” can be a percentage or an amount",
            "Write “20%” if you mean 20 percent, or “20.00 USD” if you mean the amount.",
            without: ["principal"]),
        loan(
            ["homeValue": "420,000", "propertyTax": "1.1"],
            "propertyTax “1.1” can be a percentage or an amount",
            "Write “1.1%” if you mean 1.1 percent, or “1.10 USD” if you mean the amount."),
        loan(
            ["propertyTax": "1.1%"], "propertyTax needs homeValue",
            "Add homeValue, or leave propertyTax out."),
        loan(
            ["mortgageInsurance": "0.5%"], "mortgageInsurance needs homeValue",
            "Add homeValue, or leave mortgageInsurance out."),
        loan(
            ["mortgageInsuranceEnd": "80%"], "mortgageInsuranceEnd needs mortgageInsurance",
            "Add mortgageInsurance, or leave mortgageInsuranceEnd out."),
        loan(
            ["homeInsurance": "350 a week"],
            "homeInsurance “350 a week” is not an amount a year or a month",
            "Write it as “4,200”, “350 a month” or “1.2%”."),
        loan(
            ["homeInsurance": "10,000,000,000,000 a month"],
            "homeInsurance “10,000,000,000,000 a month” is larger than Pennypress computes",
            "Write a smaller amount."),
        loan(
            ["payment": "5,000", "repayment": "equal-principal"],
            "repayment and payment cannot both be given", "Keep one of the two."),
        loan(
            ["lastPayment": "closest", "repayment": "equal-principal"],
            "repayment and “lastPayment: closest” cannot both be given", "Keep one of the two."),
        loan(
            [
                "start": "2026-01-01", "dayCount": "actual/365", "paymentBasis": "days",
                "repayment": "equal-principal",
            ], "repayment and “paymentBasis: days” cannot both be given", "Keep one of the two."),
        loan(
            ["payments": "accelerated-biweekly", "repayment": "equal-principal"],
            "repayment has no meaning for accelerated-biweekly payments",
            "Leave repayment out, or pay by the month."),
        loan(
            ["oddDaysInterest": "amortized", "start": "2026-01-01"],
            "oddDaysInterest needs firstPayment", "Add firstPayment, or leave oddDaysInterest out."),
        loan(
            ["oddDaysMethod": "compound"], "oddDaysMethod needs oddDaysInterest",
            "Add oddDaysInterest, or leave oddDaysMethod out."),
        loan(
            [
                "oddDaysInterest": "first-payment", "start": "2026-01-10",
                "firstPayment": "2026-02-01",
            ], "oddDaysInterest asks for a first period that is longer than the others",
            "Write a later firstPayment, or leave oddDaysInterest out."),
        loan(
            [
                "oddDaysInterest": "first-payment", "start": "2026-01-10",
                "firstPayment": "2026-03-01", "dayCount": "actual/365",
            ], "oddDaysInterest and dayCount cannot both be given", "Keep one of the two."),
        loan(
            [
                "oddDaysInterest": "amortized", "start": "2026-01-10",
                "firstPayment": "2026-03-01", "interestOnly": "1 year",
            ], "oddDaysInterest and interestOnly cannot both be given", "Keep one of the two."),
        loan(
            [
                "oddDaysInterest": "amortized", "start": "2026-01-10",
                "firstPayment": "2026-03-01", "payments": "accelerated-weekly",
            ], "oddDaysInterest has no meaning for accelerated-weekly payments",
            "Leave oddDaysInterest out, or pay by the month."),
        loan(
            ["paymentGrowthYears": "3"], "paymentGrowthYears needs paymentGrowth",
            "Add paymentGrowth, or leave paymentGrowthYears out."),
        loan(
            ["paymentGrowth": "5%", "paymentGrowthYears": "10"],
            "paymentGrowthYears names payment 121 of a loan of 120 payments",
            "Write a payment number within the term."),
        loan(
            ["paymentGrowth": "5%", "rateSteps": "4% payments 120"],
            "paymentGrowth and rateSteps cannot both be given", "Keep one of the two.",
            without: ["rate"]),
        loan(
            ["paymentCap": "5%", "payment": "5,000"],
            "paymentCap and payment cannot both be given", "Keep one of the two."),
        loan(
            ["paymentCap": "5%", "paymentGrowth": "5%"],
            "paymentCap and paymentGrowth cannot both be given", "Keep one of the two."),
        loan(
            ["paymentGrowth": "5%", "repayment": "equal-principal"],
            "repayment and paymentGrowth cannot both be given", "Keep one of the two."),
        loan(
            ["paymentCap": "5%", "lastPayment": "closest"],
            "paymentCap and “lastPayment: closest” cannot both be given", "Keep one of the two."),
        loan(
            ["extra": "5 at 1 every 2"], "extra entry 1, at and every cannot both be given",
            "Keep one of the two."),
        loan(
            ["extra": "5 from 3 to 2"], "extra entry 1, to ends before the first extra payment",
            "Write a later payment or day."),
        loan(
            ["start": "2026-01-01", "extra": "5 from 2026-03-05 to 2026-03-20"],
            "extra entry 1, to ends before the first extra payment",
            "Write a later payment or day."),
        loan(
            ["start": "2026-01-01", "dueDay": "20", "payments": "biweekly"],
            "dueDay has no meaning for biweekly payments",
            "Leave dueDay out, or pay by the month."),
        loan(
            ["firstPayment": "2026-01-10", "dueDay": "31"],
            "dueDay and firstPayment cannot both be given", "Keep one of the two."),
        loan(
            ["start": "2026-01-10", "firstPayment": "2026-01-10"],
            "firstPayment is not later than start", "Write a later day than start."),
        loan(
            ["rateSteps": "4% payments 60; 5% payments 59"],
            "rateSteps covers 119 payments of 120",
            "Make the numbers of payments add up to the term.", without: ["rate"]),
        loan(
            ["fixedPayments": "800 payments 121"],
            "fixedPayments names payment 121 of a loan of 120 payments",
            "Write a payment number within the term."),
        loan(
            ["extra": "5 at 121"], "extra entry 1, at names payment 121 of a loan of 120 payments",
            "Write a payment number within the term."),
        loan(
            ["start": "2026-01-01", "extra": "5 at 1; 5 from 2050-01-01"],
            "extra entry 2, from names payment 121 of a loan of 120 payments",
            "Write a payment number within the term."),
        loan(
            ["start": "2026-01-01", "dayCount": "actual/365", "compounding": "daily"],
            "dayCount counts days, and compounding is not “payment”",
            "Leave compounding out, or write “dayCount: periods”."),
        plan(
            ["compoundInterval": "5", "insidePeriod": "none"],
            "compoundInterval “5” does not divide a year into whole months",
            "Write annual, semiannual, quarterly, monthly or daily, or use “insidePeriod: "
                + "equivalent”."),
    ]

    // MARK: - Calculations without an answer

    static let calculations: [Case] = [
        loan(
            [
                "principal": "10,000,000,000,000", "rate": "1000%", "term": "1 payment",
                "payments": "yearly",
            ],
            "the amounts grow beyond what Pennypress computes",
            "Use a smaller amount, a lower rate or a shorter time."),
        plan(
            ["initialInvestment": "9,000,000,000,000", "interestRate": "50%"],
            "the amounts grow beyond what Pennypress computes",
            "Use a smaller amount, a lower rate or a shorter time."),
        loan(
            ["payment": "400"],
            "payment 400.00 USD does not pay the interest of 416.67 USD",
            "Raise the payment above the interest, or list it under fixedPayments, which lets the "
                + "debt grow."),
        loan(
            ["start": "2995-01-01"], "a payment would fall after the year 2999",
            "Use an earlier start or a shorter term."),
        loan(
            ["fees": "100,000"], "fees and points leave nothing of the loan",
            "Lower the fees or the points."),
        loan(
            ["points": "100%"], "fees and points leave nothing of the loan",
            "Lower the fees or the points."),
    ]
}
