import Testing

@testable import PennyEngine

@Suite("Expressions as typed in files")
struct NumberExpressionTests {
    @Test(
        arguments: [
            ("4.99 - 0.50", 449, 100), ("4.99-0.50", 449, 100), ("4.99 − 0.50", 449, 100),
            ("2*3.49", 698, 100), ("2x3.49", 698, 100), ("2 X 3.49", 698, 100),
            ("2 × 3.49", 698, 100), ("2×3.49=", 698, 100), ("2 * 3.49 =", 698, 100),
            ("10/3", 10, 3), ("10÷3", 10, 3), ("1/2", 1, 2), ("0/5", 0, 1), ("-6/4", -3, 2),
            ("0.50-4.99", -449, 100), ("5-5", 0, 1), ("-5+5", 0, 1), ("-5 x 2", -10, 1),
            ("−5+2", -3, 1), ("- 5 + 2", -3, 1), (".5+.25", 3, 4), ("007+1", 8, 1),
            ("1,000.50 + 1", 10015, 10), ("1 000 * 2", 2000, 1), ("1'000/4", 250, 1),
            ("\u{A0}1 + 2\u{202F}", 3, 1), ("1 000\u{A0}+\u{3000}2", 1002, 1),
        ] as [(String, Int64, Int64)])
    func twoNumbersAreComputedExactly(_ typed: String, _ top: Int64, _ bottom: Int64) throws {
        let read = try NumberExpression.value(of: typed, convention: .point)
        #expect(read.value == SignedFraction(top, bottom))
        #expect(read.note == nil)
        #expect(read.isExpression)
    }

    @Test(
        arguments: [
            ("1.000,50 + 1", 10015, 10), ("4,99 - 0,50", 449, 100), ("1 234,5*2", 2469, 1),
            ("3,5 / 2,5", 7, 5),
        ] as [(String, Int64, Int64)])
    func aDecimalCommaIsReadWhereItIsTheConvention(
        _ typed: String, _ top: Int64, _ bottom: Int64
    ) throws {
        let read = try NumberExpression.value(of: typed, convention: .comma)
        #expect(read.value == SignedFraction(top, bottom))
    }

    @Test(
        arguments: [
            ("4.99", 499, 100), ("-5", -5, 1), ("−5", -5, 1), ("- 5", -5, 1), ("5=", 5, 1),
            ("5 =", 5, 1), ("0", 0, 1), ("-0", 0, 1), ("1,000", 1000, 1),
            ("123456789012345678", 123_456_789_012_345_678, 1),
        ] as [(String, Int64, Int64)])
    func aNumberAloneIsNoExpression(_ typed: String, _ top: Int64, _ bottom: Int64) throws {
        let read = try NumberExpression.value(of: typed, convention: .point)
        #expect(read.value == SignedFraction(top, bottom))
        #expect(!read.isExpression)
    }

    @Test(
        arguments: [
            ("5×", .times), ("5 *", .times), ("5x", .times), ("5 x ", .times), ("5+", .plus),
            ("5-", .minus), ("5 ÷ =", .divide),
        ] as [(String, ArithmeticOperator)])
    func anOperatorWithNothingBehindItIsDroppedWithANote(
        _ typed: String, _ dropped: ArithmeticOperator
    ) throws {
        let read = try NumberExpression.value(of: typed, convention: .point)
        #expect(read.value == SignedFraction(5))
        #expect(read.note == .operatorDropped(dropped))
        #expect(read.isExpression)
    }

    static let nines = String(repeating: "9", count: 25)

    @Test(
        arguments: [
            ("7÷0", .divisionByZero), ("7/0.00=", .divisionByZero), ("-0/0", .divisionByZero),
            ("5*-3", .twoOperators(.times, .minus)), ("5--3", .twoOperators(.minus, .minus)),
            ("5 - −3", .twoOperators(.minus, .minus)), ("5+*3", .twoOperators(.plus, .times)),
            ("5**", .twoOperators(.times, .times)), ("--5", .twoOperators(.minus, .minus)),
            ("-+5", .twoOperators(.minus, .plus)), ("+5", .operatorFirst(.plus)),
            ("×5", .operatorFirst(.times)), ("x5", .operatorFirst(.times)),
            ("/", .operatorFirst(.divide)),
            ("", .notANumber("")), (" ", .notANumber("")), ("=", .notANumber("=")),
            ("-", .notANumber("")), ("=5", .notANumber("=5")), ("abc", .notANumber("abc")),
            ("abc + 2", .notANumber("abc")), ("5 + abc", .notANumber("+ abc")),
            ("5 ml", .notANumber("ml")), ("5 - 2 ml", .notANumber("ml")), ("5.", .notANumber("5.")),
            ("5. + 2", .notANumber("5.")), ("2 + 5.", .notANumber("5.")), (".", .notANumber(".")),
            ("1e3", .notANumber("e3")), ("5%", .notANumber("%")), ("2 XL", .notANumber("XL")),
            ("1.5.5", .notANumber(".5")), ("(1+2)", .notANumber("(1")), ("1:2", .notANumber(":2")),
            ("३+1", .notANumber("३")),
            ("1,5 + 2", .ambiguousMark("1,5")), ("2 + 1,5", .ambiguousMark("1,5")),
            ("2 1/2", .ambiguousMark("2 1")),
            (nines, .tooLong(nines)), ("1 + " + nines, .tooLong(nines)),
            ("999999999999999999999999.5", .tooLong("999999999999999999999999.5")),
            ("0.0000000000000000001 + 1", .tooManyDecimals("0.0000000000000000001")),
            ("999999999999999999999999 * 2", .resultTooLong),
            ("999999999999999999999999 * 2 =", .resultTooLong),
            ("1+2=3", .afterEquals("3")), ("1+2=*3", .afterEquals("*3")),
            ("1+=2", .afterEquals("2")), ("5==", .afterEquals("=")),
        ] as [(String, ExpressionFailure)])
    func textThatIsNotAnExpressionIsRefused(_ typed: String, _ failure: ExpressionFailure) {
        #expect(throws: failure) { try NumberExpression.value(of: typed, convention: .point) }
    }

