import PennyDiagnostics
import PennyEngine
import Testing

@testable import PennyContent

@Suite("The folder of a set")
struct SetFolderTests {
    /// The kinds of the folder of calculations, as a message lists them.
    static let calculations: String = {
        let names = CalculatorCatalog.builtIn.calculators(in: .calculations).map(\.name)
        return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
    }()

    @Test("belongs to each kind, and holds the kinds that belong to it")
    func kinds() {
        #expect(Calculator.comparison.folder == .comparisons)
        #expect(Calculator.budget.folder == .budgets)
        let others = CalculatorCatalog.builtIn.all.filter { $0 != .comparison && $0 != .budget }
        let calculators = CalculatorCatalog.builtIn
        #expect(calculators.calculators(in: .calculations) == others)
        #expect(others.allSatisfy { $0.folder == .calculations })
        #expect(
            SetFolder.allCases.map { calculators.onlyCalculator(in: $0) }
                == [nil, .comparison, .budget])
    }

    @Test(
        "is known by a path",
        arguments: [
            ("budgets/may.md", .budgets), ("comparisons/food/rice.csv", .comparisons),
            ("calculations/budgets/x.md", .calculations), ("budgets", nil), ("budgets/", .budgets),
            ("site/budgets/may.md", nil), ("Budgets/may.md", nil), ("may.md", nil), ("", nil),
        ] as [(String, SetFolder?)])
    func paths(path: String, folder: SetFolder?) {
        #expect(SetFolder.containing(path) == folder)
    }

    @Test(
        "is known by its own path",
        arguments: [
            ("/a/budgets", .budgets), ("/a/comparisons/", .comparisons),
            ("calculations", .calculations), ("calculations/homes", nil), ("/", nil), ("", nil),
        ] as [(String, SetFolder?)])
    func own(path: String, folder: SetFolder?) {
        #expect(SetFolder.at(path) == folder)
    }

    private func read(
        _ yaml: String, _ reader: SavedSetReader
    ) -> (kind: Calculator?, faults: [String]) {
        let reading = reader.read(yaml: file(yaml), id: "x")
        return (
            reading.value?.calculator,
            reading.diagnostics.flatMap { [line($0), $0.nextStep] }
        )
    }

    @Test(
        "gives a set its kind where it holds but one",
        arguments: [
            (.comparisons, "title: A\n", .comparison), (.budgets, "title: A\n", .budget),
            (.comparisons, "kind: comparison\n", .comparison),
            (.budgets, "kind: budget\n", .budget), (.calculations, "kind: savings\n", .savings),
        ] as [(SetFolder, String, Calculator)])
    func given(folder: SetFolder, yaml: String, kind: Calculator) {
        let read = read(yaml, SavedSetReader(folder: folder))
        #expect(read.kind == kind)
        #expect(read.faults == [])
    }

    @Test(
        "refuses other kinds, and says where they belong",
        arguments: [
            (
                .calculations, "kind: budget\n",
                [
                    "1:7 kind “budget” does not belong in calculations/",
                    "Put the set into budgets/.",
                ]
            ),
            (
                .calculations, "kind: comparison\n",
                [
                    "1:7 kind “comparison” does not belong in calculations/",
                    "Put the set into comparisons/.",
                ]
            ),
            (
                .budgets, "kind: loan\n",
                ["1:7 kind “loan” does not belong in budgets/", "Put the set into calculations/."]
            ),
            (
                .comparisons, "kind: budget\n",
                ["1:7 kind “budget” does not belong in comparisons/", "Put the set into budgets/."]
            ),
            (
                .comparisons, "kind: comparsion\n",
                ["1:7 kind “comparsion” is not a calculator", "Did you mean “comparison”?"]
            ),
            (
                .budgets, "kind: lease\n",
                ["1:7 kind “lease” is not a calculator", "It can be budget."]
            ),
            (
                .calculations, "kind: lease\n",
                ["1:7 kind “lease” is not a calculator", "It can be \(calculations)."]
            ),
            (
                .calculations, "title: A\n",
                ["1:1 kind is missing", "Add a line such as “kind: loan”."]
            ),
        ] as [(SetFolder, String, [String])])
    func refused(folder: SetFolder, yaml: String, faults: [String]) {
        let read = read(yaml, SavedSetReader(folder: folder))
        #expect(read.kind == nil)
        #expect(read.faults == faults)
    }

    @Test("an empty kind is reported, and the set is read as one of its folder")
    func empty() {
        let read = read("kind: ' '\n", SavedSetReader(folder: .budgets))
        #expect(read.kind == .budget)
        #expect(
            read.faults == [
                "1:7 kind is empty", "Write a value after “kind:”, or remove the line.",
            ]
        )
    }

    @Test("outside a site, a standard kind stands in and no kind is refused")
    func standard() {
        let reader = SavedSetReader(standard: .budget)
        #expect(read("title: A\n", reader).kind == .budget)
        #expect(read("kind: loan\n", reader).kind == .loan)
        #expect(read("kind: loan\n", reader).faults == [])
    }

    @Test(
        "a kind that is missing is guessed from the inputs",
        arguments: [
            ("products: []\nper: kg\n", "comparison"), ("income: []\n", "budget"),
            ("monthlyDeposit: 1\n", "savings"), ("title: A\n", "loan"),
            ("expenses: []\nterm: 1\nincome: []\n", "budget"),
        ])
    func guess(yaml: String, kind: String) {
        #expect(
            read(yaml, SavedSetReader()).faults == [
                "1:1 kind is missing", "Add a line such as “kind: \(kind)”.",
            ])
    }

    @Test("rows need no column for the kind, and lists stand in their cells on one line")
    func rows() throws {
        let table = """
            name,title,income,expenses
            may,May,Pay amount 900,Rent amount 500; Food amount 30 every week

            """
        let reader = SavedSetReader(folder: .budgets)
        let sets = try reader.read(csv: file(table), id: "months").sound()
        #expect(sets.map(\.id) == ["may"])
        #expect(sets.map(\.calculator) == [.budget])
        #expect(
            sets[0].inputs == [
                RawInput("income", "Pay amount 900"),
                RawInput("expenses", "Rent amount 500; Food amount 30 every week"),
            ])
        let wrong = reader.read(csv: file("name,kind\nmay,loan\n"), id: "months")
        #expect(
            wrong.diagnostics.map(line) == ["2:5 kind “loan” does not belong in budgets/"])
    }
}
