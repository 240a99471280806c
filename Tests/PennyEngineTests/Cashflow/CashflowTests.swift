import Foundation
import PennyEngine
import Testing

@Suite("Cash flows")
struct CashflowTests {
    // MARK: - Rates

    /// Flows with rates that are easy to see: the factor (1 − 1.1 v) gives 10%.
    @Test(arguments: [
        ("-100; 110", ["0.1"], "yes"), ("-100; 200", ["1"], "yes"), ("-100; 50", ["-0.5"], "yes"),
        ("100; -110", ["0.1"], "yes"), ("-100; 100", ["0"], "yes"),
        ("-100; 0; 121", ["0.1"], "yes"), ("0; 0; -100; 110", ["0.1"], "yes"),
        ("-100; 230; -132", ["0.1", "0.2"], "no"), ("-100; 150; -50", ["-0.5", "0"], "no"),
        ("-100; 360; -431; 171.60", ["0.1", "0.2", "0.3"], "no"),
        ("-1; 1000001", ["1000000"], "yes"), ("-1,000,000; 0.01", ["-0.99999999"], "yes"),
        ("-1,000,000,000; 0.01", ["-0.99999999999"], "yes"),
        ("100; 100", [], "none"), ("-5", [], "none"), ("0; 0", [], "no"),
        ("-100; 220; -121.01", [], "none"), ("-100; 100; -100", [], "none"),
        ("-100; 220; -120.99", ["0.09", "0.11"], "no"),
    ])
    func everyRateIsFoundAndNoOther(_ flows: String, _ rates: [String], _ word: String) throws {
        let result = try cashflow(flows)
        #expect(result.roots == rates.compactMap { Decimal(string: $0) })
        #expect(result.uniqueness == word)
        #expect(result.provesItself)
    }

    /// By this convention, the end of February is an earlier date as the last day than as the
    /// first.
    @Test(arguments: ["100 date 2027-02-28", "-100 date 2028-02-29; 110 date 2028-02-29"])
    func `flows of one day at the end of February have a result`(_ flows: String) throws {
        let result = try Calculator.cashflow.calculate(
            raw(["flows": flows, "dayCount": "30E/360-ISDA", "discountRate": "5%"]))
        #expect(result.uniqueness == "none")
        #expect(result.provesItself)
    }

    /// Where the value touches zero without a change of sign, no sign shows it.
    @Test(arguments: [
        ("-100; 220; -121", "0.1"), ("-100; 200; -100", "0"),
        ("100; -400; 600; -400; 100", "0"), ("-1; 1; -0.25", "-0.5"),
    ])
    func aRateWhereTheValueOnlyTouchesZeroIsOne(_ flows: String, _ rate: String) throws {
        let result = try cashflow(flows)
        #expect(result.roots == [Decimal(string: rate)])
        #expect(result.uniqueness == "yes")
        #expect(result.table("roots")?.value(row: 0, column: 2).isSaid("touches zero") == true)
    }

    /// Three zeros at one factor: their bounds never separate. Over few periods, those at 0 % are
    /// divided out.
    @Test(arguments: [
        "-1000; 3300; -3630; 1331",
        """
        -100 date 2001-01-01; 100 date 2001-01-02; 100 date 2003-01-01; -100 date 2003-01-02; \
        100 date 2005-01-01; -100 date 2005-01-02; -100 date 2007-01-01; 100 date 2007-01-02
        """,
    ])
    func whatCannotBeProvenIsSaidToBeSo(_ flows: String) throws {
        let result = try cashflow(flows)
        #expect(result.uniqueness == "unproven")
        #expect(result.notes.contains { $0.said.contains("cannot prove") })
    }

    @Test func aRateBeyondTheRangeIsReportedAndNotShown() throws {
        let result = try cashflow(
            """
            -10,000 date 2010-01-15; 10,000 date 2010-04-16; -10,000 date 2010-07-16; \
            5 date 2010-10-15
            """)
        #expect(result.roots == [])
        #expect(result.uniqueness == "none")
        #expect(result.notes.contains { $0.said.contains("no rate from") })
        #expect(result.notes.contains { $0.said.contains("there is a rate at which") })
    }

    @Test func aTieInTheLastDecimalGoesUp() throws {
        let flows = "-2,000,000,000,000.00; 2,000,000,000,000.01"
        #expect(try cashflow(flows).roots == [Decimal(string: "0.00000000000001")])
    }

    @Test func ofSeveralRatesTheOneNearestToZeroIsTheFigureOrNone() throws {
        let flows = "-5; 10.5; 1; -8; 1"
        let nearest = try cashflow(flows)
        #expect(nearest.returnRate("irr") == Decimal(string: "0.08859833852776"))
        #expect(try cashflow(flows, ["irrChoice": "none"]).figure("irr") == nil)
        #expect(try cashflow("-100; 110", ["irrChoice": "none"]).returnRate("irr") != nil)
    }

