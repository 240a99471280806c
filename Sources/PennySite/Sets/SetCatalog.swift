import PennyContent
import PennyEngine

/// The saved sets of a site in the order of their pages.
struct SetCatalog: Sendable {
    let heads: [SetHead]
    let kinds: Set<Calculator>
    private let places: [String: Int]
    /// The sets that stand a set beside others, by its name.
    private let containing: [String: [Int]]

    /// - Parameter heads: in the order of their files.
    init(_ heads: [SetHead] = []) {
        let ranks = Dictionary(
            uniqueKeysWithValues: Calculator.allCases.enumerated().map { ($1, $0) })
        let keys = heads.enumerated().map { place, head in
            (ranks[head.calculator] ?? 0, head.order ?? .max, place)
        }
        let order = keys.sorted(by: <).map(\.2)
        // Where a site has one kind of sets, its files are in this order already.
        let sorted = order == Array(heads.indices) ? heads : order.map { heads[$0] }
        self.heads = sorted
        kinds = Set(sorted.map(\.calculator))
        places = Dictionary(
            sorted.enumerated().map { ($0.element.id, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        var containing: [String: [Int]] = [:]
        for (place, head) in sorted.enumerated() {
            for name in Set(head.members) { containing[name, default: []].append(place) }
        }
        self.containing = containing
    }

    var isEmpty: Bool { heads.isEmpty }

    func place(of id: String) -> Int? { places[id] }

    /// Whether the set has its name first: one that another has already is a fault, and has no
    /// page.
    func hasPage(_ place: Int) -> Bool { places[heads[place].id] == place }

    func first(of calculator: Calculator) -> SetHead? {
        heads.first { $0.calculator == calculator }
    }

    /// The set before or after one, where it is of the same kind.
    func neighbour(_ place: Int, of calculator: Calculator) -> Int? {
        heads.indices.contains(place) && heads[place].calculator == calculator ? place : nil
    }

    /// The sets that stand this one beside others.
    func containing(_ place: Int) -> [Int] { containing[heads[place].id] ?? [] }

    /// The set of a file.
    func place(ofFile path: String) -> Int? {
        guard let place = places[SiteFolder.id(path)], heads[place].path == path else { return nil }
        return place
    }

    /// The set of a row of a table.
    func place(ofRow name: String, in table: String) -> Int? {
        guard let place = places[name], heads[place].path == table else { return nil }
        return place
    }

    /// The names of a table's rows, in order.
    func rows(of table: String) -> [String] {
        heads.filter { $0.path == table }.map(\.id).sorted()
    }
}

extension Site {
    /// Whether the files with a saved set each are those that an earlier build has read.
    func areSetsUnchanged(_ memory: BuildMemory) -> Bool {
        let files = sets.heads.filter { !$0.isRow }
        return files.count == folder.setFiles.count && files.count == memory.facts.setFiles
            && files.allSatisfy(\.isRemembered)
    }
}
