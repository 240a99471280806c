import PennySite
import Testing

/// Saved sets that another set names, side by side on its page.
@Suite struct ScenarioSetTests {
    private static func loan(_ title: String, rate: String = "5%") -> String {
        """
        ---
        kind: loan
        title: \(title)
        principal: 9,000
        rate: \(rate)
        term: 4 years
        ---
        """
    }

    private static func both(_ sets: String, body: String = "") -> String {
        """
        ---
        kind: scenarios
        title: Both
        sets: \(sets)
        ---
        \(body)
        """
    }

    private func sandbox(_ files: [String: String]) throws -> Sandbox {
        try Sandbox(files.merging(["site.yaml": "title: T\n"]) { $1 })
    }

    private func related(_ page: String) throws -> [String] {
        let start = try #require(page.firstRange(of: "<section class=\"related\">")).upperBound
        let rest = page[start...]
        let end = try #require(rest.firstRange(of: "</ul>")).lowerBound
        return rest[..<end].matches(of: /<a href="([^"]*)">([^<]*)</).map { "\($0.2) \($0.1)" }
    }

    @Test func `the page has the sets' figures and links to them, and they link back`() throws {
        let sandbox = try sandbox([
            "calculations/car.md": Self.loan("Car at {{this.rate}}"),
            "calculations/bike.md": Self.loan("Bike", rate: "6%"),
            "calculations/both.md": Self.both("[car, bike]", body: "{{this.paymentDifference}}"),
            "pages/index.md": "---\ntitle: Home\n---\n{{both.totalInterestDifference}}\n",
        ])
        try sandbox.build()
        let page = try sandbox.text("out/calculations/both.html")
        #expect(page.contains("<th scope=\"col\" class=\"n\">Car at 5%</th>"))
        #expect(page.contains("<p>+$4.11</p>"))
        #expect(
            try related(page) == [
                "Car at 5% ../calculations/car.html", "Bike ../calculations/bike.html",
            ])
        #expect(
            try related(sandbox.text("out/calculations/car.html"))
                == ["Both ../calculations/both.html"])
        #expect(try sandbox.text("out/index.html").contains("+$196.86"))
    }

    @Test func `a name that no set has is reported at its location, with the nearest`() throws {
        let sandbox = try sandbox([
            "calculations/car.md": Self.loan("Car"),
            "calculations/both.md": Self.both("[car, caar]"),
        ])
        #expect(
            sandbox.faults() == """
                site/calculations/both.md:4:13: error: there is no saved set “caar” [PP0529]
                 4 | sets: [car, caar]
                   |             ^
                   Did you mean “car”?

                """)
    }

    @Test func `several names in one text are reported as a list`() throws {
        let sandbox = try sandbox([
            "calculations/car.md": Self.loan("Car"), "calculations/bike.md": Self.loan("Bike"),
            "calculations/both.md": Self.both("car, bike"),
        ])
        #expect(
            sandbox.faults() == """
                site/calculations/both.md:4:7: error: there is no saved set “car, bike” [PP0529]
                 4 | sets: car, bike
                   |       ^
                   Write several names as a list: “[car, bike]”.

                """)
    }

    @Test func `a set with faults is reported once, not again by what names it`() throws {
        let sandbox = try sandbox([
            "calculations/car.md": Self.loan("Car", rate: "5"),
            "calculations/bike.md": Self.loan("Bike"),
            "calculations/both.md": Self.both("[car, bike]", body: "{{this.paymentDifference}}"),
        ])
        #expect(
            sandbox.faults() == """
                site/calculations/car.md:5:7: error: rate “5” has no percent sign [PP0213]
                 5 | rate: 5
                   |       ^
                   Write “5%” if you mean 5 percent.

                """)
    }
}
