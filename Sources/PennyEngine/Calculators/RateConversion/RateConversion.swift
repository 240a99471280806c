extension Calculator {
    /// Rate conversions.
    public static let rates = Calculator(
        "rates", slug: "rate-conversions", table: "equivalents",
        words: .init(
            RatesWords.calculatorOne, RatesWords.calculatorMany, RatesWords.calculatorQuestion),
        areas: [RatesWords.area],
        RateConversion.inputs, RateConversion.calculate)
}

/// Converts a rate between nominal and effective forms, with any compounding frequency or
/// continuous compounding. Computes the annual percentage yield of an account by Regulation DD (12
/// CFR 1030, appendix A).
enum RateConversion {
    static func calculate(_ reader: inout InputReader) throws(InputProblems) -> Calculation {
        let question = try reader.plan(inputs, TypedRate()) { $0.check(&$1) }.question
        let (currency, inputs) = (reader.currency, reader.inputs)
        do throws(CalculationError) {
            switch question {
            case .conversion(let rate):
                return try ConversionResult(rate, currency, inputs).calculation()
            case .yield(let account):
                return try YieldResult(account, currency, inputs).calculation()
            }
        } catch {
            throw InputProblems(problems: [
                InputProblem(.init(question.input), .calculation(error, currency: currency))
            ])
        }
    }

    /// The requested computation.
    enum Question {
        case conversion(ConvertedRate)
        case yield(YieldAccount)

        /// The input to report if a value is too large.
        var input: String {
            switch self {
            case .conversion: "rate"
            case .yield(let account):
                switch account.earning {
                case .stated: "interest"
                case .daily(let portions): portions.count > 1 ? "tiers" : "steps"
                }
            }
        }
    }
}
