import PennyContent
import Testing

struct DayNameTests {
    @Test(arguments: [
        ("20.11.2026", "2026-11-20"), ("2.1.2026", "2026-01-02"), ("2026.11.20", "2026-11-20"),
        ("2026_11_20", "2026-11-20"), ("20261120", "2026-11-20"), ("11-20-2026", "2026-11-20"),
        ("20-11-2026", "2026-11-20"), ("5-5-2026", "2026-05-05"),
    ])
    func `a day in another form is suggested in the wanted one`(name: String, day: String) {
        #expect(DayName.suggestion(for: name) == day)
    }

    @Test(arguments: ["2-11-2026", "31.2.2026", "2026", "november", "20-11-26", "1-2-3-4", ""])
    func `what can be two days, or none, is not guessed`(name: String) {
        #expect(DayName.suggestion(for: name) == nil)
    }
}
