import Foundation
import PennyEngine
import PennyVectors
import Testing

struct RateCase: Sendable, CustomTestStringConvertible {
    let file: String
    let vector: FunctionVector

    var id: String { vector.id }
    var testDescription: String { id }
    var request: VectorRequest { RateVectors.request(vector, of: file) }
    /// The exact value, if there is one.
    var value: Decimal? {
        (vector.expected.exact ?? vector.expected.value).flatMap {
            $0.hasPrefix("#") ? nil : Decimal(string: $0)
        }
    }
    var isRefused: Bool { value == nil }
}

extension NamedVector: CustomTestStringConvertible {
    package var testDescription: String { id }
}

@Suite("Rates and yields from outside")
struct RateVectorTests {
    static let run = RateVectors.functionFiles.flatMap { file in
        RateVectors.functions(file).map { RateCase(file: file, vector: $0) }
    }

    @Test(arguments: run.filter { !$0.isRefused })
    func aConvertedRateIsTheExactOne(_ vector: RateCase) throws {
        let result = try Calculator.rates.calculate(vector.request.inputs)
        let answer = try #require(
            result.decimalRate(RateVectors.answer(of: vector.vector.function)))
        let expected = try #require(vector.value)
        #expect(Closeness.tenDigits.holds(answer, expected), "\(answer), not \(expected)")
        #expect(result.provesItself)
    }

    @Test(arguments: run.filter(\.isRefused))
    func whatIsNoRateIsRefused(_ vector: RateCase) {
        #expect(!problems(.rates, vector.request.inputs).isEmpty)
    }

    @Test(arguments: RateVectors.yields.filter { $0.kind == "apy-us" })
    func theYieldIsThatOfTheRegulation(_ vector: NamedVector) throws {
        let result = try Calculator.rates.calculate(RateVectors.request(vector).inputs)
        let exact = try #require(vector.expected("apyPercentExact").flatMap { Decimal(string: $0) })
        let percent = try #require(result.decimalRate("apy")) * 100
        #expect(try #require(Closeness("1e-9")).holds(percent, exact), "\(percent)")
        let published = try #require(vector.expected("apyPercentPublished"))
        guard case .percentage(let rounded, let decimals) = result.figure("apyRounded")?.quantity
        else {
            Issue.record("no rounded yield")
            return
        }
        #expect(rounded.text(decimals: decimals) == published)
        #expect(result.provesItself)
    }

    @Test(arguments: RateVectors.yields.filter { $0.kind != "apy-us" })
    func theInterestOfDailyCompoundingIsExact(_ vector: NamedVector) throws {
        let result = try Calculator.rates.calculate(RateVectors.request(vector).inputs)
        let exact = try #require(vector.expected("interestExact").flatMap { Decimal(string: $0) })
        let interest = try #require(result.unrounded("interest"))
        #expect(try #require(Closeness("1e-9")).holds(interest, exact), "\(interest)")
        #expect(result.provesItself)
    }

    @Test(arguments: RateVectors.published)
    func aPublishedRateIsTheExactOne(_ vector: NamedVector) throws {
        let result = try Calculator.rates.calculate(RateVectors.publishedRequest(vector).inputs)
        let exact = try #require(vector.expected("exact").flatMap { Decimal(string: $0) })
        let name = RateVectors.answer(ofPublished: vector.kind)
        let percent = try #require(result.decimalRate(name)) * 100
        #expect(Closeness.tenDigits.holds(percent, exact), "\(percent), not \(exact)")
    }
}

extension Calculation {
    /// A rate of the figures: 0.0625.
    func decimalRate(_ figure: String) -> Decimal? {
        guard case .rate(let rate) = self.figure(figure)?.quantity else { return nil }
        return Decimal(string: rate.text())
    }
}
