import Foundation
import PennyEngine
import PennyMarkup
import PennySite
import PennyTestSupport
import Testing

@Suite("The reference of the manual") struct ManualReferenceTests {
    @Test func `its pages say what the program declares`() async throws {
        try ManualFolder.compare(
            try await ManualPage.reference(), under: "reference", besides: ["index.md"])
    }

    @Test func `every file of the theme says what it is for`() {
        for file in ThemeFileDescription.all() {
            #expect(file.purpose.contains { $0.isLetter }, "\(file.name)")
        }
    }

    @Test(arguments: CalculatorCatalog.builtIn.all)
    func `notes are about inputs that there are, each once`(_ calculator: Calculator) throws {
        let notes = try InputNotes(calculator)
        var known: [String] = []
        for field in calculator.fields {
            known.append(field.name)
            if case .entries(let parts) = field.syntax { known += parts.map(\.name) }
        }
        for name in notes.names { #expect(known.contains(name), "\(name)") }
        #expect(Set(notes.names).count == notes.names.count)
    }

    @Test(arguments: CalculatorCatalog.builtIn.all.filter { $0 != .scenarios })
    func `the figures of a kind have names and words`(_ calculator: Calculator) throws {
        let figures = try FigureNames(calculator).all
        #expect(!figures.isEmpty)
        for figure in figures { #expect(!figure.label.isEmpty, "\(figure.name)") }
    }

    /// Results of the sample site, which has every kind.
    @Test func `each figure that a result has is in the reference`() async throws {
        let folder = try CommandFolder()
        let build = try await folder.run(
            "pennypress build '\(Repository.path(of: "site"))' -o public --quiet "
                + "&& ls public/calculations/*.json public/comparisons/*.json public/budgets/*.json"
        )
        try #require(build.status == 0, "\(build.messages)")
        let files = build.output.split(separator: "\n").map(String.init)
        try #require(files.count > 40)
        var missing: Set<String> = []
        for file in files {
            let bytes = try Data(contentsOf: folder.work.appendingPathComponent(file))
            let data = try JSONSerialization.jsonObject(with: bytes)
            let object = try #require(data as? [String: Any])
            let kind = try #require(object["kind"] as? String)
            let calculator = try #require(CalculatorCatalog.builtIn[name: kind])
            let known = try FigureNames(calculator).all.map(\.name)
            let figures = try #require(object["figures"] as? [String: Any])
            for name in figures.keys where !known.contains(name) && kind != "scenarios" {
                missing.insert("\(kind).\(name)")
            }
        }
        #expect(missing.isEmpty, "\(missing.sorted())")
    }
}
