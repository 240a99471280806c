import PennyEngine
import Testing

@Suite("Problems of a cash flow's inputs")
struct CashflowProblemTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let inputs: [(String, String)]
        let summary, nextStep: String
        var testDescription: String { summary }

        init(_ inputs: [(String, String)], _ summary: String, _ nextStep: String) {
            self.inputs = inputs
            self.summary = summary
            self.nextStep = nextStep
        }
    }

    static let dated = ("flows", "-100 date 2025-01-01; 110 date 2026-01-01")
    static let plain = ("flows", "-100; 110")

    static let cases = [
        Case([], "flows is missing", "Add a line such as “flows: -10,000; 3,000; 4,200; 6,800”."),
        Case(
            [("flows", "")], "flows is missing",
            "Add a line such as “flows: -10,000; 3,000; 4,200; 6,800”."),
        Case(
            [("flows", "-100 date 2025-01-01; 110")],
            "flows entry 2, date is missing, and other entries have one",
            "Give every entry a date, or none."),
        Case(
            [("flows", Array(repeating: "1", count: 1_201).joined(separator: ";"))],
            "flows has more than 1200 entries", "Add up entries that are close together."),
        Case(
            [dated, ("npvTiming", "end")], "npvTiming has no meaning for flows with dates",
            "Leave npvTiming out, or leave the dates out."),
        Case(
            [dated, ("financeRate", "5%"), ("reinvestRate", "5%")],
            "financeRate has no meaning for flows with dates",
            "Leave financeRate out, or leave the dates out."),
        Case(
            [plain, ("dayCount", "actual/360")], "dayCount has no meaning for flows without dates",
            "Leave dayCount out, or give every entry a date."),
        Case(
            [plain, ("financeRate", "5%")], "financeRate needs reinvestRate",
            "Add reinvestRate, or leave financeRate out."),
        Case(
            [plain, ("discountRate", "8")], "discountRate “8” has no percent sign",
            "Write “8%” if you mean 8 percent."),
        Case(
            [plain, ("discountRate", "-100%")], "discountRate “-100%” leaves nothing to grow",
            "Write a rate that takes less than everything in a year."),
        Case(
            [("flows", "-100; 110 date soon")], "flows entry 2, date “soon” is not a date",
            "Write a day that exists as year-month-day, such as 2026-11-20."),
        Case(
            [("flows", "9,000,000,000,000; 9,000,000,000,000")],
            "the amounts grow beyond what Pennypress computes",
            "Use a smaller amount, a lower rate or a shorter time."),
    ]

    @Test(arguments: cases)
    func isSaidInOneLineWithWhatToDo(_ fault: Case) throws {
        let inputs = fault.inputs.map { RawInput($0.0, $0.1) }
        let problem = try #require(problems(.cashflow, inputs).first)
        #expect(problem.summary == fault.summary)
        #expect(problem.nextStep == fault.nextStep)
    }
}