    @Test(arguments: [
        ("actual/365", "0.1"), ("actual/360", "0.09856475635293"), ("30/360", "0.1"),
    ])
    func datesCountByTheConvention(_ dayCount: String, _ rate: String) throws {
        let flows = "-100 date 2025-01-01; 110 date 2026-01-01"
        let result = try cashflow(flows, ["dayCount": dayCount])
        #expect(result.returnRate("xirr") == Decimal(string: rate))
    }

    @Test func datesMayStandInAnyOrder() throws {
        let ordered = try cashflow("-100 date 2025-01-01; 60 date 2025-07-01; 60 date 2026-01-01")
        let other = try cashflow("60 date 2026-01-01; -100 date 2025-01-01; 60 date 2025-07-01")
        #expect(ordered.figures == other.figures)
    }

    // MARK: - Values

    @Test(arguments: [("start", "1307.29"), ("end", "1188.44")])
    func theFirstFlowComesNowOrAfterAPeriod(_ timing: String, _ value: String) throws {
        let result = try cashflow(
            "-10,000; 3,000; 4,200; 6,800", ["discountRate": "10%", "npvTiming": timing])
        #expect(result.moneyText("npv") == value)
    }

    @Test(arguments: [
        ("0.01; 0.01", "100%", "0.02"), ("0; 0.01", "100%", "0.01"), ("0; -0.01", "100%", "-0.01"),
        ("0; 0.01", "100.01%", "0.00"), ("100; 100", "-50%", "300.00"), ("-7; 7", "0%", "0.00"),
    ])
    func theValueIsRoundedHalfUpOnce(_ flows: String, _ rate: String, _ value: String) throws {
        #expect(try cashflow(flows, ["discountRate": rate]).moneyText("npv") == value)
    }

    @Test func withoutADiscountRateThereIsNoValue() throws {
        #expect(try cashflow("-100; 110").figure("npv") == nil)
    }

    @Test func flowsThatGoOneWayHaveNoModifiedRate() throws {
        let rates: TypedInputs = ["financeRate": "5%", "reinvestRate": "5%"]
        #expect(try cashflow("100; 110", rates).figure("mirr") == nil)
        #expect(try cashflow("-100; 0; 121", rates).returnRate("mirr") == Decimal(string: "0.1"))
    }

    // MARK: - Money out

    @Test(arguments: ["-500", "-$500", "$-500", "−500", "- 500", "-500 USD", "-500.00"])
    func moneyOutIsTypedInManyWays(_ typed: String) throws {
        #expect(try cashflow("\(typed); +$600").money("moneyOut") == 50_000)
        #expect(try cashflow("\(typed); +$600").money("moneyIn") == 60_000)
    }

    @Test(arguments: ["--5", "-$-5", "+-5", "5-", "(5)"])
    func twoSignsAreNoAmount(_ typed: String) {
        let problem = problems(.cashflow, [RawInput("flows", typed)]).first
        #expect(problem?.kind == .notAnAmount(typed))
    }

    // MARK: - Notes

    @Test(arguments: [
        "-100; 110", "-5; 10.5; 1; -8; 1", "1; 2", "-100 date 2025-01-01; 7 date 2026-01-01",
    ])
    func everyFigureHasAStep(_ flows: String) throws {
        let dated = flows.contains("date")
        let more: TypedInputs =
            dated
            ? ["discountRate": "4%"]
            : ["discountRate": "4%", "financeRate": "5%", "reinvestRate": "6%"]
        let result = try cashflow(flows, more)
        let led = Set(result.steps.flatMap(\.figures))
        #expect(Set(result.figures.map(\.name)).isSubset(of: led))
        #expect(!result.charts.isEmpty)
        #expect(result.provesItself)
    }

    @Test func flowsAddUpInTheTable() throws {
        let result = try cashflow("-100; 60; 60", ["discountRate": "10%"])
        #expect(result.column("total", of: "flows") == [-10_000, -4_000, 2_000])
        #expect(result.column("presentValue", of: "flows") == [-10_000, 5_455, 4_959])
    }

    @Test func aLongListIsComputed() throws {
        let flows = "-100,000; " + Array(repeating: "900", count: 1_199).joined(separator: "; ")
        let result = try cashflow(flows, ["discountRate": "1%"])
        #expect(result.returnRate("irr") == Decimal(string: "0.00899980553809"))
        #expect(result.uniqueness == "yes")
    }
}