    @Test(
        arguments: [
            ("1.000,50 + 1", .point, .notANumber(",50 + 1")),
            ("4.99 - 1", .comma, .ambiguousMark("4.99")),
        ] as [(String, NumberConvention, ExpressionFailure)])
    func theOtherConventionsNumbersAreRefused(
        _ typed: String, _ convention: NumberConvention, _ failure: ExpressionFailure
    ) {
        #expect(throws: failure) { try NumberExpression.value(of: typed, convention: convention) }
    }

    @Test(
        arguments: [
            ("1+2*3", .plus, .times, [9, 7]), ("1-2*3=", .minus, .times, [-3, -5]),
            ("8 - 4 / 2", .minus, .divide, [2, 6]), ("2*3+1", .times, .plus, [7, 7]),
            ("8/4/2", .divide, .divide, [1, 1]), ("1+2+3", .plus, .plus, [6, 6]),
            ("9-3-2", .minus, .minus, [4, 4]), ("-1+2*3", .plus, .times, [3, 5]),
            ("1+2*3*4", .plus, .times, nil), ("1+2*", .plus, .times, nil),
            ("1+2*-3", .plus, .times, nil), ("1+2/0", .plus, .divide, nil),
            ("1+2*1,5", .plus, .times, nil), ("1/0*2", .divide, .times, nil),
        ] as [(String, ArithmeticOperator, ArithmeticOperator, [Int64]?)])
    func aChainIsRefusedWithWhatItCouldMean(
        _ typed: String, _ first: ArithmeticOperator, _ second: ArithmeticOperator,
        _ readings: [Int64]?
    ) {
        let failure = #expect(throws: ExpressionFailure.self) {
            try NumberExpression.value(of: typed, convention: .point)
        }
        guard case .chained(first, second, let given) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        let values = readings.map { $0.map { SignedFraction($0) } }
        #expect(given.map { [$0.fromTheLeft, $0.byPrecedence] } == values)
    }

    @Test(
        arguments: [
            ("4.99 - 0.50 USD", 449, ""), ("$4.99 - $0.50", 449, ""),
            ("$4.99-$.50 each", 449, "each"),
            ("USD 4.99 - USD 0.50", 449, ""), ("4.99 USD - 0.50 USD / kg", 449, "/ kg"),
            ("4.99/lb", 499, "/lb"), ("4.99 - 0.50/lb", 449, "/lb"),
            ("4.99 x rolls", 499, "x rolls"),
            ("-$5", -500, ""), ("$-5", -500, ""), ("$5×", 500, ""), ("5 USDX", 500, "USDX"),
            ("5 kg", 500, "kg"), ("2*3 = kg", 600, "kg"), ("$$5", nil, ""), ("5 + $", 500, ""),
        ] as [(String, Int64?, String)])
    func aCursorStopsAtWhatIsNoPartOfTheExpression(
        _ typed: String, _ hundredths: Int64?, _ rest: String
    ) {
        var text = TypedText(typed)
        let read = try? NumberExpression.scan(
            &text, convention: .point, symbols: ["USD", "$"])
        #expect(read?.value == hundredths.map { SignedFraction($0, 100) })
        if read != nil { #expect(text.trimmed(from: text.position) == rest) }
    }

    @Test(
        arguments: [
            ("1.500 + 2", true), ("2 + 1.500", true), ("1.500*2.25", true), ("1.50 + 2", false),
            ("0.125 + 2", false),
        ] as [(String, Bool)])
    func aNumberThatMayBeThousandsIsReported(_ typed: String, _ mayBe: Bool) throws {
        var text = TypedText(typed)
        let read = try NumberExpression.scan(&text, convention: .point)
        #expect(read.mayBeThousands == mayBe)
        #expect(text.mayBeThousands == mayBe)
    }

    @Test func absurdTextIsRefusedAndNothingTraps() {
        for piece in ["9", "-", "+", ".", ",", " ", "=", "x", "1+", "(", "٣", "×"] {
            for convention in [NumberConvention.point, .comma] {
                let typed = String(repeating: piece, count: 5000)
                #expect(throws: ExpressionFailure.self) {
                    try NumberExpression.value(of: typed, convention: convention)
                }
            }
        }
    }
}
