import PennyEngine
import PennyTestSupport
import Testing

/// The page that README.md promises every input on.
@Suite("The sample site's page of inputs")
struct GlossaryTests {
    @Test(arguments: Calculator.allCases)
    func namesEveryInputAndChoice(_ calculator: Calculator) throws {
        let page = try Repository.text(of: "site/pages/glossary-of-inputs.md")
        for field in calculator.fields {
            #expect(page.contains("- `\(field.name)`: "))
            var words: [String] = []
            switch field.syntax {
            case .choice(let choices): words = choices
            case .entries(let fields): words = fields.map(\.name)
            default: break
            }
            for word in words { #expect(page.contains("`\(word)`"), "\(field.name)") }
        }
    }
}
