import PennyEngine
import PennyTestSupport
import PennyWordsSupport
import Testing

@Suite("What an amount is worth at another time")
struct InflationTests {
    static func inflation(_ inputs: TypedInputs, _ currency: String = "USD") throws -> Calculation {
        try Calculator.inflation.calculate(raw(inputs), defaults(currency))
    }

    /// By hand: 1.03^2 = 1.0609, 1.1^3 = 1.331, 1.21^(1/2) = 1.1, 0.5^2 = 0.25.
    @Test(
        arguments: [
            ("1,000", "3%", "2", "later", "1060.90", "942.60", "USD"),
            ("1,000", "10%", "3", "later", "1331.00", "751.31", "USD"),
            ("1,331", "10%", "3", "earlier", "1000.00", nil, "USD"),
            ("100", "21%", "6 months", "later", "110.00", "90.91", "USD"),
            ("100", "-50%", "2", "later", "25.00", "400.00", "USD"),
            ("100", "-50%", "2", "earlier", "400.00", nil, "USD"),
            ("100", "0%", "7 months", "later", "100.00", "100.00", "USD"),
            ("1", "50%", "1", "later", "2", "1", "JPY"),
            ("149", "-99%", "1", "later", "1", "14900", "JPY"),
            ("1", "3.35%", "1", "earlier", "0.968", nil, "KWD"),
        ] as [(String, String, String, String, String, String?, String)])
    func anAmountMovesWithThePrices(
        _ amount: String, _ rate: String, _ years: String, _ direction: String, _ adjusted: String,
        _ buys: String?, _ currency: String
    ) throws {
        let result = try Self.inflation(
            [
                "amount": amount, "inflationRate": rate, "years": years, "direction": direction,
            ], currency)
        #expect(result.moneyText("adjustedAmount") == adjusted)
        #expect(result.moneyText("purchasingPower") == buys)
        #expect(result.provesItself)
    }

