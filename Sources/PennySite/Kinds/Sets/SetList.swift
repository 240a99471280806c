import PennyContent
import PennyEngine

/// Sets that have a list page: all of a folder, or those of one of its kinds.
struct SetList: Equatable {
    let folder: SetFolder
    /// Nil for all sets of the folder.
    let calculator: Calculator?

    /// The lists that a set stands on, the closest first.
    static func lists(with calculator: Calculator) -> [SetList] {
        let folder = calculator.folder
        let all = SetList(folder: folder, calculator: nil)
        return folder.onlyCalculator == nil
            ? [SetList(folder: folder, calculator: calculator), all] : [all]
    }

    /// The lists of sets of these kinds: a folder's, then those of its kinds.
    static func lists(of present: Set<Calculator>) -> [SetList] {
        let kinds = Calculator.allCases.filter(present.contains)
        return SetFolder.allCases.flatMap { folder in
            let lists = kinds.filter { $0.folder == folder }.flatMap(Self.lists)
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

    /// What a page calls the list.
    var label: Message { only?.words.many ?? SiteWords.listCalculations }

    /// The heading of its page.
    var heading: Message { only?.words.many ?? SiteWords.listCalculationsAll }

    /// What messages for authors call it: `debt payoff plans`.
    var name: String {
        (only?.slug).map { String($0.map { $0 == "-" ? " " : $0 }) } ?? "all \(folder.name)"
    }

    /// The one calculator whose sets it has.
    private var only: Calculator? { calculator ?? folder.onlyCalculator }
}
