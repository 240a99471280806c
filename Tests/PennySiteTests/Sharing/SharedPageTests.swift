import Foundation
import PennySite
import Testing

/// The head of pages, for programs that show or read them elsewhere.
@Suite struct SharedPageTests {
    private func built(baseURL: String? = "https://example.org/money/") throws -> Sandbox {
        let sandbox = try Sandbox(LearningSite.files)
        var options = BuildOptions(site: sandbox.site)
        options.output = sandbox.output
        options.baseURL = baseURL
        _ = try SiteBuilder(options).build()
        return sandbox
    }

    /// The things of a page, by their types.
    private func things(_ page: String) throws -> [String: [String: Any]] {
        let match = page.firstMatch(of: /<script type="application\/ld\+json">(.*?)<\/script>/)
        let text = try #require(match?.1)
        let data = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let all = try #require(data)
        #expect(all["@context"] as? String == "https://schema.org")
        let graph = try #require(all["@graph"] as? [[String: Any]])
        return Dictionary(graph.map { ($0["@type"] as? String ?? "", $0) }) { first, _ in first }
    }

    @Test func `every page has a title, a description and its address`() throws {
        let sandbox = try built()
        let pages = try sandbox.tree().map(\.path).filter { $0.hasSuffix(".html") }
        #expect(pages.count > 10)
        for path in pages where path != "404.html" {
            let page = try sandbox.text("out/" + path)
            let address =
                "https://example.org/money/" + (path == "index.html" ? "" : path)
            #expect(page.contains(/<meta name="description" content="[^"]+">/), "\(path)")
            #expect(page.contains(/<meta property="og:title" content="[^"]+">/), "\(path)")
            #expect(page.contains(/<meta property="og:description" content="[^"]+">/), "\(path)")
            #expect(page.contains("<meta property=\"og:url\" content=\"\(address)\">"), "\(path)")
            #expect(page.contains("<link rel=\"canonical\" href=\"\(address)\">"), "\(path)")
            #expect(page.contains("<meta property=\"og:locale\" content=\"en_US\">"), "\(path)")
            #expect(page.contains("content=\"Money pages\">"), "\(path)")
            #expect(!page.contains("og:image"), "\(path)")
        }
        let lost = try sandbox.text("out/404.html")
        #expect(!lost.contains("og:url") && !lost.contains("ld+json"))
    }

    @Test func `a result without a description is described by its figures`() throws {
        let page = try built().text("out/calculations/phone-a.html")
        let start = "Loan: Phone A. You pay $100.00 a month "
        #expect(page.contains("<meta name=\"description\" content=\"\(start)"))
    }

    @Test func `without an address of the site nothing claims one`() throws {
        let sandbox = try built(baseURL: nil)
        for path in ["index.html", "calculations/bike.html", "lessons/credit.html"] {
            let page = try sandbox.text("out/" + path)
            #expect(!page.contains("og:url") && !page.contains("https://example"))
            let things = try things(page)
            #expect(things["BreadcrumbList"] == nil)
            for thing in things.values { #expect(thing["url"] == nil) }
        }
    }

    @Test func `a loan is one, with what it is about`() throws {
        let loan = try #require(
            try things(built().text("out/calculations/bike.html"))["LoanOrCredit"])
        #expect(loan["name"] as? String == "The bike at $100.00")
        #expect((loan["amount"] as? [String: Any])?["value"] as? Int == 1200)
        #expect(loan["interestRate"] as? Int == 0)
        #expect((loan["loanTerm"] as? [String: Any])?["value"] as? Int == 12)
        let repayment = loan["loanRepaymentForm"] as? [String: Any]
        #expect(repayment?["numberOfLoanPayments"] as? Int == 12)
    }

    @Test(arguments: [
        ("index.html", "WebSite"), ("calculations/plan.html", "WebPage"),
        ("glossary/index.html", "DefinedTermSet"), ("glossary/apr.html", "DefinedTerm"),
        ("lessons/index.html", "Course"), ("lessons/credit.html", "LearningResource"),
        ("about.html", "WebPage"), ("calculations/index.html", "WebPage"),
    ])
    func `each kind of page is of its type`(_ path: String, _ type: String) throws {
        let things = try things(built().text("out/" + path))
        let thing = try #require(things[type])
        #expect((thing["name"] as? String)?.isEmpty == false)
        #expect((thing["description"] as? String)?.isEmpty == false)
    }

    @Test func `the breadcrumbs of a page lead through its part of the site`() throws {
        let things = try things(built().text("out/lessons/credit.html"))
        let steps = things["BreadcrumbList"]?["itemListElement"] as? [[String: Any]]
        #expect(
            steps?.map { $0["name"] as? String } == ["Money pages", "Learn", "Credit at $100.00"])
        #expect(
            steps?.map { $0["item"] as? String } == [
                "https://example.org/money/", "https://example.org/money/lessons/index.html",
                "https://example.org/money/lessons/credit.html",
            ])
    }

    @Test func `a report is data with its day`() throws {
        let sandbox = try Sandbox(ReportSite.files())
        try sandbox.build()
        let day = try #require(
            sandbox.tree("out/reports").map(\.path).first { $0.hasPrefix("20") })
        let data = try things(sandbox.text("out/reports/" + day))["Dataset"]
        #expect(data?["temporalCoverage"] as? String == String(day.dropLast(5)))
        #expect((data?["variableMeasured"] as? [String])?.isEmpty == false)
    }
}
