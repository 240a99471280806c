import PennyCatalogs
import PennyEngine
import PennyMarkup
import PennyMessages
import Testing

/// The file of words for a browser.
@Suite struct WordsBundleTests {
    private static func bundle(_ areas: some Sequence<MessageArea>) -> [UInt8] {
        Catalogs.bundle(
            language: "en", areas: areas.map(\.number),
            parts: [(.numberStyle, NumberStyle.enUS.bytes)])
    }

    @Test(arguments: CalculatorCatalog.builtIn.all)
    func `a calculator takes its words, and no words that lack an area`(
        _ calculator: Calculator
    ) throws {
        let areas = calculator.wordAreas
        #expect(Set(areas.map(\.number)).count == areas.count)
        let readers = try #require(
            Readers(bundle: Self.bundle(areas), having: calculator.wordAreas))
        #expect(readers.words.language == "en")
        #expect(readers.style == .enUS)
        for missing in areas {
            let others = areas.filter { $0 != missing }
            #expect(Readers(bundle: Self.bundle(others), having: calculator.wordAreas) == nil)
        }
    }

    @Test func `words of other messages are refused`() throws {
        let calculator = Calculator.simpleInterest
        var bytes = Self.bundle(calculator.wordAreas)
        let area = try #require(calculator.wordAreas.first)
        let digest = (0..<4).map { UInt8(truncatingIfNeeded: area.digest >> (24 - 8 * $0)) }
        let offset = try #require(bytes.firstRange(of: digest)?.lowerBound)
        #expect(Readers(bundle: bytes, having: calculator.wordAreas) != nil)
        bytes[offset] ^= 1
        #expect(Readers(bundle: bytes, having: calculator.wordAreas) == nil)
        #expect(Readers(bundle: [], having: calculator.wordAreas) == nil)
    }

    @Test func `words without a sound number style are refused`() {
        let areas = Calculator.loan.wordAreas
        let numbers = areas.map(\.number)
        for parts in [[], [(.numberStyle, Array("en-US".utf8))]] as [[(BundlePart, [UInt8])]] {
            let bytes = Catalogs.bundle(language: "en", areas: numbers, parts: parts)
            #expect(Readers(bundle: bytes, having: areas) == nil)
        }
    }
}
