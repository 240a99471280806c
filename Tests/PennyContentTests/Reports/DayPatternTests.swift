import PennyEngine
import Testing

@testable import PennyContent

/// Date formats of sources.
@Suite struct DayPatternTests {
    @Test(arguments: [
        ("DD.MM.YYYY", "05.06.2026", "2026-06-05"), ("M/D/YYYY", "6/5/2026", "2026-06-05"),
        ("D.M.YYYY", "15.12.2026", "2026-12-15"), ("YYYY-MM", "2026-06", "2026-06-01"),
        ("YYYY", "2026", "2026-01-01"), ("YYYYMMDD", "20260605", "2026-06-05"),
    ])
    func `a date is read as it is written`(pattern: String, text: String, day: String) throws {
        #expect(try #require(DayPattern(pattern)).date(text) == CivilDate(iso: day))
    }

    @Test(arguments: [
        ("DD.MM.YYYY", "5.6.2026"), ("DD.MM.YYYY", "31.02.2026"), ("DD.MM.YYYY", "05.06.2026 "),
        ("YYYY-MM", "2026-13"), ("M/D/YYYY", "6-5-2026"),
    ])
    func `another date is none`(pattern: String, text: String) throws {
        #expect(try #require(DayPattern(pattern)).date(text) == nil)
    }

    @Test(arguments: ["", "DD.MM", "DD.MM.YY", "dd.mm.yyyy", "DD.YYYY", "MYYYY", "YYYY-MM-MM"])
    func `what says no date is no pattern`(text: String) {
        #expect(DayPattern(text) == nil)
    }
}
