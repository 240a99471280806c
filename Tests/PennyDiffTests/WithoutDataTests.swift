import PennyMarkup
import Testing

@testable import PennyDiff

/// Sites that have no data of their results: `outputs:` in their `site.yaml`.
@Suite struct WithoutDataTests {
    private static let bare = "title: Money\noutputs: page\n"

    private func text(_ differences: SiteDifferences) -> String {
        DifferencesText(differences).text().text
    }

    private func json(_ differences: SiteDifferences) -> String {
        var bytes: [UInt8] = []
        DifferencesJSON(differences).write { bytes += $0 }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `a site that has lost the data of its results says so once`() throws {
        let differences = try TwoSites(["site.yaml": Self.bare]).differences()
        #expect(differences.pages.map(\.path) == [])
        #expect(differences.layoutOnly > 0)
        let note =
            "No figures are compared: the new site has no data of results (“outputs” in "
            + "site.yaml). A figure that changed is among the texts"
        #expect(text(differences).contains("\n\n\(note)\n\n"))
        #expect(DifferencesMarkdown(differences).text().contains("\n\(note).\n"))
        #expect(json(differences).contains("\"data\": true"))
        #expect(json(differences).contains("\"data\": false"))
        #expect(
            differences.files.filter { $0.path.hasPrefix("calculations/") }.map(\.path) == [
                "calculations/bike.csv", "calculations/bike.json",
            ])
    }

    @Test func `a figure that changed is found among the words of the page`() throws {
        let bike = TwoSites.bike("1,800")
        let differences = try TwoSites(["site.yaml": Self.bare, "calculations/bike.md": bike])
            .differences()
        let page = try #require(differences.page("calculations/bike.html"))
        #expect(!page.hasValues)
        #expect(page.texts.contains { $0.before.contains("$100.00") })
    }

    @Test func `two sites that are the same need no data`() throws {
        let sites = try TwoSites()
        #expect(!text(try sites.differences()).contains("No figures"))
        for (old, new, words) in [
            (false, true, "the old site has"), (true, false, "the new site has"),
            (false, false, "both sites have"),
        ] {
            let side = { SiteDifferences.Side(folder: "a", generator: "P", pages: 1, hasData: $0) }
            let differences = SiteDifferences(
                old: side(old), new: side(new), pages: [], layoutOnly: 1, files: [])
            #expect(text(differences).contains("compared: \(words) no data"))
        }
    }

    @Test func `a result that moved is known by its words`() throws {
        let differences = try TwoSites(
            ["site.yaml": Self.bare, "calculations/cycle.md": TwoSites.bike()],
            without: ["calculations/bike.md"]
        ).differences()
        #expect(
            differences.page("calculations/cycle.html")?.fate
                == .moved(from: "calculations/bike.html"))
    }
}
