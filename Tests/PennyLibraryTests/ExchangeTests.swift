import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennySite
import Testing

@testable import PennyLibrary

@Suite("Export and import of sets")
struct ExchangeTests {
    @Test(arguments: ["json", "csv"]) func whatIsExportedIsImportedAsItWas(_ format: String) throws
    {
        let folder = try LibraryFolder()
        let library = try folder.library()
        _ = try library.save(
            try Sets.savings(3, named: "plan", title: "A \"plan\", with commas"))
        try folder.write(
            """
            ---
            kind: loan
            title: Ours
            date: 2026-11-21
            tags: [home, first steps]
            order: 2
            principal: 120,000
            rate: 6%
            term: 2 years
            extra:
              - {amount: 100, at: 3}
              - {amount: 200, at: 7}
            ---
            \(format == "json" ? "A text of {{this.payment}}.\n\n- With a list\n" : "")
            """, to: "calculations/home.md")
        let export = SetExport(try Self.sound(library), locale: "en-US")
        let text = format == "json" ? export.json().file().text : export.csv()
        let other = try LibraryFolder()
        let second = try other.library()
        let file = ContentText(path: "sets.\(format)", text: text)
        let sets =
            format == "json"
            ? try SetBundle.read(file, id: "sets", SavedSetReader()).sound().sets
            : try ExportedSetTable.read(file, id: "sets", SavedSetReader()).sound()
        #expect(try second.add(sets).map(\.savedID) == ["home", "plan"])
        for (first, again) in zip(try Self.sound(library), try Self.sound(second)) {
            #expect(first.set.id == again.set.id)
            #expect(first.set.title == again.set.title)
            #expect(first.set.date == again.set.date)
            #expect(first.set.tags == again.set.tags)
            #expect(first.set.order == again.set.order)
            #expect(first.set.body == again.set.body)
            #expect(
                SetIdentity(try first.set.calculation(InputDefaults()))
                    == SetIdentity(try again.set.calculation(InputDefaults())))
        }
        // Again, they are all there.
        #expect(try second.add(sets).map(\.duplicateID) == ["home", "plan"])
    }

    /// Titles that a spreadsheet would run, and some that it would not.
    static let titles = [
        ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"), ("@SUM(1)", "'@SUM(1)"),
        ("+1+cmd", "'+1+cmd"), ("-2+3", "'-2+3"), ("＝1", "'＝1"), ("'=1", "''=1"),
        ("''@x", "'''@x"), ("=", "'="), ("'quoted'", "'quoted'"), ("plain", "plain"),
        ("-500", "-500"), ("+1,234.56%", "+1,234.56%"),
    ]

    @Test(arguments: titles)
    func whatASpreadsheetWouldRunLeavesWithAnApostropheAndComesBackWithoutIt(
        _ title: String, _ cell: String
    ) throws {
        let folder = try LibraryFolder()
        let library = try folder.library()
        _ = try library.save(try Sets.savings(3, named: "plan", title: title))
        let csv = SetExport(try Self.sound(library), locale: "en-US").csv()
        let table = ContentText(path: "sets.csv", text: csv)
        var reader = CSVReader(table)
        let read = try reader.read().sound()
        let column = try #require(read.header.firstIndex { $0.text == "title" })
        #expect(read.rows[0][column].text == cell)
        let sets = try ExportedSetTable.read(table, id: "sets", SavedSetReader()).sound()
        #expect(sets.map(\.title) == [title])
    }

    @Test func aNameThatIsTakenGetsANumberAndTheRestIsLeftOutWhenFull() throws {
        let folder = try LibraryFolder()
        let library = try folder.library(capacity: 2)
        _ = try library.save(try Sets.savings(1, named: "plan"))
        let outcomes = try library.add([
            Sets.savings(2, named: "plan"), Sets.savings(3, named: "plan"),
            Sets.savings(1, named: "same"),
        ])
        #expect(outcomes.map(\.savedID) == ["plan-2", nil, nil])
        #expect(outcomes.map(\.isFull) == [false, true, true])
    }

    @Test(arguments: [true, false]) func anExportSaysTheCurrencyOfEverySet(_ isJSON: Bool) throws {
        let folder = try LibraryFolder()
        let library = try folder.library()
        _ = try library.save(try Sets.savings(3, named: "plan"))
        let export = SetExport(try Self.sound(library), locale: "en-US")
        let text = isJSON ? export.json().file().text : export.csv()
        #expect(text.contains(isJSON ? "\"currency\": \"USD\"" : ",currency\n"))
    }

    /// Sets that name others are read together with them, and follow them to new names.
    @Test func setsSideBySideFollowThoseTheyName() throws {
        let folder = try LibraryFolder()
        _ = try folder.library().save(try Sets.savings(1, named: "plan"))
        _ = try folder.library().save(try Sets.savings(2, named: "kept"))
        let site = try SiteContext.read(library: folder.path, isSite: false)
        let library = Library(root: folder.path, configuration: nil) {
            (set, beside) throws(DiagnosticError) in
            try site.calculation(of: set, beside: beside)
        }
        let outcomes = try library.add([
            Sets.set("scenarios", named: "both", [("sets", "plan; same")]),
            Sets.savings(5, named: "plan"), Sets.savings(2, named: "same"),
        ])
        #expect(outcomes.map(\.savedID) == ["both", "plan-2", nil])
        #expect(outcomes.map(\.duplicateID) == [nil, nil, "kept"])
        let both = try folder.text("calculations/both.md")
        #expect(both.contains("  - set: plan-2\n  - set: kept\n"), "\(both)")
    }

    @Test func oneFaultySetIsReportedAndNoneIsSaved() throws {
        let folder = try LibraryFolder()
        let library = try folder.library()
        #expect(throws: DiagnosticError.self) {
            try library.add([
                Sets.savings(1, named: "good"),
                Sets.set("savings", named: "bad", [("yearsToInvest", "many")]),
            ])
        }
        #expect(try library.contents().sets.isEmpty)
    }

    @Test(arguments: [
        ("{}", "sets is missing"), ("{\"sets\": 5}", "sets is a list"),
        ("{\"format\": \"other\", \"sets\": []}", "format “other” is not known"),
        ("{\"version\": 2, \"sets\": []}", "version 2 is of a later Pennypress"),
        ("{\"sets\": [{\"kind\": \"lone\"}]}", "kind “lone” is not a calculator"),
        (
            "{\"sets\": [{\"name\": \"A b\", \"kind\": \"loan\"}]}",
            "“A b” cannot be part of an address"
        ),
    ])
    func faultsOfAFileAreReportedAtTheirLocation(_ text: String, _ summary: String) throws {
        let file = ContentText(path: "sets.json", text: text)
        let reading = SetBundle.read(file, id: "sets", SavedSetReader())
        let fault = try #require(reading.diagnostics.first)
        #expect(fault.summary == summary)
        #expect(fault.location.path == "sets.json")
    }

    static func sound(
        _ library: Library
    ) throws(DiagnosticError) -> [(set: SavedSet, currency: Currency)] {
        try library.contents().sets.map { (stored) throws(DiagnosticError) in
            (set: try stored.sound(), currency: .usDollar)
        }
    }
}