    @Test func theRealReturnIsFishersAndNotTheDifference() throws {
        let result = try Self.inflation([
            "amount": "1,000", "inflationRate": "25%", "years": "2", "returnRate": "50%",
        ])
        #expect(result.figure("realRate")?.quantity == .rate(ExactDecimal(20, scale: 2)))
        #expect(result.moneyText("investedValue") == "2250.00")
        #expect(result.moneyText("investedRealValue") == "1440.00")
        #expect(
            result.figure("cumulativeInflation")?.quantity == .rate(ExactDecimal(5625, scale: 4)))
        #expect(result.notes.count == 1)
    }

    /// 1.5^60 is larger than any amount, but nothing grows that far here.
    @Test func anEarlierDayIsReckonedHoweverMuchPricesRose() throws {
        let result = try Self.inflation([
            "amount": "1,000,000,000", "inflationRate": "50%", "years": "60",
            "direction": "earlier",
        ])
        #expect(result.moneyText("adjustedAmount") == "0.03")
        let cheaper = try Self.inflation([
            "amount": "82,443.38", "inflationRate": "-19.502%", "years": "523 months",
            "direction": "earlier", "returnRate": "36.6716%",
        ])
        #expect(cheaper.moneyText("adjustedAmount") == "1052823578.57")
        #expect(result.provesItself && cheaper.provesItself)
    }

    @Test func ratesThatSubtractWithoutAnErrorHaveNoNoteOfOne() throws {
        for rates in [("0%", "5%"), ("4%", "4%")] {
            let result = try Self.inflation([
                "amount": "1,000", "inflationRate": "\(rates.0)", "years": "10",
                "returnRate": "\(rates.1)",
            ])
            #expect(result.notes.isEmpty)
        }
    }

    @Test func onlyALevelThatIsCutHasDots() throws {
        for (rate, dots) in [("50%", false), ("0.0001%", true)] {
            let result = try Self.inflation([
                "amount": "1,000", "inflationRate": "\(rate)", "years": "2",
            ])
            let step = result.steps.first { $0.figures == ["cumulativeInflation"] }
            #expect(step?.answer.english.contains("…") == dots)
        }
    }

    @Test func fallingPricesAreNotSaidToCostMore() throws {
        let falling = try Self.inflation([
            "amount": "1,000", "inflationRate": "-5%", "years": "10",
        ])
        #expect(falling.figure("difference")?.label.english == "Lower than today, by")
        #expect(
            falling.figure("purchasingPowerLost")?.label.english
                == "Purchasing power gained")
        let rising = try Self.inflation([
            "amount": "1,000", "inflationRate": "5%", "years": "10",
        ])
        #expect(rising.figure("difference")?.label.english == "Higher than today, by")
        #expect(rising.figure("purchasingPowerLost")?.label.english == "Purchasing power lost")
    }

    @Test func aReturnBelowInflationIsARealLoss() throws {
        let result = try Self.inflation([
            "amount": "1,000", "inflationRate": "25%", "years": "1", "returnRate": "0%",
        ])
        #expect(result.figure("realRate")?.quantity == .rate(ExactDecimal(-2, scale: 1)))
        #expect(result.moneyText("investedRealValue") == "800.00")
    }

    @Test func aTimeOfNoWholeYearsIsCountedByMonths() throws {
        let result = try Self.inflation([
            "amount": "100", "inflationRate": "21%", "years": "18 months",
        ])
        #expect(result.table("prices")?.rowCount == 18)
        #expect(result.column("cost", of: "prices")?[5] == 11_000)
        #expect(result.column("cost", of: "prices")?[11] == 12_100)
        #expect(result.money("adjustedAmount") == 13_310)
        #expect(result.charts[0].axis?.label.english == "Month")
    }

    @Test func adjustingAndAdjustingBackIsTheIdentity() throws {
        var random = SeededGenerator()
        for _ in 0..<150 {
            let amount = random.number(in: 1...99_999_999)
            let rate = SavingsLawTests.Typed.percent(random.number(in: 0...2000))
            let months = random.number(in: 1...480)
            func adjusted(_ cents: Int64, _ direction: String) throws -> Int64 {
                try #require(
                    try Self.inflation([
                        "amount": ExactDecimal(Int128(cents), scale: 2).text(),
                        "inflationRate": rate, "years": "\(months) months",
                        "direction": direction,
                    ]).money("adjustedAmount"))
            }
            let later = try adjusted(Int64(amount), "later")
            #expect(
                try adjusted(later, "earlier") == Int64(amount), "\(rate), \(months), \(random)")
        }
    }

    @Test func twiceTheAmountIsTwiceTheAnswerButForTheRounding() throws {
        var random = SeededGenerator()
        for _ in 0..<50 {
            let amount = random.number(in: 1...999_999)
            let rate = SavingsLawTests.Typed.percent(random.number(in: -300...1500))
            let months = "\(random.number(in: 1...300)) months"
            let once = try Self.inflation([
                "amount": "\(amount)", "inflationRate": rate, "years": months,
            ])
            let twice = try Self.inflation([
                "amount": "\(amount * 2)", "inflationRate": rate, "years": months,
            ])
            for figure in ["adjustedAmount", "purchasingPower"] {
                let single = try #require(once.money(figure))
                let double = try #require(twice.money(figure))
                #expect(abs(double - 2 * single) <= 1, "\(figure), \(random)")
            }
        }
    }

    @Test func everyFigureIsLedToByAStep() throws {
        for direction in ["later", "earlier"] {
            let result = try Self.inflation([
                "amount": "1,000", "inflationRate": "3%", "years": "10", "returnRate": "5%",
                "direction": direction,
            ])
            let led = result.steps.flatMap(\.figures)
            #expect(result.figures.allSatisfy { led.contains($0.name) })
            #expect(led.allSatisfy { result.figure($0) != nil })
        }
    }

    @Test(
        arguments: [
            (["inflationRate": "3%", "years": "1"], "amount is missing"),
            (["amount": "0", "inflationRate": "3%", "years": "1"], "amount “0” is zero"),
            (
                ["amount": "5", "inflationRate": "3", "years": "1"],
                "inflationRate “3” has no percent sign"
            ),
            (
                ["amount": "5", "inflationRate": "3%", "years": "101"],
                "years “101 years” is more than 1200 months"
            ),
            (
                ["amount": "5", "inflationRate": "3%", "years": "1", "direction": "back"],
                "direction “back” is not one of its choices"
            ),
            (
                ["amount": "5", "inflationRate": "1000%", "years": "100"],
                "the amounts grow beyond what Pennypress computes"
            ),
        ] as [(TypedInputs, String)])
    func whatCannotBeComputedIsSaid(_ inputs: TypedInputs, _ summary: String) {
        #expect(problems(.inflation, raw(inputs)).map(\.summary) == [summary])
    }
}
