import PennyEngine
import PennyReport
import Testing

@Suite struct PublishedNumberTests {
    static let numbers = [
        ("2,793.90", "2793.9", false), ("-0.08%", "-0.08", true), ("−0.13 %", "-0.13", true),
        ("+1.2", "1.2", false), ("0", "0", false), ("16.290000", "16.29", false),
        ("  7 ", "7", false), ("1,234,567", "1234567", false), ("- 5", "-5", false),
        ("\u{A0}0.10\u{A0}%", "0.1", true),
        ("123456789012345.123456789012345", "123456789012345.123456789012345", false),
    ]

    @Test(arguments: numbers)
    func `a number as sources write it is read exactly`(
        typed: String, value: String, isPercent: Bool
    ) throws {
        let number = try #require(PublishedNumber(typed))
        #expect(number.value.text() == value)
        #expect(number.isPercent == isPercent)
    }

    @Test(arguments: [
        "", "%", "-", ".", "5.", ".5", "1,23", "1,2345", "1.2.3", "1e5", "--5", "N/D", "2.793,90",
        "1 234", "0x10", "٣", "1234567890123456", "1%%", "∞", "5-",
    ])
    func `anything else is no number`(typed: String) {
        #expect(PublishedNumber(typed) == nil)
    }
}
