import PennyEngine
import PennyWordsSupport
import Testing

@Suite("What a page says of a cash flow")
struct CashflowPageTests {
    @Test func aThreefoldRateAtZeroChangesTheSign() throws {
        let result = try cashflow("100; -300; 300; -100")
        #expect(result.uniqueness == "yes")
        #expect(result.table("roots")?.value(row: 0, column: 2).isSaid("changes sign") == true)
        #expect(!result.notes.contains { $0.said.contains("only touches zero") })
        #expect(result.proofs.count == 2)
        #expect(result.provesItself)
    }

    @Test func oneIsSaidInTheSingular() throws {
        let result = try cashflow(
            "-100; 110", ["financeRate": "5%", "reinvestRate": "5%", "discountRate": "5%"])
        #expect(
            result.steps.first { $0.figures == ["irrUnique"] }?.numbers.said
                == "1 change of sign, 1 rate")
        #expect(
            result.steps.first { $0.figures == ["mirr"] }?.numbers.said.hasSuffix(" 1 period")
                == true)
        #expect(
            try cashflow("-5", ["discountRate": "5%"]).steps[1].numbers.said == "1 flow")
    }

    /// Zero is a rate of a sum with too many time units to divide it out. The sign next to it shows
    /// the other rate: 100 − 230 v^3001 + 130 v^6007 in days.
    @Test func aRateBesideZeroIsFoundAmongManyDays() throws {
        let result = try cashflow(
            "-100 date 2010-01-01; 230 date 2018-03-21; -130 date 2026-06-13")
        #expect(
            result.table("roots")?.value(row: 1, column: 1)
                == .rate(ExactDecimal(3_260_761_418_115, scale: 14)))
        #expect(result.table("roots")?.rowCount == 2)
        #expect(result.uniqueness == "no")
    }

    @Test func theEndsOfWhatIsNotProvenAreReported() throws {
        let result = try cashflow("-1000; 3300; -3630; 1331")
        let note = result.notes.first { $0.said.contains("cannot prove") }
        let ends = note?.quantities ?? []
        guard ends.count > 1, case .percentage(let low, _) = ends[0],
            case .percentage(let high, _) = ends[1]
        else {
            Issue.record("no ends")
            return
        }
        #expect(low < ExactDecimal(10) && ExactDecimal(10) < high)
    }

    @Test func aLargeModifiedRateIsNoFault() throws {
        let result = try cashflow(
            "-0.01; 10,000.00", ["financeRate": "5%", "reinvestRate": "5%"])
        #expect(result.figure("mirr")?.quantity == .rate(ExactDecimal(999_999)))
    }

    @Test(arguments: [
        "-1000; 970", "-1000; 950", "-1000; 910", "-1000; 700", "-1000; 390", "-1000; 10",
        "-1000; 1000", "-1000; 1010", "-1000; 1200", "-1000; 3000", "-1000; 21000",
        "-1; 20,000", "-0.01; 5,000",
    ])
    func theChartOfValuesReachesBothSidesOfTheRate(_ flows: String) throws {
        let result = try cashflow(flows)
        let bars = result.charts.first { $0.name == "values" }?.bars ?? []
        #expect(bars.count == 9)
        #expect(bars.contains { $0.end >= 0 })
        #expect(bars.contains { $0.end <= 0 })
    }

    @Test func theSourceNamesTheYearThatIsUsed() throws {
        let flows = "-100 date 2025-01-01; 110 date 2026-01-01"
        #expect(
            try cashflow(flows).steps[1].source.english
                == "The spreadsheet function XIRR: days after the first flow ÷ 365")
        #expect(
            try cashflow(flows, ["dayCount": "actual/360"]).steps[1].source.english
                == "The spreadsheet function XIRR, except for the day count")
    }
}
