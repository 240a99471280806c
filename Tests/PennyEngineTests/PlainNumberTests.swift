import PennyEngine
import Testing

@Suite struct PlainNumberTests {
    static let numbers: [(String, NumberConvention, String)] = [
        ("412000", .point, "412000"), ("412,000", .point, "412000"), ("101.20", .point, "101.2"),
        ("1,234,567.891", .point, "1234567.891"), ("0.125", .point, "0.125"),
        ("101,20", .comma, "101.2"), ("412.000", .comma, "412000"), ("412 000", .comma, "412000"),
        ("1\u{202F}264,14", .comma, "1264.14"), ("1'264,14", .comma, "1264.14"),
        ("-0,08 %", .comma, "-0.08"), ("\u{2212} 0,13", .comma, "-0.13"), ("+1,2", .comma, "1.2"),
        ("6.375%", .point, "6.375"), (" 6.375 % ", .point, "6.375"),
        ("١٠١٫٢٠", .point, "101.2"), ("٤١٢٬٠٠٠", .comma, "412000"),
    ]

    @Test(arguments: numbers)
    func `a number is read in the convention of its writer`(
        typed: String, convention: NumberConvention, value: String
    ) throws {
        #expect(try PlainNumber(typed, convention).value.text() == value)
    }

    static let problems: [(String, NumberConvention, PlainNumber.Problem)] = [
        ("", .point, .notANumber), ("house", .point, .notANumber), ("1.2.3", .point, .notANumber),
        ("--1", .point, .notANumber), ("- -1", .point, .notANumber), ("5 %%", .comma, .notANumber),
        ("7 EUR", .comma, .notANumber), ("101.20", .comma, .otherMarks),
        ("101,20", .point, .otherMarks), ("0.125", .comma, .otherMarks),
        ("1,234", .comma, .mayBeThousands), ("1.234", .point, .mayBeThousands),
        ("-412.000", .point, .mayBeThousands),
    ]

    @Test(arguments: problems)
    func `what can be read in two ways is not a number`(
        typed: String, convention: NumberConvention, problem: PlainNumber.Problem
    ) {
        #expect(throws: problem) { try PlainNumber(typed, convention) }
    }
}
