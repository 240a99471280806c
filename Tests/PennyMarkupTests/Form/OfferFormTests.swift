import PennyEngine
import PennyMarkup
import PennyWordsSupport
import Testing

/// The form of one of several offers on a page.
@Suite struct OfferFormTests {
    private func form(_ calculator: Calculator, _ column: String) throws -> String {
        let offer = try #require(OfferForm(column, of: calculator))
        return FormHTML(calculator, [], InputDefaults(), .plain, offer: offer).content().text
    }

    @Test func `the ids of an offer's fields have its letter, and their names do not`() throws {
        let form = try form(.loan, "b")
        #expect(
            form.contains("<label for=\"input-b-rate\">Yearly interest rate</label>")
                && form.contains("<input id=\"input-b-rate\" name=\"rate\""))
        #expect(form.contains(" id=\"help-b-term\""))
        #expect(form.contains(" aria-describedby=\"help-b-term\""))
        #expect(!form.contains("id=\"input-rate\"") && !form.contains("id=\"help-term\""))
    }

    @Test(arguments: [
        (Calculator.loan, "fees"), (.savings, "additionalFeeRate"), (.refinance, "costs"),
    ])
    func `an offer shows its fees at once`(_ calculator: Calculator, _ fees: String) throws {
        let form = try form(calculator, "a")
        let fold = try #require(form.firstRange(of: "<details class=\"more\" data-fold=\"more\""))
        let field = try #require(form.firstRange(of: " name=\"\(fees)\""))
        #expect(field.lowerBound < fold.lowerBound)
        #expect(form.ranges(of: " name=\"\(fees)\"").count == 1)
        #expect(!form.contains("data-slides"))
    }

    @Test func `an offer folds what has a default`() throws {
        let form = try form(.loan, "a")
        let fold = try #require(form.firstRange(of: "<details class=\"more\" data-fold=\"more\""))
        let field = try #require(form.firstRange(of: " name=\"payments\""))
        #expect(field.lowerBound > fold.lowerBound)
    }

    @Test func `only four letters are offers`() {
        #expect(OfferForm("d", of: .loan) != nil)
        for letter in ["", "e", "A", "a\"", "ab"] { #expect(OfferForm(letter, of: .loan) == nil) }
    }

    @Test func `what offers share and show at once are inputs of their calculator`() {
        let calculators = CalculatorCatalog.builtIn.all.filter { $0.offers != nil }
        #expect(calculators.count == 4)
        for calculator in calculators {
            let names = calculator.fields.map(\.name) + ["currency"]
            for name in (calculator.offers?.shared ?? []) + (calculator.offers?.costs ?? []) {
                #expect(names.contains(name), "\(calculator.name) \(name)")
            }
        }
    }
}
