extension Calculator {
    /// The annual percentage rate.
    public static let apr = Calculator(
        "apr", slug: "aprs", table: "terms",
        words: .init(
            APRWords.calculatorOne, APRWords.calculatorMany, APRWords.calculatorQuestion),
        areas: [APRWords.area],
        value: { result, months in
            guard months == nil, let charge = result.money("financeCharge"),
                let advances = result.money("totalAdvances")
            else { return nil }
            return .cost(charge, of: advances)
        },
        APR.inputs, APR.calculate)
}

/// The annual percentage rate of a credit: the yearly rate at which advances and payments have
/// equal value, by the law of the United States (Regulation Z) or of the European Union.
enum APR {
    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        var credit = TypedCredit()
        reader.read(inputs, into: &credit)
        let terms = try credit.terms(&reader)
        do throws(CalculationError) {
            return try APRResult(terms, reader.inputs).calculation()
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init("payments"), .calculation(error, currency: terms.currency))
            ])
        }
    }
}

/// The law that an annual percentage rate follows.
enum APRMethod: Equatable, Sendable {
    /// Regulation Z, 12 CFR 1026, appendix J, the actuarial method.
    case us
    /// Directive 2008/48/EC, annex I, and 2014/17/EU, annex I.
    case eu

    /// The number of decimals of the percentage.
    var decimals: Int { self == .us ? 2 : 1 }
}

/// The year that days beside whole periods are a part of, by the European rule.
enum OddDays: Equatable, Sendable {
    /// The year that ends where the whole periods begin.
    case yearBefore
    /// The calendar year that contains the days.
    case calendarYear
}
