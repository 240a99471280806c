import Testing

@testable import PennyEngine

@Suite("Sizes as typed")
struct SizeParserTests {
    /// The typed text, then count, each and total in base units.
    static let sizes: [(typed: String, line: String)] = [
        ("400 g", "mass 1 × 2/5 = 2/5"), ("400g", "mass 1 × 2/5 = 2/5"),
        ("400 G", "mass 1 × 2/5 = 2/5"), (" 400\u{A0}gms. ", "mass 1 × 2/5 = 2/5"),
        ("1.5 l", "volume 1 × 3/2 = 3/2"), ("1.5L", "volume 1 × 3/2 = 3/2"),
        ("1.5 ℓ", "volume 1 × 3/2 = 3/2"), (".5 kg", "mass 1 × 1/2 = 1/2"),
        ("75 cl", "volume 1 × 3/4 = 3/4"), ("7 dl", "volume 1 × 7/10 = 7/10"),
        ("1,250 ml", "volume 1 × 5/4 = 5/4"), ("1 250 ml", "volume 1 × 5/4 = 5/4"),
        ("1.136 l", "volume 1 × 142/125 = 142/125"), ("0.125 g", "mass 1 × 1/8000 = 1/8000"),
        ("500 mg", "mass 1 × 1/2000 = 1/2000"), ("2 kilos", "mass 1 × 2 = 2"),
        ("3 tonnes", "mass 1 × 3000 = 3000"), ("1 m³", "volume 1 × 1000 = 1000"),
        ("6 x 330 ml", "volume 6 × 33/100 = 99/50"), ("6x330ml", "volume 6 × 33/100 = 99/50"),
        ("6 X 330 ml", "volume 6 × 33/100 = 99/50"), ("6 × 330 ml", "volume 6 × 33/100 = 99/50"),
        ("6×330ml", "volume 6 × 33/100 = 99/50"), ("6*330 ml", "volume 6 × 33/100 = 99/50"),
        ("330 ml x 6", "volume 6 × 33/100 = 99/50"), ("330ml×6", "volume 6 × 33/100 = 99/50"),
        ("6 cans x 330 ml", "volume 6 × 33/100 = 99/50"),
        ("6 x 330 ml cans", "volume 6 × 33/100 = 99/50"),
        ("2 x 6 x 330 ml", "volume 12 × 33/100 = 99/25"),
        ("8 cans of 330 ml", "volume 8 × 33/100 = 66/25"),
        ("2 packs of 4 x 125 g", "mass 8 × 1/8 = 1"), ("2 dozen x 50 g", "mass 24 × 1/20 = 6/5"),
        ("12 x 4 rolls", "pieces 12 × 4 = 48"), ("4 rolls x 12", "pieces 12 × 4 = 48"),
        ("3 packs of 4 rolls", "pieces 3 × 4 = 12"), ("12 rolls of 200", "pieces 12 × 200 = 2400"),
        ("pack of 12", "pieces 1 × 12 = 12"), ("box of 100 tablets", "pieces 1 × 100 = 100"),
        ("12", "pieces 1 × 12 = 12"), ("6 x 4", "pieces 6 × 4 = 24"),
        ("12 pieces", "pieces 1 × 12 = 12"), ("40 washes", "pieces 1 × 40 = 40"),
        ("100 sheets", "pieces 1 × 100 = 100"), ("1,000 Sheets", "pieces 1 × 1000 = 1000"),
        ("24 ct", "pieces 1 × 24 = 24"), ("80 tea bags", "pieces 1 × 80 = 80"),
        ("dozen", "pieces 1 × 12 = 12"), ("per dozen", "pieces 1 × 12 = 12"),
        ("per doz.", "pieces 1 × 12 = 12"), ("2 dozen eggs", "pieces 1 × 24 = 24"),
        ("1/2 dozen", "pieces 1 × 6 = 6"), ("each", "pieces 1 × 1 = 1"),
        ("per pair", "pieces 1 × 2 = 2"), ("3 gross", "pieces 1 × 432 = 432"),
        ("5 hundred", "pieces 1 × 500 = 500"), ("per roll", "pieces 1 × 1 = 1"),
        ("per lb", "mass 1 × 45359237/100000000 = 45359237/100000000"),
        ("/kg", "mass 1 × 1 = 1"), ("Per Kilo", "mass 1 × 1 = 1"),
        ("1/2 gal", "volume 1 × 473176473/250000000 = 473176473/250000000"),
        ("½ gal", "volume 1 × 473176473/250000000 = 473176473/250000000"),
        ("1 1/2 kg", "mass 1 × 3/2 = 3/2"), ("1½ kg", "mass 1 × 3/2 = 3/2"),
        ("1 ½ kg", "mass 1 × 3/2 = 3/2"), ("1 1⁄2 kg", "mass 1 × 3/2 = 3/2"),
        ("¼ l", "volume 1 × 1/4 = 1/4"), ("2¾kg", "mass 1 × 11/4 = 11/4"),
        ("⅓ l", "volume 1 × 1/3 = 1/3"), ("3 x 1/3 l", "volume 3 × 1/3 = 1"),
        ("⅛ kg", "mass 1 × 1/8 = 1/8"), ("15/16 m", "length 1 × 15/16 = 15/16"),
        ("2 lb 3 oz", "mass 1 × 317514659/320000000 = 317514659/320000000"),
        ("2 lb, 3 oz", "mass 1 × 317514659/320000000 = 317514659/320000000"),
        ("2lb3oz", "mass 1 × 317514659/320000000 = 317514659/320000000"),
        ("5 ft 6 in", "length 1 × 4191/2500 = 4191/2500"),
        ("5ft2in", "length 1 × 3937/2500 = 3937/2500"),
        ("3 x 1 yd 2 ft 6 in", "length 3 × 4191/2500 = 12573/2500"),
        ("1 kg 250 g", "mass 1 × 5/4 = 5/4"),
        ("2 st 7 lb", "mass 1 × 317514659/20000000 = 317514659/20000000"),
        ("50 sq ft", "area 1 × 145161/31250 = 145161/31250"),
        ("50 sq.ft.", "area 1 × 145161/31250 = 145161/31250"),
        ("50 square feet", "area 1 × 145161/31250 = 145161/31250"),
        ("50ft2", "area 1 × 145161/31250 = 145161/31250"),
        ("2 m2", "area 1 × 2 = 2"), ("2 m²", "area 1 × 2 = 2"), ("2.5 sqm", "area 1 × 5/2 = 5/2"),
        ("2 rolls x 10 m", "length 2 × 10 = 20"), ("30 m", "length 1 × 30 = 30"),
        ("2 metric cups", "volume 1 × 1/2 = 1/2"), ("2 label cups", "volume 1 × 12/25 = 12/25"),
        ("1980 ml (6 x 330 ml)", "volume 6 × 33/100 = 99/50"),
        ("6 x 330 ml (1980 ml)", "volume 6 × 33/100 = 99/50"),
        ("6 x 330 ml (1.98 l)", "volume 6 × 33/100 = 99/50"),
        ("6 x 330 ml (330 ml)", "volume 6 × 33/100 = 99/50"),
        ("6 x 330 ml (6 cans)", "volume 6 × 33/100 = 99/50"),
        ("6 x 330 ml (6 x 330 ml)", "volume 6 × 33/100 = 99/50"),
        ("170 g (10 pieces)", "mass 10 × 17/1000 = 17/100"),
        ("600 g (1 dozen)", "mass 12 × 1/20 = 3/5"), ("24 rolls (2 x 12)", "pieces 2 × 12 = 24"),
        ("2 x 0.7 g (1.400 g)", "mass 2 × 7/10000 = 7/5000"),
        ("98 g (100 g)", "mass 1 × 49/500 = 49/500"),
        ("32 oz (2 lb)", "mass 1 × 45359237/50000000 = 45359237/50000000"),
        ("1 kg (2.205 lb)", "mass 1 × 1 = 1"), ("355 ml / 12 oz", "volume 1 × 71/200 = 71/200"),
        ("2130 ml (6 x 12 fl. oz.)", "volume 6 × 71/200 = 213/100"),
        ("1000000000000 kg", "mass 1 × 1000000000000 = 1000000000000"),
    ]

