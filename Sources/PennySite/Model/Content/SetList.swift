import PennyContent
import PennyEngine

/// A list page of sets: all of a folder, or those of one of its calculators.
struct SetList: Equatable {
    let folder: SetFolder
    /// Nil for all sets of the folder.
    let calculator: Calculator?
    /// The one calculator of all its sets; nil for several.
    private let only: Calculator?

    /// All sets of a folder.
    init(all folder: SetFolder, _ calculators: CalculatorCatalog) {
        self.folder = folder
        calculator = nil
        only = calculators.onlyCalculator(in: folder)
    }

    /// The sets of one calculator.
    private init(of calculator: Calculator) {
        folder = calculator.folder
        self.calculator = calculator
        only = calculator
    }

    /// Returns the lists that have a set of a calculator, the most specific first.
    static func lists(
        with calculator: Calculator, _ calculators: CalculatorCatalog
    ) -> [SetList] {
        let all = SetList(all: calculator.folder, calculators)
        return all.only == nil ? [SetList(of: calculator), all] : [all]
    }

    /// Returns the lists for sets of these calculators: for each folder its whole list, then those
    /// of its calculators.
    static func lists(
        of present: Set<Calculator>, _ calculators: CalculatorCatalog
    ) -> [SetList] {
        let kinds = calculators.all.filter(present.contains)
        return SetFolder.allCases.flatMap { folder in
            let lists = kinds.filter { $0.folder == folder }
                .flatMap { Self.lists(with: $0, calculators) }
            return lists.filter { $0.calculator == nil }.prefix(1)
                + lists.filter { $0.calculator != nil }
        }
    }

    func holds(_ kind: Calculator) -> Bool {
        calculator.map { $0 == kind } ?? (kind.folder == folder)
    }

    var address: String {
        calculator.map { Address.page($0.slug) } ?? Address.list(of: folder)
    }

    /// The name of the list on pages.
    var label: Message { only?.words.many ?? SiteWords.listCalculations }

    /// The heading of its page.
    var heading: Message { only?.words.many ?? SiteWords.listCalculationsAll }

    /// The name of the list in messages for authors: `debt payoff plans`.
    var name: String {
        (only?.slug).map { String($0.map { $0 == "-" ? " " : $0 }) } ?? "all \(folder.name)"
    }
}
