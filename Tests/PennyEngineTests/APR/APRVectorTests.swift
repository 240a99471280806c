import PennyEngine
import PennyVectors
import Testing

@Suite("The APR by the actuarial method of Regulation Z")
struct APRVectorTests {
    static let cases = RegulationZVector.all
    static let dated = cases.filter { $0.datedRequest != nil }

    @Test func noneOfThe31CasesVanishes() {
        #expect(Self.cases.count == 31)
        #expect(Self.dated.count == 19)
    }

    @Test(arguments: cases)
    func theRateIsExactToABillionthOfAPercentagePoint(_ vector: RegulationZVector) throws {
        try check(vector, vector.request)
    }

    /// Finds the unit-period, its fractions and the number of unit-periods in a year.
    @Test(arguments: dated)
    func theSameRateComesFromDates(_ vector: RegulationZVector) throws {
        try check(vector, try #require(vector.datedRequest))
    }

    private func check(_ vector: RegulationZVector, _ request: VectorRequest) throws {
        let result = try request.answer()
        let rate = try #require(result.rate("apr"))
        let expected = try ratio(ofPercent: vector.expected.aprPercentExact)
        #expect(isWithinABillionth(rate, of: expected), "\(rate.text()) for \(vector.id)")
        #expect(result.provesItself)
        if let published = vector.expected.aprPercentPublished,
            published.split(separator: ".")[1].count == 2
        {
            #expect(result.rate("aprRounded") == (try ratio(ofPercent: published)))
        }
    }
}

@Suite("The annual percentage rate of charge of the European Union")
struct APRCVectorTests {
    static let cases = EuropeanVector.all

    @Test func noneOfThe34CasesVanishes() {
        #expect(Self.cases.count == 34)
    }

    @Test(arguments: cases)
    func theRateIsExactToABillionthOfAPercentagePoint(_ vector: EuropeanVector) throws {
        let result = try vector.request.answer()
        let rate = try #require(result.rate("apr"))
        let expected = try ratio(ofPercent: vector.expected.aprcPercentExact)
        #expect(isWithinABillionth(rate, of: expected), "\(rate.text()) for \(vector.id)")
        let rounded = try ratio(ofPercent: vector.expected.aprcRounded1dpCorrect)
        #expect(result.rate("aprRounded") == rounded)
        #expect(result.provesItself)
    }
}

@Suite("Intervals in years by the European rule")
struct TimeIntervalVectorTests {
    static let cases = TimeIntervalVector.all

    @Test func noneOfThe31CasesVanishes() {
        #expect(Self.cases.count == 31)
    }

    @Test(arguments: cases)
    func thePaymentOfACreditStandsAtTheExactTime(_ vector: TimeIntervalVector) throws {
        let result = try vector.request.answer()
        let times = try #require(result.words("time", of: "terms"))
        let expected = vector.expected.years
        #expect(times == ["0", expected == "1/1" ? "1" : expected])
    }
}

@Suite("The total annual loan cost of a reverse mortgage")
struct TotalAnnualLoanCostVectorTests {
    static let cases = TotalAnnualLoanCostVector.all
    static let rates = cases.filter { !$0.isSum }
    static let sums = cases.filter(\.isSum)

    @Test func noneOfThe12CasesVanishes() {
        #expect(Self.rates.count == 4)
        #expect(Self.sums.count == 8)
    }

    @Test(arguments: rates)
    func itIsTheRateOfTheSameEquation(_ vector: TotalAnnualLoanCostVector) throws {
        let result = try #require(vector.request).answer()
        let rate = try #require(result.rate("apr"))
        let exact = try #require(vector.expected.talcPercentExact)
        #expect(isWithinABillionth(rate, of: try ratio(ofPercent: exact)))
        let published = try #require(vector.expected.talcPercentPublished)
        #expect(result.rate("aprRounded") == (try ratio(ofPercent: published)))
    }

    @Test(arguments: sums)
    func theAmountOwedIsWhatSavingsWouldGrowTo(_ vector: TotalAnnualLoanCostVector) throws {
        let result = try #require(vector.request).answer()
        #expect(result.moneyText("accruedBalance") == vector.expected.valueComputed)
    }
}