    @Test(arguments: sizes)
    func aSizeIsCountTimesEach(_ typed: String, _ line: String) {
        #expect(reading(typed).line == line)
    }

    @Test(arguments: [
        ("1,5 l", "volume 1 × 3/2 = 3/2"), ("6 x 0,33 l", "volume 6 × 33/100 = 99/50"),
        ("1.250 g", "mass 1 × 5/4 = 5/4"), ("1 250,5 g", "mass 1 × 2501/2000 = 2501/2000"),
        ("2 kg, 500 g", "mass 1 × 5/2 = 5/2"),
    ])
    func aDecimalCommaIsReadWhereItIsTheHabit(_ typed: String, _ line: String) {
        #expect(reading(typed, convention: .comma).line == line)
    }

    static let refused: [(typed: String, failure: SizeFailure)] = [
        ("", .empty), ("  ", .empty), ("kg", .numberMissing(unit: "kg")),
        ("lb", .numberMissing(unit: "lb")), ("rolls", .numberMissing(unit: "rolls")),
        ("big", .notANumber("big")), ("family pack", .notANumber("family pack")),
        ("a pair", .notANumber("a pair")), ("+5 g", .notANumber("+5 g")),
        ("5. g", .notANumber("5. g")), ("6 x", .unknownUnit("x", nearest: nil)),
        ("6 ×", .notANumber("6 ×")), ("x 6", .notANumber("x 6")),
        ("1,5 l", .ambiguousNumber("1,5 l")), ("1.500 g", .ambiguousNumber("1.500 g")),
        ("2.000 sheets", .ambiguousNumber("2.000 sheets")),
        ("1.000", .ambiguousNumber("1.000")), ("12 34 g", .ambiguousNumber("12 34 g")),
        ("0.1234567890123456789 g", .tooManyDecimals("0.1234567890123456789 g", limit: 18)),
        ("1000000000000000000000000000000 g", .tooLarge("1000000000000000000000000000000 g")),
        ("1000000000001 kg", .tooLarge("1000000000001 kg")),
        ("999999999 x 999999999 l", .tooLarge("999999999 x 999999999 l")),
        ("-400 g", .negative("-400 g")), ("6 x -330 ml", .negative("6 x -330 ml")),
        ("−1/2 gal", .negative("-1/2 gal")),
        ("0 g", .zero("0 g")), ("0", .zero("0")), ("0 x 330 ml", .zero("0 x 330 ml")),
        ("6 x 0 ml", .zero("6 x 0 ml")), ("0 lb 0 oz", .zero("0 lb 0 oz")),
        ("1/0 l", .notAFraction("1/0")), ("6/12 fl oz", .notAFraction("6/12")),
        ("4/33 cl", .notAFraction("4/33")), ("4/8 kg", .notAFraction("4/8")),
        ("5/4 l", .notAFraction("5/4")), ("24/12 oz", .notAFraction("24/12")),
        ("1.5 x 330 ml", .countNotWhole("1.5")), ("1.5 pieces", .countNotWhole("1.5 pieces")),
        ("½ x 2 rolls", .countNotWhole("½")), ("1/5 dozen", .countNotWhole("1/5 dozen")),
        ("0.4", .unitMissing("0.4", kind: nil)), ("½", .unitMissing("½", kind: nil)),
        ("2 lb 3", .unitMissing("3", kind: .mass)),
        ("1980 ml (6 x 330)", .unitMissing("6 x 330", kind: .volume)),
        ("40 therms", .unknownUnit("therms", nearest: nil)),
        ("5 bananas", .unknownUnit("bananas", nearest: nil)),
        ("per family", .unknownUnit("family", nearest: nil)),
        ("6 x 330 mll", .unknownUnit("mll", nearest: "ml")),
        ("12 oz", .ambiguousUnit("oz", choices: ["oz wt", "us fl oz", "imp fl oz"])),
        ("12 oz (12 oz)", .ambiguousUnit("oz", choices: ["oz wt", "us fl oz", "imp fl oz"])),
        (
            "2 cups",
            .ambiguousUnit("cups", choices: ["metric cup", "label cup", "us cup", "imp cup"])
        ),
        ("1 ton", .ambiguousUnit("ton", choices: ["tonne", "short ton", "long ton"])),
        ("3 oz wt 2 lb", .notAPart("2 lb", of: "oz")), ("1 kg 2 kg", .notAPart("2 kg", of: "kg")),
        ("12 fl oz 355 ml", .notAPart("355 ml", of: "fl oz")),
        ("1 qt 900 ml", .notAPart("900 ml", of: "qt")),
        ("1 lb 16 oz", .notAPart("16 oz", of: "lb")),
        ("2 lb 3 ml", .mixedKinds("2 lb", .mass, "3 ml", .volume)),
        ("10 pieces (170 g)", .mixedKinds("10 pieces", .pieces, "170 g", .mass)),
        ("1 lb (473 ml)", .mixedKinds("1 lb", .mass, "473 ml", .volume)),
        ("2 m x 3 m", .twoMeasures("2 m x 3 m")), ("2 kg x 3 l", .twoMeasures("2 kg x 3 l")),
        ("97.99 g (100 g)", .contradicts("97.99 g", restated: "100 g")),
        ("1 kg (1.1 kg)", .contradicts("1 kg", restated: "1.1 kg")),
        ("2 l (6 x 330 ml)", .contradicts("2 l", restated: "6 x 330 ml")),
        ("6 x 330 ml (4 x 495 ml)", .contradicts("6 x 330 ml", restated: "4 x 495 ml")),
        ("6 x 330 ml (5 cans)", .contradicts("6 x 330 ml", restated: "5 cans")),
        ("12 rolls (13)", .contradicts("12 rolls", restated: "13")),
        ("imperial gal/3.785 l", .numberMissing(unit: "imperial gal")),
        ("1 imperial gal/3.785 l", .contradicts("1 imperial gal", restated: "3.785 l")),
        ("400 g approx", .unreadRest("approx")), ("400 g (approx)", .notANumber("approx")),
        ("400 g ()", .empty), ("400 g (14 oz", .unreadRest("(14 oz")),
        ("400 g (14 oz) net", .unreadRest("(14 oz) net")), ("400 g!", .unreadRest("!")),
        ("330 ml =", .unreadRest("=")), ("8 kg of 330 ml", .unreadRest("of 330 ml")),
        ("1.5/2 l", .unreadRest("/2 l")), ("6 330 ml,", .unreadRest(",")),
        ("10 pieces, 170 g", .unreadRest(", 170 g")),
    ]

