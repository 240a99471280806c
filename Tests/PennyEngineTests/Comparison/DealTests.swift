import Testing

@testable import PennyEngine

@Suite("Deals")
struct DealTests {
    static let parser = DealParser(currency: .usDollar, convention: .point)

    /// The cost of a number of packages at 2.00 each, computed by hand.
    @Test(
        arguments: [
            ("3 for 5.00", 3, "5"), ("2 for $3", 2, "3"), ("3 for USD 5", 3, "5"),
            ("buy 2 get 1 free", 3, "4"), ("Buy 1 Get 1 Free", 2, "2"),
            ("buy 1 get 1 50% off", 2, "3"), ("buy 1 get 1 at 50% off", 2, "3"),
            ("buy 1 get 1 half price", 2, "3"), ("buy 3 get 2 25% off", 5, "9"),
            ("20% off", 1, "1.6"), ("20%  off up to 0.25", 1, "1.75"),
            ("20% off up to $3", 1, "1.6"), ("0.50 off", 1, "1.5"), ("5.00 off", 1, "0"),
            ("1.00 off when you buy 2", 2, "3"), ("10% off when you buy 4", 4, "7.2"),
            ("buy 2 get 1 free and 1.00 off", 3, "3"), ("3 for 5.00 + 10% off", 3, "4.5"),
            ("10% off + 3 for 5.00", 3, "4.5"), ("50% off and 0.50 off", 1, "0.5"),
            ("0.50 off and 50% off", 1, "0.5"), ("2 for 3 and 1.00 off when you buy 3", 4, "5"),
            ("100% off", 1, "0"), ("1 for 1.5", 1, "1.5"), ("buy 1 get 1", 2, "2"),
            ("Buy 2, get 1 free", 3, "4"), ("2 bought, 1 free", 3, "4"), ("2+1 free", 3, "4"),
            ("3 for the price of 2", 3, "4"), ("take 3, pay for 2", 3, "4"), ("3x2", 3, "4"),
            ("-20%", 1, "1.6"), ("off 20%", 1, "1.6"), ("2 bought, 1.00 off", 2, "3"),
            ("when you buy 2, 1.00 off", 2, "3"), ("2+1 free + 1.00 off", 3, "3"),
            ("3 for 5.00, 10% off, 1.00 off", 3, "3.5"), ("buy 2 get 1, 1.00 off", 3, "3"),
        ] as [(String, Int, String)])
    func comeToTheirPriceInTheirOrder(_ typed: String, _ count: Int, _ cost: String) throws {
        let deal = try Self.parser.deal(typed)
        #expect(deal.count == count)
        let expected = try NumberExpression.value(of: cost, convention: .point).value
        #expect(deal.cost(at: ExactFraction(2)).isEqual(to: expected.magnitude), "\(typed)")
    }

    @Test(arguments: [
        "", "cheap", "3 for", "for 5", "buy 2", "buy 2 get free", "0 for 5", "3 for 0", "-1 off",
        "0% off", "101% off", "20%", "20% off up to", "1.00 off when", "3 for 5 2 for 3",
        "3 for 5 and 2 for 3", "10% off and 10% off", "1.00 off and 1.00 off", "1.5 for 3",
        "2x3", "2 for the price of 3", "take 2, pay for 2", "-1.00", "2 bought", "2+", "3x",
        "buy 2 get 1 free please", "1001 for 5", "20% of", "and", "3 for 5 and", "3 for 1.005",
    ])
    func areRefusedWhereTheyAreNotOne(_ typed: String) {
        #expect(throws: InputFailure(.notADeal(typed))) { try Self.parser.deal(typed) }
    }

