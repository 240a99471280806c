import PennySite
import Testing

/// The groups of cards on the home page.
@Suite struct HomePageTests {
    private static func sets(_ kinds: [(kind: String, inputs: String)]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: kinds.enumerated().map { index, kind in
                (
                    "calculations/\(kind.kind)-\(index).md",
                    "---\nkind: \(kind.kind)\ntitle: The \(kind.kind) \(index)\n\(kind.inputs)\n---\n"
                )
            })
    }

    private static let loan = (kind: "loan", inputs: "principal: 1,000\nrate: 0%\nterm: 10 months")
    private static let few = [
        (kind: "doubling-time", inputs: "rate: 7%"),
        (kind: "rates", inputs: "rate: 5%"),
        (kind: "simple-interest", inputs: "principal: 100\nrate: 5%\nterm: 1 year"),
        (kind: "leverage", inputs: "debts: 300\nliabilities: 100\nyearlyIncome: 900"),
    ]

    /// The groups of a site's home page: the heading, and whether its cards are a strip.
    private func groups(_ kinds: [(kind: String, inputs: String)]) throws -> [String] {
        let sandbox = try Sandbox(["site.yaml": SmallSite.files["site.yaml"] ?? ""])
        for (path, text) in Self.sets(kinds) { try sandbox.write(text, to: "site/" + path) }
        try sandbox.build()
        let page = try sandbox.text("out/index.html")
        return page.split(separator: "<section class=\"group\">").dropFirst().map { group in
            let heading = group.firstMatch(of: /<h2>([^<]*)<\/h2>/)?.1 ?? ""
            return heading + (group.contains("<ul class=\"cards strip\">") ? ", strip" : ", cards")
        }
    }

    @Test func `a kind has a strip of its own`() throws {
        #expect(
            try groups([Self.loan, Self.loan, Self.loan] + Self.few.prefix(3)) == [
                "Loans, strip", "Rate conversions, strip", "Simple interest, strip",
                "Doubling times, strip",
            ])
    }

    @Test func `many kinds with few sets share one group, at the end`() throws {
        #expect(
            try groups([Self.loan, Self.loan, Self.loan] + Self.few) == [
                "Loans, strip", "More results, cards",
            ])
    }
}
