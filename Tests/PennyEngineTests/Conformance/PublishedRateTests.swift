import PennyEngine
import PennyVectors
import Testing

@Suite("Rates and prices that manuals and pages print")
struct PublishedRateTests {
    @Test func noneOfThe5Vanishes() {
        #expect(PublishedRate.all.count == 5)
    }

    @Test(arguments: PublishedRate.all)
    func theFigureRoundsToWhatIsPrinted(_ vector: PublishedRate) throws {
        let request = vector.request
        let result = try request.calculator.calculate(request.inputs)
        let decimals = try #require(vector.expected.published.split(separator: ".").last).count
        switch result.figure(vector.figure)?.quantity {
        case .rate(let rate):
            let percent = ExactDecimal(rate.coefficient * 100, scale: rate.scale)
            let rounded = percent.rounded(decimals: decimals).text(decimals: decimals)
            #expect(rounded == vector.expected.published)
        case .money(let amount): #expect(result.text(amount) == vector.expected.published)
        default: Issue.record("no figure \(vector.figure)")
        }
    }
}
