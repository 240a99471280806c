import PennyEngine
import Testing

@Suite("What a savings plan says of its figures")
struct SavingsStepTests {
    static func step(_ figure: String, _ inputs: TypedInputs) throws -> Step {
        try #require(try savings(inputs).steps.first { $0.figures.contains(figure) })
    }

    static let growths: [(String, ExactDecimal, isCut: Bool)] = [
        ("12%", ExactDecimal(101, scale: 2), false), ("0%", ExactDecimal(1), false),
        ("5%", ExactDecimal(1_004_166, scale: 6), true),
    ]

    @Test(arguments: growths)
    func aGrowthWithFewDecimalsIsShownWhole(
        _ rate: String, _ growth: ExactDecimal, isCut: Bool
    ) throws {
        let step = try Self.step(
            "accruedBalance",
            ["yearsToInvest": "1", "initialInvestment": "1,000", "interestRate": rate])
        #expect(step.answer.said == growth.text() + (isCut ? "…" : ""))
        #expect((step.rounding != nil) == isCut)
    }

    @Test(arguments: [("5%", true), ("-5%", false)])
    func aFeeCostsMoreThanIsChargedOnlyWhereMoneyGrows(_ rate: String, isMore: Bool) throws {
        let step = try Self.step(
            "costOfFees",
            [
                "yearsToInvest": "10", "initialInvestment": "1,000", "interestRate": rate,
                "additionalFeeRate": "1%",
            ])
        #expect((step.rounding != nil) == isMore)
    }
}