    @Test(arguments: refused)
    func textThatIsNotASizeIsRefusedForItsReason(_ typed: String, _ expected: SizeFailure) {
        #expect(failure(typed) == expected)
    }

    @Test(arguments: [("12", MeasureKind.mass), ("6 x 330", .volume), ("1.5", .length)])
    func aBareNumberIsNoWeight(_ typed: String, _ kind: MeasureKind) {
        #expect(failure(typed, kind) == .unitMissing(typed, kind: kind))
        #expect(
            failure(typed, .pieces) == (typed == "1.5" ? .unitMissing(typed, kind: .pieces) : nil))
    }

    @Test func theWordsForContainersAndPiecesAreStored() throws {
        let cans = try reading("8 cans of 330 ml").get()
        #expect(cans.container?.many == "cans")
        #expect(cans.piece == nil)
        let trailing = try reading("6 x 330 ml bottles").get()
        #expect(trailing.container?.one == "bottle")
        let rolls = try reading("3 packs of 4 rolls").get()
        #expect(rolls.container?.one == "pack")
        #expect(rolls.piece?.one == "roll")
        let plain = try reading("12 rolls").get()
        #expect(plain.container == nil)
        #expect(plain.piece?.many == "rolls")
        let restated = try reading("170 g (10 slices)").get()
        #expect(restated.container?.many == "slices")
        #expect(try reading("2 dozen eggs").get().piece?.one == "egg")
        #expect(try reading("12").get().piece == nil)
    }

    @Test func theUnitsAndTheTypedTextAreStored() throws {
        let size = try reading(" 2 lb 3 oz ").get()
        #expect(size.units.map(\.id) == ["lb", "oz"])
        #expect(size.typed == " 2 lb 3 oz ")
    }

    @Test func labelsHaveTheirOwnFactors() {
        #expect(reading("16 fl oz", factors: .label).line.hasSuffix("= 59147/125000"))
        #expect(reading("2 lb", factors: .label).line.hasSuffix("= 56699/62500"))
        #expect(reading("2 us cups", factors: .label).line == reading("2 us cups").line)
    }
}