    @Test(arguments: [
        ("3 for 2", 3, 2), ("2 for 1", 2, 1), ("10 for 9", 10, 9), ("2 per 1", 2, 1),
        ("3 for 2 and 1.00 off", 3, 2), ("10% off, 3 for 2", 3, 2),
    ])
    func `a bare number below that of the packages may be how many are paid for`(
        _ typed: String, _ all: Int, _ paid: Int
    ) {
        let cents = Int64(100 * paid)
        #expect(
            throws: InputFailure(.priceOrCount(typed, all: all, paid: paid, cents, .usDollar))
        ) { try Self.parser.deal(typed) }
    }

    @Test(arguments: [
        ("20 off", 20), ("off 5", 5), ("1 off when you buy 2", 1), ("2 bought, 100 off", 100),
    ])
    func `a bare number that is taken off may be a percentage`(_ typed: String, _ number: Int64) {
        let kind = InputProblem.Kind.amountOrPercentage(
            "\(number)", amount: 100 * number, currency: .usDollar)
        #expect(throws: InputFailure(kind)) { try Self.parser.deal(typed) }
    }

    @Test func `more than a hundred is no percentage`() throws {
        #expect(try Self.parser.deal("101 off").amount?.isEqual(to: ExactFraction(101)) == true)
    }

    @Test(arguments: [
        ("3 for 2.00", "2"), ("3 for $2", "2"), ("3 for 2 USD", "2"), ("3 for 3", "3"),
        ("buy 3, pay 2", "4"), ("buy 3 pay for 2", "4"),
    ])
    func `a number that shows what it is has one reading`(_ typed: String, _ cost: String) throws {
        let deal = try Self.parser.deal(typed)
        let expected = try NumberExpression.value(of: cost, convention: .point).value
        #expect(deal.count == 3)
        #expect(deal.cost(at: ExactFraction(2)).isEqual(to: expected.magnitude), "\(typed)")
    }

    @Test func aDecimalCommaIsReadWhereItIsTyped() throws {
        let parser = DealParser(currency: .usDollar, convention: .comma)
        #expect(
            try parser.deal("3 for 5,50").multiBuy
                == .bundle(count: 3, price: ExactFraction(ExactDecimal(55, scale: 1))))
    }

    // MARK: - In a list

    @Test func theUnitPriceIsThatOfTheFewestThatGiveTheDeal() throws {
        let result = try comparison([
            ["name": "A", "price": "2.00", "size": "500 g", "deal": "3 for 5.00"],
            ["name": "B", "price": "1.80", "size": "500 g"],
        ])
        #expect(result.products("name") == ["A", "B"])
        #expect(result.products("unitPriceExact") == ["10/3", "18/5"])
        #expect(result.products("withoutDeal") == ["4.00", ""])
        #expect(result.products("price") == ["2.00", "1.80"])
        #expect(
            result.words(result.notes[2])
                == "The price of A applies if you buy 3: 5.00 in total. One alone costs 2.00, "
                + "which is 4.00 per kg.")
    }

    @Test func aDealOnOnePackageHasThePriceWithoutItBeside() throws {
        let result = try comparison([
            ["name": "A", "price": "2.00", "size": "1 kg", "deal": "20% off"]
        ])
        #expect(result.products("unitPrice") == ["1.60"])
        #expect(result.products("withoutDeal") == ["2.00"])
    }

    @Test(arguments: ["3 for 5.00", "3 for 4.50"])
    func aDealThatSavesNothingIsLeftOutAndSaid(_ deal: String) throws {
        let result = try comparison([
            ["name": "A", "price": "1.50", "size": "1 kg", "deal": deal],
            ["name": "B", "price": "1.80", "size": "1 kg"],
        ])
        #expect(result.products("unitPrice") == ["1.50", "1.80"])
        #expect(
            result.words(result.notes[2])
                == "The deal for A, \(deal), costs no less than buying 3 without it, so it is "
                + "left out.")
    }

    @Test func somethingFreeHasNoPercentages() throws {
        let result = try comparison([
            ["name": "A", "price": "1.00", "size": "1 kg", "deal": "1.00 off"],
            ["name": "B", "price": "1.80", "size": "1 kg"],
        ])
        #expect(result.products("percentAboveBest") == ["", ""])
        #expect(result.words(of: "unitPrice") == "0.00")
        #expect(result.words(of: "cheaperThanNext") == nil)
        #expect(result.words(result.notes[0]) == "The cheapest is A: free with the deal.")
        #expect(result.provesItself)
    }
}
