import Testing

@testable import PennyEngine

@Suite("Lists of products that are wrong")
struct ComparisonProblemTests {
    /// Each problem as its path, its summary and its next step.
    static func said(_ products: [TypedProduct], _ inputs: TypedInputs = [:]) -> [[String]] {
        problems(.comparison, comparisonInputs(products, inputs)).map { problem in
            let path =
                "\(problem.path.input) \(problem.path.entry ?? -1) \(problem.path.field ?? "")"
            return [path, problem.summary, problem.nextStep]
        }
    }

    static let rice: TypedProduct = ["name": "Rice", "price": "2.00", "size": "1 kg"]

    @Test func aListOfKilogramsLitresAndPiecesNamesBothOfEachPair() {
        let found = Self.said([
            Self.rice, ["name": "Juice", "price": "2.00", "size": "1 l"],
            ["name": "Eggs", "price": "2.00", "size": "12"],
        ])
        let next = "Put products sold by another measure into a list of their own."
        #expect(
            found == [
                [
                    "products 1 size",
                    "products entry 2, size: “Juice” is sold by volume, but “Rice” (products "
                        + "entry 1) is sold by weight", next,
                ],
                [
                    "products 2 size",
                    "products entry 3, size: “Eggs” has “12” without a unit, but “Rice” (products "
                        + "entry 1) is sold by weight",
                    "Write its unit, such as g or kg, or put products sold by another measure "
                        + "into a list of their own.",
                ],
            ])
    }

    @Test func piecesWithTheirNameDifferLikeTheRest() {
        let found = Self.said([Self.rice, ["name": "Eggs", "price": "2.00", "size": "12 eggs"]])
        #expect(
            found.first?[1]
                == "products entry 2, size: “Eggs” is sold by the piece, but “Rice” (products "
                + "entry 1) is sold by weight")
    }

    @Test func aListThatSaysItsKindIsHeldToIt() {
        let found = Self.said([Self.rice], ["measure": "volume"])
        #expect(
            found == [
                [
                    "products 0 size",
                    "products entry 1, size: “Rice” is sold by weight, but the list by volume",
                    "Put it into another list, or change “measure”.",
                ]
            ])
    }

    @Test(
        arguments: [
            ("price", "0", "“0” is zero", "Write a value above zero."),
            ("price", "-2", "“-2” is below zero", "Write a price above zero."),
            (
                "price", "2 - 3", "“2 - 3” is below zero", "Write a price above zero."
            ),
            ("price", "abc", "“abc” is not an amount", nil),
            (
                "price", "1+2*3", "“1+2*3” has two operators, and could mean 9 or 7",
                "From the left it is 9, with products first 7; work out one step and write the "
                    + "other."
            ),
            (
                "price", "1+2+3", "“1+2+3” has more than one operator",
                "A calculation has two numbers; work out one step and write the other."
            ),
            ("price", "4/0", "“4/0” divides by zero", "Write a divisor other than 0."),
            (
                "price", "5*-3", "“5*-3” has “×” and “−” in a row",
                "Keep one of the two; only the first number can have a minus sign."
            ),
            ("size", "0 g", "“0 g” is zero", "Write a size above zero."),
            ("size", "-5 g", "“-5 g” is below zero", "Write a size above zero."),
            (
                "size", "5 blobs", "has the unit “blobs”, which nobody knows",
                "Write a unit such as g, kg, lb, oz, ml, l, fl oz, m or pieces."
            ),
            (
                "size", "5 killos", "has the unit “killos”, which nobody knows",
                "Did you mean “kilos”?"
            ),
            (
                "size", "2 tons", "has the unit “tons”, which can mean several",
                "Write “tonne”, “short ton” or “long ton”."
            ),
            ("deal", "cheap", "“cheap” is not a deal", nil),
            ("yield", "lots", "“lots” does not say how much is usable", nil),
            ("yield", "60 drained", "“60 drained” does not say how much is usable", nil),
            ("yield", "0 g drained", "“0 g” is zero", nil),
            (
                "yield", "2 kg drained", "“2 kg drained” is more than the package holds",
                "Write what one package of it holds, or “makes …” for what is made of it."
            ),
            ("tax", "7", "“7” has no percent sign", nil),
            (
                "url", "javascript:alert(1)", "“javascript:alert(1)” is not an address of the web",
                "Write an address that begins with https:// or http://."
            ),
            (
                "count", "0", "“0” is not a number it can be",
                "Write a whole number from 1 to 10000."
            ),
        ] as [(String, String, String, String?)])
    func aFieldReportsItsProblemWithItsPath(
        _ field: String, _ typed: String, _ summary: String, _ next: String?
    ) {
        var product = [("name", "Rice"), ("price", "2.00"), ("size", "1 kg")]
        product.removeAll { $0.0 == field }
        product.append((field, typed))
        let entry = product.map { RawInput.Field(name: $0.0, text: $0.1) }
        let found = problems(.comparison, [RawInput("products", .entries([entry]))])
        #expect(found.count == 1)
        #expect(found.first?.path == .init("products", entry: 0, field: field))
        #expect(
            found.first?.summary.replacing("products entry 1, \(field) ", with: "") == summary)
        if let next { #expect(found.first?.nextStep == next) }
    }

    @Test func anOunceIsRefusedWithItsChoicesWhereNothingTells() {
        let found = Self.said([["name": "Cola", "price": "1.00", "size": "12 oz"]])
        #expect(
            found == [
                [
                    "products 0 size",
                    "products entry 1, size has the unit “oz”, which can mean several",
                    "Write “oz wt”, “us fl oz” or “imp fl oz”.",
                ]
            ])
    }

    @Test func inputsOfAnotherKindAreRefused() {
        let found = Self.said(
            [Self.rice], ["per": "l", "use": "2 l a week", "wanted": "3 pieces"])
        #expect(
            found.map { $0[1] } == [
                "per is a volume, but the products are sold by weight",
                "use is a volume, but the products are sold by weight",
                "wanted is a number of pieces, but the products are sold by weight",
            ])
    }

    @Test func aListWithoutProductsIsRefused() {
        for inputs in [[], [RawInput("products", .entries([]))], [RawInput("products", " ")]] {
            let found = problems(.comparison, inputs)
            #expect(found.map(\.summary) == ["products is missing"])
        }
    }

    @Test func aNameIsOneProducts() {
        let found = Self.said([Self.rice, Self.rice])
        #expect(
            found == [
                [
                    "products 1 name",
                    "products entry 2, name “Rice” is also that of products entry 1",
                    "Give each product a name of its own.",
                ]
            ])
    }

    @Test func anEmptyNameIsMissing() {
        let found = Self.said([["name": " ", "price": "1", "size": "1 kg"]])
        #expect(found.map { $0[1] } == ["products entry 1, name is missing"])
    }

    @Test func useSaysHowItIsWritten() {
        let found = Self.said([Self.rice], ["use": "a lot"])
        #expect(found.map { $0[1] } == ["use “a lot” is not an amount in a time"])
        #expect(
            found.map { $0[2] } == ["Write it as “2 kg a week”, with day, week, month or year."])
    }
}
