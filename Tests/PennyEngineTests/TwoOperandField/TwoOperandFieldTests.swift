import Testing

@testable import PennyEngine

@Suite("The two-operand field")
struct TwoOperandFieldTests {
    typealias Field = TwoOperandField

    @Test(
        arguments: [
            ("", ""), ("0", "0"), ("00", "0"), ("007", "7"), ("-007", "−7"), (".5", "0.5"),
            ("-.5", "−0.5"), ("5.", "5."), ("5.+", "5+"), ("0.00", "0.00"), ("2.50", "2.50"),
            ("4.99-0.50", "4.99−0.50"), ("4.99-0.50=", "4.49"), ("2*3.49=", "6.98"),
            ("10/3=", "3.33"), ("10/3=*3=", "10"), ("20/3=", "6.67"), ("1/8=", "0.13"),
            ("1/8=*8=", "1"), ("-1/8=", "−0.13"), ("-1/300=", "−0"), ("-0=", "−0"), ("-0+0=", "0"),
            ("5-8=", "−3"), ("5-8=*2=", "−6"), ("5-8=-", "−3−"), ("-5+5=", "0"),
            ("5*+-/2=", "2.5"), ("7/0=", "7÷0"), ("7/0=<2=", "3.5"), ("7/.=", "7÷0."),
            ("1+2=7", "7"), ("1+2=.7", "0.7"), ("1+2=*3=", "9"), ("1+2*3=", "24"),
            ("=5==", "5"), ("C5C", ""), ("9.99+0.01=", "10"), ("1.25+1.25=", "2.5"),
        ] as [(String, String)])
    func theFieldShows(_ keys: String, _ text: String) {
        #expect(Field.pressing(keys).field.text == text)
    }

    @Test(
        arguments: [
            ("5<", ""), ("52<", "5"), ("5.<", "5"), ("5.25<<", "5."), ("-5<", "−"), ("-<", ""),
            ("5+<", "5"), ("5+2<", "5+"), ("5+2.<", "5+2"), ("5+-<", "5"), ("10/3=<", ""),
            ("10/3=*<", "3.33"), ("10/3=*<*3=", "10"), (".<", "0"), (".<<", ""), ("<", ""),
            ("0.05<", "0.0"), ("0.05<<2", "0.2"), ("5.<.5", "5.5"),
        ] as [(String, String)])
    func backspaceDeletesTheLastKey(_ keys: String, _ text: String) {
        #expect(Field.pressing(keys).field.text == text)
    }

    @Test(
        arguments: [
            ("+", .refused(.numberFirst)), ("*", .refused(.numberFirst)),
            ("--", .refused(.numberFirst)),
            ("-/", .refused(.numberFirst)), ("5+2*", .refused(.chained)),
            ("5+2-", .refused(.chained)), ("5..", .refused(.secondPoint)),
            ("5.5+1.1.", .refused(.secondPoint)), ("7/0=", .refused(.divisionByZero)),
            ("5+-", .replacedOperator), ("=", .nothingToDo), ("5=", .nothingToDo),
            ("5+=", .nothingToDo), ("5+2==", .nothingToDo), ("00", .nothingToDo),
            ("C", .nothingToDo), ("<", .nothingToDo), ("-", .accepted), ("1+1=", .accepted),
        ] as [(String, Field.Response)])
    func theLastKeyIsAnswered(_ keys: String, _ response: Field.Response) {
        #expect(Field.pressing(keys).last == response)
    }

    @Test func aRefusedKeyLeavesTheFieldAsItWas() {
        for keys in ["", "-", "5", "5.", "5+", "5+2", "5+2.", "7/0", "1/3="] {
            let field = Field.pressing(keys).field
            for key in ["0", "7", ".", "+", "-", "*", "/", "="].compactMap(Self.key) {
                var after = field
                if case .accepted = after.press(key) { continue }
                if field.stage == .lhsOp { continue }
                #expect(after == field, "\(keys) \(key)")
            }
        }
    }

    static func key(_ text: String) -> Field.Key? { text.utf8.first.flatMap(Field.Key.init) }

