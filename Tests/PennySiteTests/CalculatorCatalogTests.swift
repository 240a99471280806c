import PennyDiagnostics
import PennySite
import Testing

@testable import PennyEngine

/// A site with the calculators of a catalog of its own.
@Suite struct CalculatorCatalogTests {
    private struct Tip {
        var bill: Int64 = 0
        var guests = 1
    }

    private static let inputs: [Input<Tip>] = [
        Input("bill", .text("The bill"), .money, .required, example: "80") { $0.bill = $1 },
        Input(
            "guests", .text("Guests"), .count(1...20), .defaults(to: "2"), example: "2"
        ) { $0.guests = $1 },
    ]

    /// The share of each guest: no calculator of the program.
    private static let tip = Calculator(
        "tip", slug: "tips", table: "shares",
        words: .init(.text("Tip"), .text("Tips"), .text("What does each pay?")), areas: [], inputs
    ) { (reader) throws(InputProblems) in
        let plan = try reader.plan(inputs, Tip())
        return Calculation(
            calculator: reader.calculator, currency: reader.currency, inputs: reader.inputs,
            answer: .text("Each pays a share."),
            figures: [Figure("share", .text("Share"), .money(plan.bill / Int64(plan.guests)))])
    }

    private static let files = [
        "site.yaml": "title: T\ndefaults:\n  tip:\n    guests: 4\n",
        "calculations/dinner.md": "---\nkind: tip\ntitle: Dinner\nbill: 100\n---\n",
        "calculations/lunch.md": "---\nkind: tip\ntitle: Lunch\nbill: 60\n---\n",
        "calculations/both.md":
            "---\nkind: scenarios\ntitle: Both\nsets: [dinner, lunch]\n---\n",
    ]

    @Test func `its sets have pages, a list and a place in comparisons`() throws {
        let sandbox = try Sandbox(Self.files)
        for _ in 0..<2 {
            try sandbox.build { $0.calculators = CalculatorCatalog([.loan, Self.tip]) }
            let page = try sandbox.text("out/calculations/dinner.html")
            #expect(page.contains("$25.00") && page.contains("Each pays a share."))
            #expect(try sandbox.text("out/tips.html").contains("Lunch"))
            #expect(try sandbox.text("out/calculations/both.html").contains("$15.00"))
        }
    }

    @Test func `a set of a calculator that it lacks is a fault`() throws {
        let sandbox = try Sandbox(
            Self.files.merging([
                "calculations/plan.md": "---\nkind: savings\nyearsToInvest: 2\n---\n"
            ]) { $1 })
        let faults = sandbox.faults { $0.calculators = CalculatorCatalog([.loan, Self.tip]) }
        #expect(faults.contains("plan.md:2:7") && faults.contains("loan, tip or scenarios"))
    }
}
