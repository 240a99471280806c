import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

/// A style reads back the values that it writes, and its bytes are complete for a browser.
@Suite struct NumberStyleReadingTests {
    private func writer(_ style: NumberStyle, _ currency: Currency) -> NumberWriter {
        NumberWriter(for: .english(style), currency: currency)
    }

    private let currencies = ["USD", "EUR", "JPY", "KWD", "SEK", "PLN", "CHF", "EGP", "ILS", "XOF"]

    @Test(arguments: NumberStyle.all)
    func `an amount is read as it was written`(_ style: NumberStyle) throws {
        var random = SeededGenerator()
        for _ in 0..<300 {
            let currency = try #require(Currency(code: random.pick(currencies)))
            let digits = random.number(in: 1...14)
            let size = Int64(random.next() % UInt64(ExactDecimal.powerOfTen(digits)))
            let amount = random.number(in: 0...1) == 0 ? size : -size
            let parser = AmountParser(
                currency: currency, convention: style.convention, allowsZero: true,
                isSigned: true, symbols: style.symbols)
            let text = writer(style, currency).text(.money(amount))
            #expect((try? parser.amount(text)) == amount, "\(text)")
        }
    }

    @Test(arguments: NumberStyle.all)
    func `a number and a rate are read as they were written`(_ style: NumberStyle) throws {
        var random = SeededGenerator()
        let numbers = writer(style, .usDollar)
        for _ in 0..<300 {
            let number = ExactDecimal(
                Int128(random.next() % 10_000_000_000), scale: random.number(in: 0...6))
            let text = numbers.text(.number(number))
            var typed = TypedText(text)
            let read = try? typed.scanNumber(style.convention)
            #expect(read == number && typed.isAtEnd, "\(text)")
            let rate = ExactDecimal(Int128(random.next() % 9_999), scale: 4)
            let percent = numbers.text(.rate(rate))
            #expect((try? InputReader.parseRate(percent, style.convention)) == rate, "\(percent)")
        }
    }

    @Test(
        arguments: [
            ("١٬٢٣٤٫٥٠", NumberConvention.point, 1_234_50), ("١٬٢٣٤٫٥٠", .comma, 1_234_50),
            ("١٢٫٣٤", .comma, 12_34), ("۱۲", .point, 12_00), ("1,234.50", .point, 1_234_50),
            ("ج.م. ١٠", .point, 10_00), ("１，２３４．５０", .point, 1_234_50), ("١٢٣", .comma, 123_00),
        ] as [(String, NumberConvention, Int64)])
    func `digits of other keyboards are read`(
        _ typed: String, _ convention: NumberConvention, _ amount: Int64
    ) throws {
        let egypt = try #require(NumberStyle.named("ar-EG"))
        let parser = AmountParser(
            currency: try #require(Currency(code: "EGP")), convention: convention,
            allowsZero: true, symbols: egypt.symbols)
        #expect(try parser.amount(typed) == amount)
    }

    @Test(arguments: ["١٬٢٣", "١٫", "٫٬", "١٫٢٫٣", "1٬2345", "٬١٢٣", "١٬"])
    func `marks of Arabic in other locales are refused`(_ typed: String) {
        let parser = AmountParser(currency: .usDollar, convention: .point, allowsZero: true)
        #expect(throws: InputProblem.Kind.Failure.self) { try parser.amount(typed) }
    }

    @Test func `what is shown as it was typed keeps its digits`() {
        #expect(TypedText.trimmed(" حليب ١ لتر ") == "حليب ١ لتر")
    }

    // MARK: - As data

    @Test(arguments: NumberStyle.all)
    func `a style is whole after its way to a browser`(_ style: NumberStyle) throws {
        #expect(style.isSound)
        let read = try #require(NumberStyle(bytes: style.bytes))
        #expect(read.bytes == style.bytes)
        #expect(read == style)
        let date = try #require(CivilDate(iso: "2026-09-05"))
        for currency in try currencies.map({ try #require(Currency(code: $0)) }) {
            let (here, there) = (writer(style, currency), writer(read, currency))
            for quantity in [Quantity.money(-1_234_567), .date(date), .count(12_345)] {
                #expect(here.text(quantity) == there.text(quantity))
            }
            #expect(here.text(monthOf: date) == there.text(monthOf: date))
        }
    }

    @Test func `bytes that are no style are refused, whatever they are`() throws {
        let sound = try #require(NumberStyle.named("ca-ES")).bytes
        for count in 0..<sound.count where sound[count] == 0x0A {
            #expect(NumberStyle(bytes: Array(sound[..<count])) == nil)
        }
        var random = SeededGenerator()
        for _ in 0..<2_000 {
            var bytes = sound
            for _ in 0...random.number(in: 0...3) {
                bytes[random.number(in: 0...bytes.count - 1)] = UInt8(
                    truncatingIfNeeded: random.next())
            }
            // No number that it writes may trap.
            guard let style = NumberStyle(bytes: bytes) else { continue }
            let numbers = writer(style, .usDollar)
            _ = numbers.text(try #require(CivilDate(iso: "2026-12-31")))
            _ = numbers.text(.money(.min))
        }
    }

    @Test(arguments: [
        "", "d", "MMMM y", "d/M/y'", "x d", " d M y", "d 'far too long a mark' M y", "LLLL", "E d",
    ])
    func `a pattern is refused that is none`(_ pattern: String) {
        #expect((DatePattern(pattern) == nil) == !["d", "LLLL"].contains(pattern))
    }
}