    @Test(
        arguments: [
            ("", ".-=7", "+*/"), ("-", ".=7", "+-*/"), ("5", ".+-*/=7", ""),
            ("5.", "+-*/=7", "."), ("5+", ".+-*/=7", ""), ("5+2", ".=7", "+-*/"),
            ("5+2.", "=7", ".+-*/"), ("7/0", ".=7", "+-*/"), ("1/3=", ".+-*/=7", ""),
            ("123456789012345678901234", ".+=", "7"), ("0.123456789012345678", "+=", "7."),
        ] as [(String, String, String)])
    func theButtonsThatWouldBeRefusedAreDisabled(_ keys: String, _ on: String, _ off: String) {
        let field = Field.pressing(keys).field
        #expect(on.allSatisfy { Self.key(String($0)).map(field.isEnabled) ?? false })
        #expect(!off.contains { Self.key(String($0)).map(field.isEnabled) ?? true })
    }

    @Test(
        arguments: [
            ("", .empty(note: nil), ""), ("-", .empty(note: .signDropped), ""),
            ("5", .value(SignedFraction(5), note: nil), "5"),
            ("5.", .value(SignedFraction(5), note: nil), "5"),
            ("5*", .value(SignedFraction(5), note: .operatorDropped(.times)), "5"),
            ("10/3=-", .value(SignedFraction(10, 3), note: .operatorDropped(.minus)), "3.33"),
            ("10/3", .value(SignedFraction(10, 3), note: nil), "3.33"),
            ("-5", .value(SignedFraction(-5), note: nil), "−5"),
            ("0.50-4.99", .value(SignedFraction(-449, 100), note: nil), "−4.49"),
            ("7/0", .refused(.divisionByZero), "7÷0"),
        ] as [(String, Field.Outcome, String)])
    func leavingGivesTheValue(_ keys: String, _ outcome: Field.Outcome, _ text: String) {
        var field = Field.pressing(keys).field
        #expect(field.leave() == outcome)
        #expect(field.text == text)
    }

    @Test(
        arguments: [
            ("1/3=", 0, "0", true), ("2/3=", 0, "1", true), ("1/3=", 4, "0,3333", true),
            ("1/8=", 3, "0,125", false), ("1/8=", 4, "0,125", false), ("1,5+1=", 2, "2,5", false),
            ("1/3=", 12, "0,333333333333", true), ("1/3=", 99, "0,333333333333", true),
            ("5/2=", -1, "3", true), ("4/2=", 0, "2", false),
        ] as [(String, Int, String, Bool)])
    func aResultIsShownToTheFieldsPrecision(
        _ keys: String, _ decimals: Int, _ text: String, _ isRounded: Bool
    ) {
        let field = Field.pressing(keys, .comma, decimals: decimals).field
        #expect(field.text == text)
        #expect(field.isRounded == isRounded)
    }

    @Test func absurdNumbersAreRefusedAndNothingTraps() {
        let nines = String(repeating: "9", count: 24)
        #expect(Field.pressing(nines).last == .accepted)
        #expect(Field.pressing(nines + "9").last == .refused(.tooLong))
        #expect(Field.pressing(nines + "9").field.text == nines)
        #expect(Field.pressing(nines + ".9").last == .refused(.tooLong))
        #expect(Field.pressing("." + nines).last == .refused(.tooManyDecimals))
        #expect(Field.pressing(nines + "*1=").field.text == nines)
        #expect(Field.pressing(nines + "*2=").last == .refused(.resultTooLong))
        #expect(Field.pressing(nines + "+1=").last == .refused(.resultTooLong))
        #expect(Field.pressing("-" + nines + "-1=").last == .refused(.resultTooLong))
        #expect(
            Field.pressing(nines + "/.000000000000000001=").last == .refused(.resultTooLong))
        let most = String(nines.dropLast())
        let half = most + "+.5="
        #expect(
            Field.pressing(half, decimals: 0).field.text == "1" + String(repeating: "0", count: 23))
        #expect(Field.pressing(half, decimals: 12).field.text == most + ".5")
    }

    @Test func aChainOfQuotientsEndsBeforeItIsOutOfHand() {
        var keys = "1/3="
        for _ in 0..<40 { keys += "/7.000000000001=" }
        #expect(Field.pressing(keys).last == .refused(.resultTooLong))
    }

    @Test func aNumberOverNineIsNoKey() {
        var field = Field(convention: .point, decimals: 2)
        #expect(field.press(.digit(10)) == .nothingToDo)
        #expect(field.stage == .empty)
    }
}
