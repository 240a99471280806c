import PennyVectors
import PennyEngine
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
        "30/360 US": "30/360", "actual/365F": "actual/365",
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

    @Test func noneOfThe290CasesVanishes() {
        let notOffered = Self.cases.filter { $0.convention == nil }
        let names = Dictionary(grouping: notOffered, by: \.inputs.dayCount).mapValues(\.count)
        #expect(Self.cases.count == 290)
        #expect(names == ["30/360 BondBasis": 39, "30E/360 ISDA": 44])
    }

    @Test(arguments: cases.filter { $0.convention != nil })
    func thePartOfAYearIsExact(_ vector: DayCountCase) throws {
        let convention = try #require(vector.convention)
        let start = try #require(CivilDate(iso: vector.inputs.start))
        let end = try #require(CivilDate(iso: vector.inputs.end))
        let parts = vector.expected.years.split(separator: "/").compactMap { Int128($0) }
        #expect(convention.years(from: start, to: end) == Ratio(parts[0], parts[1]))
    }
}
