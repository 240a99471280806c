import PennyMessages
import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

@Suite("A message of a result")
struct MessageTests {
    private static let samples: [(language: String, text: String, style: NumberStyle)] = [
        ("en", WordsSample.english, .enUS),
        ("de", WordsSample.german, NumberStyle.named("de-DE") ?? .enUS),
    ]

    private static func numbers(_ language: String) throws -> NumberWriter {
        let sample = try #require(samples.first { $0.language == language })
        let words = try WordsSample.words(sample.text, language)
        return NumberWriter(for: Readers(sample.style, words), currency: .usDollar)
    }

    private static func said(
        _ name: String, _ values: [Quantity] = [], in language: String = "en"
    ) throws -> String {
        try numbers(language).text(WordsSample.message(name, values))
    }

    @Test("takes an amount below zero away, and adds what takes away less than nothing")
    func sums() throws {
        let numbers = NumberWriter(for: .english(.enUS), currency: .usDollar)
        #expect(
            numbers.text(CommonWords.sum(640_000, [-632_202, -90_000, 1]))
                == "$6,400.00 − $6,322.02 − $900.00 + $0.01")
        #expect(numbers.text(CommonWords.sum(-1, [0])) == "−$0.01 + $0.00")
        #expect(numbers.text(CommonWords.difference(168_455, -60_001)) == "$1,684.55 + $600.01")
        #expect(numbers.text(CommonWords.difference(2, 1)) == "$0.02 − $0.01")
    }

    @Test("writes digits that are no number in those of the locale")
    func digits() throws {
        let arabic = try #require(NumberStyle.named("ar-EG"))
        let numbers = NumberWriter(for: Readers(arabic, .of("ar")), currency: .usDollar)
        #expect(numbers.text(digits: "1 19/30") == "١ ١٩/٣٠")
        #expect(numbers.text(.choice("80%")).contains("٨٠٪"))
        #expect(numbers.text(.digits("53/365")).contains("٥٣/٣٦٥"))
        #expect(numbers.text(Quantity.text("2 kg")) == "2 kg")
    }

    @Test("is said in the language of its readers, with their numbers")
    func languages() throws {
        #expect(try Self.said("label") == "What you owe")
        #expect(try Self.said("label", in: "de") == "Ihre Schulden")
        let step: [Quantity] = [
            .words(try WordsSample.message("months", [.count(1_500)])),
            .rate(try #require(ExactDecimal(plain: "0.0625"))),
        ]
        #expect(try Self.said("step", step) == "1,500 months at 6.25%")
        #expect(try Self.said("step", step, in: "de") == "1.500 Monate zu 6,25\u{A0}%")
        let date = try #require(CivilDate(year: 2026, month: 3, day: 9))
        #expect(
            try Self.said("when", [.date(date)]) == "Since March 2026, to the day Mar 9, 2026")
        #expect(
            try Self.said("when", [.date(date)], in: "de")
                == "Seit März 2026, auf den Tag 09.03.2026")
    }

    @Test(
        "counts as its language does",
        arguments: [
            (0, "no month", "kein Monat"), (1, "1 month", "1 Monat"), (-1, "−1 month", "−1 Monat"),
            (2, "2 months", "2 Monate"), (1_000, "1,000 months", "1.000 Monate"),
        ])
    func plurals(count: Int, english: String, german: String) throws {
        #expect(try Self.said("months", [.count(count)]) == english)
        #expect(try Self.said("months", [.count(count)], in: "de") == german)
    }

    @Test(
        "says a sign in words",
        arguments: [
            (-123_456, "costs $1,234.56", "kostet 1.234,56\u{A0}$"),
            (0, "costs the same", "kostet gleich viel"),
            (5, "saves $0.05", "spart 0,05\u{A0}$"),
        ] as [(Int64, String, String)])
    func signs(amount: Int64, english: String, german: String) throws {
        #expect(try Self.said("saved", [.money(amount)]) == english)
        #expect(try Self.said("saved", [.money(amount)], in: "de") == german)
        #expect(try Self.said("saved", [.change(.money(amount))]) == english)
    }

    @Test("joins a list, whose items can be messages")
    func lists() throws {
        let nobody = Quantity.words(try WordsSample.message("who"))
        let items: [Quantity] = [.text("Ann"), .text("Bo"), nobody]
        #expect(
            try Self.said("finding", [.money(300), .list(items)])
                == "Ann, Bo and Nobody share $3.00")
        #expect(
            try Self.said("finding", [.money(300), .list(items)], in: "de")
                == "3,00\u{A0}$ für Ann; Bo sowie Niemand")
        #expect(
            try Self.said("finding", [.money(300), .list(Array(items[1...]))], in: "de")
                == "3,00\u{A0}$ für Bo und Niemand")
        #expect(
            try Self.said("finding", [.money(300), .list([items[0]])]) == "Ann share $3.00")
        #expect(
            try Self.said("finding", [.money(300), .list([nobody, items[1]], .plus)])
                == "Nobody and Bo share $3.00")
        #expect(try Self.said("finding", [.money(300), .list([])]) == " share $3.00")
        #expect(try Self.numbers("en").words.fits(ResultWords.area))
    }

    @Test(
        "joins a list that is a value in the way it says",
        arguments: [
            (.and, "1 and 2", "1, 2 and 3"), (.or, "1 or 2", "1, 2 or 3"),
            (.comma, "1, 2", "1, 2, 3"), (.semicolon, "1; 2", "1; 2; 3"),
            (.plus, "1 + 2", "1 + 2 + 3"),
        ] as [(ListStyle, String, String)])
    func styles(style: ListStyle, two: String, three: String) throws {
        for numbers in [
            try Self.numbers("en"), NumberWriter(for: Readers(.enUS, .none), currency: .usDollar),
        ] {
            #expect(numbers.text(.list([.count(1), .count(2)], style)) == two)
            #expect(numbers.text(.list([.count(1), .count(2), .count(3)], style)) == three)
        }
    }

    @Test("without a catalog, or with values that are missing, says which one it is")
    func missing() throws {
        let unknown = Message(WordsSample.area, 999)
        #expect(try Self.numbers("en").text(unknown) == "{\(WordArea.leverage.rawValue).999}")
        let other = Message(MessageArea(200, digest: 0), 7)
        #expect(try Self.numbers("en").text(other) == "{200.7}")
        let without = NumberWriter(for: Readers(.enUS, .none), currency: .usDollar)
        #expect(
            without.text(try WordsSample.message("label")) == "{\(WordArea.leverage.rawValue).4}")
        #expect(try Self.said("group") == "Year {$year}")
    }

    @Test("in a message in a message has an end")
    func depth() throws {
        var message = try WordsSample.message("who")
        let rate = Quantity.rate(ExactDecimal(1))
        for _ in 0..<30 { message = try WordsSample.message("step", [.words(message), rate]) }
        let text = try Self.numbers("en").text(message)
        #expect(text.hasPrefix("{\(WordArea.leverage.rawValue).8} at 100%"))
        #expect(text.hasSuffix(" at 100%") && !text.contains("Nobody"))
        var list = Quantity.text("x")
        for _ in 0..<30 { list = .list([list]) }
        #expect(NumberWriter.plain.text(list) == "…")
    }

    @Test("keeps values to themselves where the language runs from the right")
    func isolation() throws {
        let words = try WordsSample.words(WordsSample.arabic, "ar")
        #expect(words.direction == .rightToLeft)
        let numbers = NumberWriter(for: Readers(.enUS, words), currency: .usDollar)
        let year = try WordsSample.message("group", [.count(3)])
        #expect(numbers.text(year) == "سنة \u{2068}3\u{2069}")
        #expect(numbers.text(try WordsSample.message("months", [.count(2)])) == "شهران")
        #expect(
            numbers.text(try WordsSample.message("months", [.count(3)]))
                == "\u{2068}3\u{2069} أشهر")
        let names: Quantity = .list([.text("Ann"), .text("Bo")], .and)
        #expect(numbers.text(names) == "\u{2068}Ann\u{2069} و\u{2068}Bo\u{2069}")
    }

    // MARK: - Markup

    private static func markup(_ message: Message, _ numbers: NumberWriter) -> String {
        var out = Bytes("<p>")
        numbers.append(message, to: &out)
        return out.text
    }

    @Test("is escaped up to each of its tags, hostile values and all")
    func escaping() throws {
        let hostile = "</strong><b>&\""
        let escaped = "&lt;/strong&gt;&lt;b&gt;&amp;&quot;"
        let note = try WordsSample.message("note", [.text(hostile)])
        #expect(
            Self.markup(note, try Self.numbers("en"))
                == "<p><strong>Careful:</strong> \(escaped) is <strong>\(escaped)</strong>.")
        #expect(
            Self.markup(note, try Self.numbers("de"))
                == "<p><strong>Achtung:</strong> \(escaped) ist <strong>\(escaped)</strong>.")
        #expect(try Self.numbers("en").text(note) == "Careful: \(hostile) is \(hostile).")
    }

    @Test("has no elements in an attribute, in a label of a drawing, or in another message")
    func withoutTags() throws {
        let note = try WordsSample.message("note", [.text("<i>")])
        let plain = "Careful: &lt;i&gt; is &lt;i&gt;."
        var out = Bytes()
        try Self.numbers("en").appendPlain(note, to: &out)
        #expect(out.text == plain)
        let step = try WordsSample.message("step", [.words(note), .rate(ExactDecimal(1))])
        #expect(Self.markup(step, try Self.numbers("en")) == "<p>\(plain) at 100%")
    }

    @Test("of a person's words, or of a value, needs no catalog")
    func values() {
        #expect(Self.markup(.text("<Ann>"), .plain) == "<p>&lt;Ann&gt;")
        #expect(NumberWriter.plain.text(.value(.money(5))) == "$0.05")
        #expect(Message.text("a") == Message.text("a") && Message.text("a") != Message.text("b"))
    }

    @Test("of a program that has other messages does not fit")
    func fit() throws {
        let catalog = try WordsSample.catalog(WordsSample.german, "de")
        let words = Words(language: "de", [(.leverage, catalog)])
        #expect(words.fits(MessageArea(WordArea.leverage.rawValue, digest: catalog.areaDigest)))
        #expect(!words.fits(MessageArea(WordArea.leverage.rawValue, digest: 1)))
        #expect(!words.fits(MessageArea(WordArea.loan.rawValue, digest: catalog.areaDigest)))
        #expect(!Words.none.fits(WordsSample.area))
    }
}
