import PennyEngine
import PennyVectors
import Testing

/// A year fraction of `day_count.json`.
struct DayCountCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Inputs: Decodable, Sendable {
        let start, end, dayCount: String
    }

    struct Expected: Decodable, Sendable {
        let years: String
    }

    let id: String
    let inputs: Inputs
    let expected: Expected

    var testDescription: String { "\(id) \(inputs.dayCount)" }

    /// Vectors' names that differ from the words people type here.
    static let ownNames = [
        "30/360 US": "30/360", "30/360 BondBasis": "30/360-bond-basis",
        "30E/360 ISDA": "30E/360-ISDA", "actual/365F": "actual/365",
        "actual/actual ISDA": "actual/actual",
    ]

    var convention: DayCount? {
        let name = Self.ownNames[inputs.dayCount] ?? inputs.dayCount
        return DayCount.allCases.first { $0.name == name }
    }
}

@Suite("Day counts computed outside")
struct DayCountVectorTests {
    static let cases = VectorFile<DayCountCase>.load("day_count.json")

    @Test func all290CasesAreRead() {
        #expect(Self.cases.count == 290)
        #expect(Self.cases.allSatisfy { $0.convention != nil })
    }

    /// None of the vectors' ends is the termination date of its term.
    @Test(arguments: cases)
    func thePartOfAYearIsExact(_ vector: DayCountCase) throws {
        let convention = try #require(vector.convention)
        let start = try #require(CivilDate(iso: vector.inputs.start))
        let end = try #require(CivilDate(iso: vector.inputs.end))
        let parts = vector.expected.years.split(separator: "/").compactMap { Int128($0) }
        #expect(convention.years(from: start, to: end) == Ratio(parts[0], parts[1]))
    }

    /// 2006 ISDA Definitions, section 4.16(h): the last day of February counts as the 30th except
    /// for the termination date.
    @Test(arguments: [
        ("2026-01-31", "2026-02-28", false, 30), ("2026-01-31", "2026-02-28", true, 28),
        ("2024-01-31", "2024-02-29", true, 29), ("2024-01-31", "2024-02-28", false, 28),
        ("2026-02-28", "2026-03-31", true, 30), ("2026-02-28", "2026-03-30", false, 30),
    ])
    func theLastDayOfATermInFebruaryIsCountedAsItIs(
        _ start: String, _ end: String, _ isTermination: Bool, _ days: Int
    ) throws {
        let start = try #require(CivilDate(iso: start))
        let end = try #require(CivilDate(iso: end))
        let years = DayCount.thirtyE360ISDA.years(
            from: start, to: end, isTermination: isTermination)
        #expect(years == Ratio(Int128(days), 360))
    }

    /// Only the last period of a loan ends with its term.
    @Test func aLoanEndsItsTermWithItsLastPayment() throws {
        let result = try loan([
            "principal": "36000", "rate": "10%", "term": "2 months", "start": "2025-12-31",
            "dueDay": "31", "dayCount": "30E/360-ISDA", "repayment": "equal-principal",
        ])
        #expect(result.scheduleCell("interest", row: 1) == 300_00)
        #expect(result.scheduleCell("interest", row: 2) == 140_00)
    }

    @Test(arguments: [("30/360-bond-basis", 210_00), ("30E/360-ISDA", 225_00)])
    func aLoanCountsTheDaysOfFebruaryByItsConvention(_ dayCount: String, _ interest: Int64) throws {
        let result = try loan([
            "principal": "36000", "rate": "10%", "term": "4 months", "start": "2025-12-31",
            "dueDay": "31", "dayCount": dayCount, "repayment": "equal-principal",
        ])
        // 27,000 for 28 days, from the 30th, or for 30.
        #expect(result.scheduleCell("interest", row: 2) == interest)
    }
}
