import PennyTestSupport
import Testing

/// The files that move sets between the pages of a site and the commands. The scenario
/// `sets-files.mjs` writes the first one in a browser, and reads the second one there.
@Suite struct PageExchangeTests {
    private static let scenarios = "Tests/PennyBrowserTests/Scenarios/"

    private let folder: CommandFolder

    init() throws {
        folder = try CommandFolder()
        for name in ["sets-of-a-page.json", "sets-of-the-tool.json"] {
            try folder.write(try Repository.text(of: Self.scenarios + name), to: name)
        }
    }

    @Test func `what a page exports is imported with the inputs that it showed`() async throws {
        let first = try await folder.run("pennypress import sets-of-a-page.json")
        #expect(first.status == 0)
        #expect(
            first.messages == """
                home-2: saved “home-2” in calculations/home-2.md, 1 of 15 in calculations/
                plan-2: saved “plan-2” in calculations/plan-2.md, 2 of 15 in calculations/
                rice-2: saved “rice-2” in comparisons/rice-2.md, 1 of 15 in comparisons/

                """)
        let shown = try await folder.run("pennypress show home-2 && cat calculations/home-2.md")
        #expect(shown.output.contains("Monthly payment"))
        #expect(
            shown.output.contains(
                """
                kind: loan
                title: "A \\"home\\", über all"
                date: 2026-11-21
                derivedFrom: home
                principal: 120,000
                rate: 5.50%
                term: 30 years
                extra:
                  - amount: 100
                    from: 13
                    to: 24
                currency: USD
                shown:
                  interestSaved: 4426.47
                  paymentsSaved: 8
                  payment: 681.35
                """))
        // Nothing has changed since the page showed it.
        #expect(!shown.output.contains("Then"))
    }

    @Test func `a page and the tool tell the same sets apart`() async throws {
        _ = try await folder.run("pennypress import sets-of-a-page.json")
        let again = try await folder.run("pennypress import sets-of-the-tool.json")
        let day = "of Nov 21, 2026"
        #expect(
            again.messages == """
                car: saved “car” in calculations/car.md, 3 of 15 in calculations/
                home-2: not saved: the same inputs are in “home-2” \(day), calculations/home-2.md
                plan-2: not saved: the same inputs are in “plan-2” \(day), calculations/plan-2.md
                rice-2: not saved: the same inputs are in “rice-2” \(day), comparisons/rice-2.md

                """)
    }

    @Test func `the tool exports the file that a page reads`() async throws {
        _ = try await folder.run("pennypress import sets-of-a-page.json")
        _ = try await folder.run(
            "pennypress save loan principal=20000 rate=6% term='48 months' --name car --title Car "
                + "--date 2026-11-21")
        let export = try await folder.run("pennypress export")
        let wanted = try Repository.text(of: Self.scenarios + "sets-of-the-tool.json")
        #expect(export.output == wanted)
    }
}
