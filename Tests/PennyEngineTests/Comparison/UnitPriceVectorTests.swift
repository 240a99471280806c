import PennyNaturals
import PennyVectors
import Testing

@testable import PennyEngine

/// A price from `unit_price.json`.
struct UnitPriceCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Item: Decodable, Sendable {
        let name: String?
        let price, quantity, unit: String
    }

    struct Inputs: Decodable, Sendable {
        let price, quantity, unit: String?
        let packs: Int?
        let perUnit: String?
        let items: [Item]?
    }

    struct Expected: Decodable, Sendable {
        let exact, display: String?
        let cheapestFirst, perLitre: [String]?
    }

    let id: String
    let inputs: Inputs
    let expected: Expected

    var testDescription: String { id }
}

@Suite("Unit prices computed and published outside")
struct UnitPriceVectorTests {
    static let all = VectorFile<UnitPriceCase>.load("unit_price.json")
    static let single = all.filter { $0.inputs.items == nil }
    static let lists = all.filter { $0.inputs.items != nil }

    @Test func thereAreTenPricesAndTwoLists() {
        #expect(Self.single.count == 10)
        #expect(Self.lists.count == 2)
    }

    @Test(arguments: single)
    func aPriceIsTheSameExactlyAndRounded(_ vector: UnitPriceCase) throws {
        let inputs = vector.inputs
        let result = try comparison(
            [
                [
                    "name": "it", "price": try #require(inputs.price),
                    "size": "\(try #require(inputs.quantity)) \(try #require(inputs.unit))",
                    "count": "\(inputs.packs ?? 1)",
                ]
            ], ["policy": "uk", "per": try #require(inputs.perUnit), "measure": measure(inputs)],
            currency: "GBP")
        #expect(result.onlyRatio == vector.expected.exact)
        #expect(result.words(of: "unitPrice") == vector.expected.display)
        #expect(result.provesItself)
    }

    /// `oz` alone is a weight here, as the pound of the unit shows.
    private func measure(_ inputs: UnitPriceCase.Inputs) -> String {
        switch inputs.perUnit {
        case "kg", "lb": "weight"
        case "l": "volume"
        default: "pieces"
        }
    }

    @Test(arguments: lists)
    func aListIsInTheSameOrder(_ vector: UnitPriceCase) throws {
        let products: [TypedProduct] = try #require(vector.inputs.items).map {
            ["name": $0.name ?? "", "price": $0.price, "size": "\($0.quantity) \($0.unit)"]
        }
        let isVolume = vector.expected.perLitre != nil
        let result = try comparison(products, ["per": isVolume ? "l" : "kg"])
        #expect(result.products("name") == vector.expected.cheapestFirst)
        #expect(result.products("rank") == ["1", "2", "3"])
        if let ratios = vector.expected.perLitre {
            #expect(result.ratios == ratios)
        }
    }

    // MARK: - Texts of law

    struct LegalCase: Sendable, CustomTestStringConvertible {
        let jurisdiction, price, quantity, unit, expected, per: String

        init(_ cells: [String]) {
            jurisdiction = cells[0]
            price = cells[2]
            quantity = cells[3]
            unit = cells[4]
            expected = cells[5]
            per = cells[6]
        }

        var testDescription: String { "\(jurisdiction) \(price)" }

        /// The amount that the text states, in dollars.
        var dollars: String {
            let words = expected.split(separator: " ")
            guard words[1] == "cents" else { return String(words[0]) }
            return "0." + words[0].replacing(".", with: "")
        }
    }

    static let legal = CSVVectors.load("legal_rounding_vectors.csv").map(LegalCase.init)

    @Test func thereAreNineExamplesOfLaw() {
        #expect(Self.legal.count == 9)
    }

    @Test(arguments: legal)
    func anExampleOfTheLawIsShownAsTheLawShowsIt(_ vector: LegalCase) throws {
        let isPiece = vector.unit == "unit"
        let result = try comparison(
            [
                [
                    "name": "it", "price": vector.price,
                    "size": isPiece ? vector.quantity : "\(vector.quantity) \(vector.unit)",
                ]
            ],
            [
                "policy": vector.jurisdiction == "AU" ? "au" : "us",
                "per": isPiece ? "each" : vector.per,
            ], currency: vector.jurisdiction == "AU" ? "AUD" : "USD")
        #expect(result.words(of: "unitPrice") == vector.dollars)
    }

    // MARK: - Yields

    struct YieldCase: Sendable, CustomTestStringConvertible {
        let cells: [String]
        var testDescription: String { "\(cells[0]) \(cells[1])" }
        var unit: String { cells[3] == "per_pint" ? "pint" : "lb" }
    }

    static let yields = CSVVectors.load("usda_apples_yield.csv").map(YieldCase.init)

    @Test func thereAreTwelveYields() {
        #expect(Self.yields.count == 12)
    }

    /// The published column is a binary floating-point number. Its first 12 digits are the price.
    @Test(arguments: yields)
    func theCupOfTheDepartmentOfAgricultureCostsTheSame(_ vector: YieldCase) throws {
        let result = try comparison(
            [
                [
                    "name": "Apples", "price": vector.cells[2], "size": "1 \(vector.unit)",
                    "yield": vector.cells[4],
                ]
            ], ["per": "\(vector.cells[5]) \(vector.unit)"])
        let ratio = try #require(result.onlyRatio).split(separator: "/").map(String.init)
        let shown = try ExactFraction(BigNatural(text: ratio[0]), over: BigNatural(text: ratio[1]))
        let published = vector.cells[7].split(separator: ".").map(String.init)
        let digits = try ExactFraction(
            BigNatural(text: published[0] + published[1]),
            over: BigNatural(UInt64(10)).power(published[1].count))
        #expect(shown.scaled(12) == digits.scaled(12))
    }
}

extension BigNatural {
    /// Reads a number from decimal digits.
    init(text: String) throws {
        var value = BigNatural.zero
        for character in text {
            let digit = try #require(character.wholeNumberValue)
            value = value * BigNatural(UInt64(10)) + BigNatural(UInt64(digit))
        }
        self = value
    }
}
