import PennyFiles
import Testing

@testable import PennyDiff

/// Two built sites that differ by one edit.
@Suite struct SiteDifferencesTests {
    private typealias Files = TwoSites

    @Test func `two builds of the same files are the same`() throws {
        let differences = try TwoSites().differences()
        #expect(differences.isSame)
        #expect(differences.old.generator.hasPrefix("Pennypress "))
        #expect(differences.old.pages == differences.new.pages)
    }

    @Test func `an input that was changed is reported with every figure that follows it`() throws {
        let differences = try TwoSites(["calculations/bike.md": Files.bike("1,800")]).differences()
        let page = try #require(differences.page("calculations/bike.html"))
        #expect(page.fate == .changed)
        #expect(page.title == "The bike")
        #expect(page.kind == "loan")
        #expect(page.inputs.map(\.line) == ["Amount borrowed: $1,200.00 → $1,800.00"])
        #expect(
            page.figures.map(\.line) == [
                "Monthly payment: $100.00 → $150.00", "Total with fees: $1,200.00 → $1,800.00",
                "Total paid: $1,200.00 → $1,800.00",
                "Last payment: $100.00 → $150.00",
            ])
        #expect(page.figures[0].name == "payment")
        #expect(page.figures[0].after?.exact == "150.00")
        #expect(
            page.tables.map { "\($0.name): \(DifferenceWords.text(of: $0))" } == [
                "years: 1 of 1 row differs, first “1”: paid 1,200.00 → 1,800.00, "
                    + "principal 1,200.00 → 1,800.00",
                "schedule: 12 of 12 rows differ, first “1”: payment 100.00 → 150.00, "
                    + "principal 100.00 → 150.00, balance 1,100.00 → 1,650.00",
            ])
        #expect(page.texts.isEmpty)
        // Lists show the main figure of a set.
        #expect(
            differences.page("loans.html")?.texts.map(\.line).first?.contains("$100.00") == true)
        #expect(differences.page("about.html") == nil)
    }

    @Test func `a title and a summary are distinguished from the text`() throws {
        let text = Files.bike(title: "The red bike").replacing("What it costs.", with: "Its cost.")
            .replacing("Pay it off.", with: "Pay it off soon.")
        let differences = try TwoSites(["calculations/bike.md": text]).differences()
        let page = try #require(differences.page("calculations/bike.html"))
        #expect(
            page.texts.map(\.line) == [
                "title: The bike → The red bike", "summary: What it costs. → Its cost.",
                "text: Pay it off. → Pay it off soon.",
            ])
        #expect(!page.hasValues)
    }

    @Test func `an entry of a list is reported by its name`() throws {
        let old = try #require(Files.files["budgets/ours.md"])
        let text = old.replacing("amount: 400", with: "amount: 450")
            .replacing("  - {name: Rent", with: "  - {name: Bus, amount: 60}\n  - {name: Rent")
        let page = try #require(
            try TwoSites(["budgets/ours.md": text]).differences().page("budgets/ours.html"))
        #expect(
            page.inputs.map(\.line) == [
                "Expenses: none → Bus, amount $60.00, every month",
                "Expenses, Amount of “Food”: $400.00 → $450.00",
            ])
    }

    @Test func `pages that came and went are reported by their titles`() throws {
        let differences = try TwoSites(
            [
                "pages/links.md": Files.page("Links", "None."),
                "pages/new.md": Files.page("What is new", "Entirely other words."),
            ], without: ["pages/about.md"]
        ).differences()
        let lone = differences.pages.filter { $0.fate != .changed }
        #expect(lone.map(\.path) == ["about.html", "new.html"])
        #expect(lone.map(\.title) == ["About us", "What is new"])
        #expect(lone.map(\.fate) == [.removed, .added])
    }

    @Test func `a menu that changed is no change of the pages below it`() throws {
        let differences = try TwoSites(["site.yaml": "title: Our money\n"]).differences()
        #expect(differences.layoutOnly > 5)
        // The home page is headed by the site's title.
        #expect(
            differences.pages.flatMap(\.texts).allSatisfy { $0.after.contains("Our money") })
        #expect(differences.page("calculations/bike.html") == nil)
        #expect(!differences.isSame)
    }

    @Test func `files that are no pages are listed`() throws {
        let differences = try TwoSites([
            "assets/notes.txt": "b\n", "assets/more.html": "<p>Copied.\n",
        ]).differences()
        #expect(differences.pages.isEmpty)
        #expect(
            differences.files == [
                .init(fate: .added, path: "assets/more.html"),
                .init(fate: .changed, path: "assets/notes.txt"),
            ])
    }

    @Test func `a link that leads elsewhere under the same words is reported`() throws {
        let page = try #require(
            try TwoSites([
                "pages/links.md": Files.page(
                    "Links", "Read [about us](../calculations/bike.md) first.")
            ]).differences().page("links.html"))
        #expect(page.texts.map(\.line) == ["link: about.html → calculations/bike.html"])
    }

    @Test func `figures that differ beyond what readers see are shown as tools see them`() throws {
        let sites = try TwoSites()
        try sites.replace(
            #""payment":"100.00""#, with: #""payment":"100.001""#,
            in: "new/calculations/bike.json")
        let differences = try sites.differences()
        #expect(
            differences.page("calculations/bike.html")?.figures.map(\.line) == [
                "Monthly payment: $100.00 (100.00) → $100.00 (100.001)"
            ])
        #expect(differences.pages.count == 1)
    }

    @Test func `a result whose page lists no figures is reported by the names of its data`() throws
    {
        let sites = try TwoSites(["calculations/bike.md": Files.bike("1,800")])
        for site in ["old", "new"] {
            try sites.replace(#"class="figures""#, with: "", in: "\(site)/calculations/bike.html")
            try sites.replace(#"id="understood""#, with: "", in: "\(site)/calculations/bike.html")
        }
        let page = try #require(try sites.differences().page("calculations/bike.html"))
        #expect(
            (page.inputs + page.figures).map(\.line) == [
                "Amount borrowed: $1,200.00 → $1,800.00", "Payment: 100.00 → 150.00",
                "Total with fees: 1,200.00 → 1,800.00", "Total paid: 1,200.00 → 1,800.00",
                "Final payment: 100.00 → 150.00",
            ])
    }

    @Test func `a table that was made otherwise is a file of its own`() throws {
        let sites = try TwoSites()
        try sites.write("number\n", to: "new/calculations/bike.csv")
        let differences = try sites.differences()
        #expect(differences.pages.isEmpty)
        #expect(differences.files == [.init(fate: .changed, path: "calculations/bike.csv")])
    }

    @Test func `any number of threads tells the same`() throws {
        let sites = try TwoSites(
            [
                "calculations/bike.md": Files.bike("1,800"),
                "pages/links.md": Files.page("Links", "None."),
            ], without: ["pages/about.md"])
        let one = DifferencesText(try sites.differences(jobs: 1)).text()
        #expect(DifferencesText(try sites.differences(jobs: 7)).text() == one)
    }
}
