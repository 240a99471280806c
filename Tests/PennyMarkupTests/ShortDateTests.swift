import PennyEngine
import PennyWordsSupport
import Testing

@testable import PennyMarkup

/// Dates whose year a reader knows, and changes in sentences.
@Suite struct ShortDateTests {
    private func writer(_ locale: String) throws -> NumberWriter {
        NumberWriter(
            for: .english(try #require(NumberStyle.named(locale))), currency: .usDollar)
    }

    @Test(arguments: [
        ("en-US", "Aug 17"), ("en-GB", "17 Aug"), ("de-DE", "17.08."), ("ja-JP", "08/17"),
        ("es-ES", "17 ago"), ("sv-SE", "17 aug."), ("lv-LV", "17. aug."), ("hu-HU", "aug. 17."),
        ("fi-FI", "17.8."), ("zh-CN", "8月17日"),
    ])
    func `the known year is left out`(_ locale: String, _ text: String) throws {
        let day = try #require(CivilDate(iso: "2026-08-17"))
        #expect(try writer(locale).text(day, in: 2026) == text)
        #expect(try writer(locale).text(day, in: 2025) == (try writer(locale).text(day)))
    }

    @Test func `a short date of any locale has its day and its month, and no year`() throws {
        let day = try #require(CivilDate(iso: "2026-12-28"))
        for pattern in [
            "d בMMM y", "d 'de' MMM 'de' y", "y. M. d.", "y/MM/dd", "dd\u{200F}/MM\u{200F}/y",
        ] {
            let short = try #require(NumberWriter.withoutYear(pattern))
            #expect(DatePattern(short)?.parts.count == 2, "\(pattern)")
        }
        #expect(NumberWriter.withoutYear("d. MMM y.") == nil)
        #expect(NumberWriter.withoutYear("d 'de' MMM 'de' y") == "d 'de' MMM")
        #expect(try writer("bg-BG").text(day, in: 2026) == (try writer("bg-BG").text(day)))
    }

    @Test(arguments: [
        ("100", "97", "3.00%", "−3.00%"), ("100", "103", "3.00%", "+3.00%"),
        ("100", "100", "0.00%", "0.00%"),
    ])
    func `a sentence has the size of a change, and its verb the direction`(
        _ before: String, _ after: String, _ size: String, _ signed: String
    ) throws {
        let numbers = try writer("en-US")
        let earlier = try #require(ExactDecimal(plain: before))
        let value = try #require(ExactDecimal(plain: after))
        let move = try #require(PriceChange.percent(from: earlier, to: value))
        #expect(numbers.text(sizeOf: move) == size && numbers.text(move) == signed)
    }
}
