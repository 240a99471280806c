import PennyContent
import PennyEngine
import PennySite
import PennyTestSupport
import Testing

/// The pages that explain the calculators.
@Suite struct ExplanationTests {
    @Test(arguments: CalculatorCatalog.builtIn.all)
    func `every calculator's explanation has its headings, example and terms`(
        _ calculator: Calculator
    ) throws {
        let text = try Repository.text(of: "templates/explain-\(calculator.name).md")
        for heading in [
            "What it answers", "What the inputs mean", "The formula", "A worked example",
            "Common mistakes",
        ] {
            #expect(text.contains("\n## \(heading)\n"), "\(heading)")
        }
        #expect(text.contains("```example\nthis\n```"))
        #expect(text.contains("\nkeyTerms: ["))
    }

    @Test func `each kind of set has its explanation, linked from every result`() throws {
        let sandbox = try Sandbox(LearningSite.files)
        try sandbox.build()
        let loan = try sandbox.text("out/calculators/loan.html")
        #expect(loan.contains("<h1>What a loan costs</h1>"))
        #expect(loan.contains("<section class=\"example\" aria-label=\"Worked example: "))
        #expect(!loan.contains("{{"))
        #expect(loan.contains("class=\"term\" href=\"../glossary/interest.html\""))
        #expect(loan.contains("<a class=\"button\" href=\"../loans.html\">Loans on this site</a>"))
        for name in ["bike", "phone-a"] {
            let page = try sandbox.text("out/calculations/\(name).html")
            #expect(page.contains("<a href=\"../calculators/loan.html\">What a loan costs</a>"))
        }
        let list = try sandbox.text("out/calculators/index.html")
        #expect(list.matches(of: /<li class="card">/).count == 2)
        #expect(!sandbox.exists("out/calculators/budget.html"))
    }

    @Test
    func `a calculator begins with empty fields, and has its example for readers without scripts`()
        throws
    {
        let sandbox = try Sandbox(LearningSite.files)
        try sandbox.build()
        let page = try sandbox.text("out/calculators/loan.html")
        let offsets = try [
            "<h1>", "<form id=\"inputs\"",
            " data-blank data-example=\"principal=350,000\nrate=6.25%\n", "data-wanting>",
            "<noscript>\n<div id=\"result\"", "<dd>$2,155.01</dd>",
            "<noscript>\n<section id=\"understood\"", "<h2 id=\"about\">",
            "<h2 id=\"what-it-answers\">",
        ].map { text in try #require(page.firstRange(of: text), "\(text)").lowerBound }
        #expect(offsets == offsets.sorted())
        #expect(page.contains(" name=\"principal\" aria-describedby=\"help-principal\""))
        #expect(page.ranges(of: "<div id=\"result\"").count == 1)
        let form = page[offsets[1]..<offsets[3]]
        #expect(form.ranges(of: "value=\"\"").count > 10)
        #expect(!form.contains(/<(input|select)[^>]* name="[^"]*"[^>]* value="[^"]/))
        #expect(!page.contains("id=\"changed\""))
        #expect(!page.contains("data-back"))
        #expect(try sandbox.text("out/calculators/loan.csv").hasPrefix("number,payment,"))
        #expect(try sandbox.text("out/calculators/loan.json").contains("\"payment\""))
    }

    @Test func `a calculator's example has ordinary inputs of the site's place`() throws {
        func form(_ configuration: String) throws -> String {
            let sandbox = try Sandbox()
            try sandbox.write("title: T\n" + configuration, to: "site/site.yaml")
            try sandbox.remove("site/calculations/phones.csv")
            try sandbox.write(
                SmallSite.loan().replacing("1,000", with: "1000"), to: "site/calculations/bike.md")
            try sandbox.remove("site/pages")
            try sandbox.build()
            return try sandbox.text("out/calculators/loan.html")
        }
        let german = try form("locale: de-DE\nlanguage: de\ncurrency: EUR\n")
        #expect(german.contains("principal=350.000\n"))
        #expect(german.contains("term=30 Jahre\n"))
        #expect(german.contains("€") && !german.contains("$1"))
        let japanese = try form("locale: ja-JP\nlanguage: ja\ncurrency: JPY\n")
        #expect(japanese.contains("principal=35,000,000\n"))
        #expect(japanese.contains("fees=150,000"))
    }

    @Test func `an example that comes with the program is in the site's currency`() throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            "title: Geld\nlocale: de-DE\ncurrency: EUR\n", to: "site/site.yaml")
        try sandbox.remove("site/calculations/phones.csv")
        try sandbox.write(
            SmallSite.loan().replacing("1,000", with: "1000"), to: "site/calculations/bike.md")
        try sandbox.remove("site/pages")
        try sandbox.build()
        let page = try sandbox.text("out/calculators/loan.html")
        #expect(page.contains("€"))
        #expect(!page.contains(/\$\d|\d \$/))
    }

    @Test func `a site's own explanation stands in for the built-in one`() throws {
        let sandbox = try Sandbox(LearningSite.files)
        let text = SmallSite.loan("Ours", "keyTerms: [apr]", body: "{{this.payment}} here.\n")
        try sandbox.write(text, to: "site/templates/explain-loan.md")
        try sandbox.build()
        let page = try sandbox.text("out/calculators/loan.html")
        #expect(page.contains("<h1>Ours</h1>"))
        #expect(page.contains("<p>$100.00 here.</p>"))
        #expect(page.contains("<dt><a href=\"../glossary/apr.html\">"))
        #expect(!sandbox.exists("out/assets/explain-loan.md"))
    }

    @Test(arguments: CalculatorCatalog.builtIn.all)
    func `the fields of a calculator suggest the values of its example`(
        _ calculator: Calculator
    ) throws {
        let name = "templates/explain-\(calculator.name).md"
        let file = try ContentText(path: name, bytes: Array(Repository.text(of: name).utf8))
        let set = try SavedSetReader().read(file, id: calculator.name).sound()
        for input in set.inputs {
            guard case .text(let typed) = input.value,
                let field = calculator.fields.first(where: { $0.name == input.name })
            else { continue }
            // A choice suggests nothing. Figures depend on the sets compared. A part of the years
            // shows that it need not be the first.
            if case .choice = field.syntax { continue }
            if calculator == .scenarios || input.name == "inPeriods" { continue }
            #expect(
                typed.replacing(",", with: "") == field.example.replacing(",", with: ""),
                "\(input.name)")
        }
    }

    @Test func `a site's own explanation is checked like any text`() throws {
        let sandbox = try Sandbox(LearningSite.files)
        try sandbox.write(
            SmallSite.loan("Ours", "keyTerms: [aprr]", body: "{{this.paymet}}\n"),
            to: "site/templates/explain-loan.md")
        let other = SmallSite.files["calculations/plan.md"] ?? ""
        try sandbox.write(
            other.replacing("kind: savings", with: "kind: loan\nprincipal: 1\nrate: 0%"),
            to: "site/templates/explain-savings.md")
        let said = sandbox.faults()
        #expect(
            said.contains("explain-loan.md:7:12: error: the glossary has no term “aprr” [PP0538]"))
        #expect(said.contains("explain-loan.md:9:1: error: "))
        #expect(
            said.contains("the explanation of “savings” has an example of kind “loan” [PP0544]\n"))
        #expect(said.contains("Give it an example of kind “savings”."))
    }
}
