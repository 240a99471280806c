import PennyEngine
import PennyVectors
import Testing

@Suite("Rates that manuals and pages print")
struct PublishedRateTests {
    @Test func all4AreRead() {
        #expect(PublishedRate.all.count == 4)
    }

    @Test(arguments: PublishedRate.all)
    func theFigureRoundsToTheShownOne(_ vector: PublishedRate) throws {
        let request = vector.request
        let result = try request.calculator.calculate(request.inputs)
        let decimals = try #require(vector.expected.published.split(separator: ".").last).count
        switch result.figure(vector.figure)?.quantity {
        case .rate(let rate):
            let percent = ExactDecimal(rate.coefficient * 100, scale: rate.scale)
            let rounded = percent.rounded(decimals: decimals).text(decimals: decimals)
            #expect(rounded == vector.expected.published)
        default: Issue.record("no figure \(vector.figure)")
        }
    }

    @Test(arguments: PublishedTotal.all)
    func aTotalIsThePaymentTimesItsNumber(_ vector: PublishedTotal) throws {
        let result = try Calculator.annuity.calculate(vector.request.inputs)
        let net = try #require(result.money("net"))
        #expect(result.text(-net) == vector.published)
        #expect(result.provesItself)
    }

    @Test func thereIsOneTotal() { #expect(PublishedTotal.all.count == 1) }
}
