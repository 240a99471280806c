import Testing

@testable import PennyEngine

@Suite("What a unit price is the price of")
struct UnitQuantityTests {
    @Test(arguments: [
        ("kg", "kg", "kg", "1"), ("100 g", "100 g", "g", "1/10"), ("100g", "100 g", "g", "1/10"),
        ("l", "l", "l", "1"), ("per litre", "l", "l", "1"),
        ("/lb", "lb", "lb", "45359237/100000000"),
        ("each", "each", "each", "1"), ("dozen", "dozen", "dozen", "12"),
        ("2 dozen", "2 dozen", "dozen", "24"), ("100 ml", "100 ml", "ml", "1/10"),
        ("100 sheets", "100 sheets", "each", "100"), ("sheet", "sheet", "each", "1"),
        ("1 washes", "wash", "each", "1"), ("10 g", "10 g", "g", "1/100"),
        ("750 ml", "750 ml", "ml", "3/4"), ("0.75 l", "0.75 l", "l", "3/4"),
        ("100", "100 pieces", "each", "100"), ("piece", "each", "each", "1"),
        ("imp pint", "imp pt", "imp-pt", "454609/800000"),
        ("100 sq ft", "100 ft²", "ft2", "145161/15625"),
        ("1,000 kg", "1000 kg", "kg", "1000"), ("dozen eggs", "dozen eggs", "dozen", "12"),
    ])
    func aUnitMayHaveANumber(
        _ typed: String, _ label: String, _ id: String, _ inBase: String
    ) throws {
        let quantity = try SizeParser().unitQuantity(typed)
        #expect(quantity.label == label)
        #expect(quantity.unit.id == id)
        #expect(quantity.inBaseUnits(.exact).text == inBase)
    }

    @Test func theListsKindAndSystemDecide() throws {
        let weight = try SizeParser(kind: .mass).unitQuantity("oz")
        #expect(weight.unit.id == "oz")
        let pint = try SizeParser(system: .imperial).unitQuantity("pint")
        #expect(pint.label == "imp pt")
        #expect(pint.readings.map(\.reason) == [.system(.imperial)])
        let label = try SizeParser().unitQuantity("lb").inBaseUnits(.label)
        #expect(label.text == "56699/125000")
        let comma = try SizeParser(convention: .comma).unitQuantity("0,5 kg")
        #expect(comma.inBaseUnits(.exact).text == "1/2")
    }

    @Test(
        arguments: [
            ("", .empty), ("per", .empty), ("0 g", .zero("0 g")), ("-1 kg", .negative("-1 kg")),
            ("1.5", .unitMissing("1.5", kind: nil)), ("100 g net", .unreadRest("net")),
            ("therm", .unknownUnit("therm", nearest: nil)),
            ("oz", .ambiguousUnit("oz", choices: ["oz wt", "us fl oz", "imp fl oz"])),
            ("1.000 g", .ambiguousNumber("1.000 g")), ("6 x 330 ml", .unreadRest("x 330 ml")),
            ("1000000001 kg", .tooLarge("1000000001 kg")),
        ] as [(String, SizeFailure)])
    func textThatIsNotAUnitIsRefused(_ typed: String, _ failure: SizeFailure) {
        #expect(throws: failure) { try SizeParser().unitQuantity(typed) }
    }

    @Test func aBareNumberIsNoWeight() {
        #expect(throws: SizeFailure.unitMissing("100", kind: .mass)) {
            try SizeParser(kind: .mass).unitQuantity("100")
        }
    }
}
