import Foundation
import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

/// The list of the supported locales.
@Suite struct LocaleListTests {
    @Test func `docs list each locale, with what it writes`() throws {
        let rows = try Repository.text(of: "docs/manual/pages/write/locales.md").split(
            separator: "\n"
        )
        .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| locale") }
        #expect(rows.count == NumberStyle.all.count)
        let date = try #require(CivilDate(iso: "2026-11-28"))
        for (row, style) in zip(rows, NumberStyle.all) {
            let cells = row.dropFirst(2).dropLast(2).components(separatedBy: " | ")
            try #require(cells.count == 6)
            let numbers = NumberWriter(
                for: .english(style), currency: try #require(Currency(code: cells[2])))
            #expect(cells[0] == style.locale)
            #expect(cells[3] == numbers.text(.money(1_234_567_89)))
            #expect(cells[4] == numbers.text(.rate(ExactDecimal(625, scale: 4))))
            #expect(cells[5] == numbers.text(date))
        }
    }
}
