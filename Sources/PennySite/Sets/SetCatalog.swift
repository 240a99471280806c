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
        // What is left out stands behind all that has a page.
        let keys = heads.enumerated().map { place, head in
            (head.isLeftOut ? 1 : 0, ranks[head.calculator] ?? 0, head.order ?? .max, place)
        }
        let order = keys.sorted(by: <).map(\.3)
        // Where a site has one kind of sets, its files are in this order already.
        let sorted = order == Array(heads.indices) ? heads : order.map { heads[$0] }
        self.heads = sorted
        kinds = Set(sorted.prefix { !$0.isLeftOut }.map(\.calculator))
        places = Dictionary(
            sorted.enumerated().map { ($0.element.id, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        var containing: [String: [Int]] = [:]
        for (place, head) in sorted.enumerated() {
            if head.isLeftOut { break }
            for name in Set(head.members) { containing[name, default: []].append(place) }
        }
        self.containing = containing
    }

    /// Whether no set has a page.
    var isEmpty: Bool { heads.first?.isLeftOut ?? true }

    func place(of id: String) -> Int? { places[id] }

    /// Whether the set has its name first: one that another has already is a fault, and has no
    /// page.
    func hasPage(_ place: Int) -> Bool {
        places[heads[place].id] == place && !heads[place].isLeftOut
    }

    func first(of calculator: Calculator) -> SetHead? {
        heads.first { $0.calculator == calculator && !$0.isLeftOut }
    }

    /// The set before or after one, where it is of the same kind.
    func neighbour(_ place: Int, of calculator: Calculator) -> Int? {
        heads.indices.contains(place) && heads[place].calculator == calculator
            && !heads[place].isLeftOut ? place : nil
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
        return files.count == folder.setFiles.count
            && files.enumerated().allSatisfy { place, head in
                head.isLeftOut || head.isRemembered && isKnown(head, near: place, in: memory)
            }
    }

    /// Whether the edition had the same file of a set: what is remembered of one that is not
    /// translated is remembered of the first language's.
    private func isKnown(_ head: SetHead, near place: Int, in memory: BuildMemory) -> Bool {
        edition.prefix.isEmpty
            || memory.head(named: edition.prefix + head.id, near: place)?.head.mark == head.mark
    }

    /// How many files have a saved set each, with a page.
    var setFileCount: Int { sets.heads.count { !$0.isRow && !$0.isLeftOut } }
}
