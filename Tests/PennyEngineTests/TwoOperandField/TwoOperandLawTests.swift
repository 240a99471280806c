import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Laws of the two-operand field")
struct TwoOperandLawTests {
    /// A number of up to nine digits and four decimals, as typed.
    static func number(_ random: inout SeededGenerator) -> String {
        let digits = random.number(in: 1...999_999_999)
        let decimals = random.number(in: 0...4)
        return ExactDecimal(Int128(digits), scale: decimals).text()
    }

    static let signs: [(key: String, typed: [String], ArithmeticOperator)] = [
        ("+", ["+", " + "], .plus), ("-", ["-", " − ", "−"], .minus),
        ("*", ["*", " x ", "X", " × "], .times), ("/", ["/", " ÷ "], .divide),
    ]

    static func value(_ typed: String) throws -> SignedFraction {
        try NumberExpression.value(of: typed, convention: .point).value
    }

    @Test func textIsWorthWhatItsKeysAre() throws {
        var random = SeededGenerator()
        for _ in 0..<500 {
            let sign = random.pick(Self.signs)
            let (left, right) = (Self.number(&random), Self.number(&random))
            let minus = random.pick(["", "-"])
            var field = TwoOperandField.pressing(minus + left + sign.key + right).field
            let typed = minus + left + random.pick(sign.typed) + right + random.pick(["", "="])
            #expect(field.leave() == .value(try Self.value(typed), note: nil), "\(random)")
        }
    }

    @Test func theTextOfAFieldIsWorthWhatTheFieldIs() throws {
        var random = SeededGenerator()
        for convention in [NumberConvention.point, .comma] {
            for _ in 0..<200 {
                let keys =
                    Self.number(&random) + random.pick(Self.signs).key + Self.number(&random)
                var field = TwoOperandField.pressing(keys, convention).field
                let read = try NumberExpression.value(of: field.text, convention: convention)
                #expect(field.leave() == .value(read.value, note: nil), "\(keys) \(random)")
            }
        }
    }

    @Test func anOperationIsUndoneByItsInverse() throws {
        var random = SeededGenerator()
        for _ in 0..<300 {
            let (first, second) = (Self.number(&random), Self.number(&random))
            for (there, back) in [("*", "/"), ("/", "*"), ("+", "-"), ("-", "+")] {
                let keys = first + there + second + "=" + back + second
                var field = TwoOperandField.pressing(keys).field
                #expect(
                    field.leave() == .value(try Self.value(first), note: nil), "\(keys) \(random)")
            }
        }
    }

    @Test func sumsAndProductsAreCommutative() throws {
        var random = SeededGenerator()
        for _ in 0..<300 {
            let (first, second) = (Self.number(&random), Self.number(&random))
            for sign in ["+", "*"] {
                let turned = try Self.value(second + sign + first)
                #expect(try Self.value(first + sign + second) == turned, "\(random)")
            }
            let difference = try Self.value(first + "-" + second)
            #expect(try Self.value(second + "-" + first) == difference.negated, "\(random)")
        }
    }

    @Test func aResultIsShownWithinHalfAUnitOfItsLastDecimal() throws {
        var random = SeededGenerator()
        for _ in 0..<300 {
            let value = try Self.value(Self.number(&random) + "/" + Self.number(&random))
            let decimals = random.number(in: 0...12)
            let (shown, isRounded) = try #require(value.rounded(decimals: decimals))
            let error = value + SignedFraction(shown).negated
            let twice = error * SignedFraction(ExactDecimal(2 * ExactDecimal.powerOfTen(decimals)))
            #expect(twice.magnitude.numerator <= twice.magnitude.denominator, "\(random)")
            #expect(isRounded == !error.isZero, "\(random)")
            #expect(shown.scale <= decimals)
        }
    }

    @Test func anExactDecimalIsGivenBackAndNoOther() throws {
        var random = SeededGenerator()
        for _ in 0..<300 {
            let decimal = ExactDecimal(
                Int128(random.number(in: -1_000_000...1_000_000)),
                scale: random.number(in: 0...18))
            let value = SignedFraction(decimal)
            #expect(value.exactDecimal == decimal, "\(random)")
            #expect(value.isNegative == decimal.isNegative)
        }
        #expect(try Self.value("10/3").exactDecimal == nil)
        #expect(try Self.value("1/8").exactDecimal == ExactDecimal(125, scale: 3))
        #expect(try Self.value("-0").isNegative == false)
        let tiny = try Self.value("0.0000000001*0.0000000001")
        #expect(tiny.exactDecimal == nil)
    }

    @Test func backspaceDeletesEachAcceptedKey() {
        var random = SeededGenerator()
        let keys: [TwoOperandField.Key] = [
            .digit(0), .digit(7), .point, .operator(.minus), .operator(.times), .operator(.plus),
        ]
        for _ in 0..<300 {
            var field = TwoOperandField(convention: .comma, decimals: 2)
            for _ in 0..<12 {
                let before = field
                guard field.press(random.pick(keys)) == .accepted else { continue }
                var back = field
                _ = back.press(.backspace)
                let isDroppedPoint = before.text.hasSuffix(",") && field.stage == .lhsOp
                let isFirstPoint = field.text.hasSuffix("0,") && !before.text.hasSuffix("0")
                let isCollapsed =
                    before.text.hasSuffix("0") && field.text.count == before.text.count
                if isDroppedPoint || isFirstPoint || isCollapsed { continue }
                #expect(back.text == before.text && back.stage == before.stage, "\(random)")
            }
        }
    }
}
