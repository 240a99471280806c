import PennyContent
import PennyEngine

/// The saved sets of a site in the order of their pages.
struct SetCatalog: Sendable {
    let heads: SetHeads
    let kinds: Set<Calculator>
    private let names: NameTable
    /// The sets that stand a set beside others, by its name.
    private let containing: [String: [Int]]

    /// - Parameter heads: in the order of their files.
    init(_ heads: SetHeads = SetHeads()) {
        self.heads = Self.sorted(heads)
        var kinds: Set<Calculator> = []
        var names = NameTable(heads.count)
        var containing: [String: [Int]] = [:]
        for (place, head) in self.heads.enumerated() {
            names.add(place, named: head.id, self.heads.id)
            if head.isLeftOut { continue }
            kinds.insert(head.calculator)
            for name in Set(head.members) { containing[name, default: []].append(place) }
        }
        self.names = names
        self.kinds = kinds
        self.containing = containing
    }

    /// In the order of their pages.
    private static func sorted(_ heads: SetHeads) -> SetHeads {
        let ranks = Dictionary(
            uniqueKeysWithValues: Calculator.allCases.enumerated().map { ($1, $0) })
        // What is left out stands behind all that has a page.
        let key = { (head: SetHead, place: Int) in
            (head.isLeftOut ? 1 : 0, ranks[head.calculator] ?? 0, head.order ?? .max, place)
        }
        var last = (0, 0, Int.min, 0)
        for (place, head) in heads.enumerated() {
            let own = key(head, place)
            if own < last {
                let order = heads.enumerated().map { key($1, $0) }.sorted(by: <)
                return SetHeads(order.lazy.map { heads[$0.3] })
            }
            last = own
        }
        // Where a site has one kind of sets, its files are in this order already.
        return heads
    }

    /// Whether no set has a page.
    var isEmpty: Bool { heads.isEmpty || heads.isLeftOut(0) }

    func place(of id: String) -> Int? { names.number(of: id, heads.id) }

    /// Whether the set has its name first: one that another has already is a fault, and has no
    /// page.
    func hasPage(_ place: Int) -> Bool {
        !heads.isLeftOut(place) && self.place(of: heads.id(place)) == place
    }

    func first(of calculator: Calculator) -> SetHead? {
        heads.indices.first { heads.calculator($0) == calculator && !heads.isLeftOut($0) }
            .map { heads[$0] }
    }

    /// The set before or after one, where it is of the same kind.
    func neighbour(_ place: Int, of calculator: Calculator) -> Int? {
        heads.indices.contains(place) && heads.calculator(place) == calculator
            && !heads.isLeftOut(place) ? place : nil
    }

    /// The sets that stand this one beside others.
    func containing(_ place: Int) -> [Int] {
        containing.isEmpty ? [] : containing[heads.id(place)] ?? []
    }

    /// The set of a file.
    func place(ofFile path: String) -> Int? {
        guard let place = place(of: SiteFolder.id(path)), heads[place].path == path else {
            return nil
        }
        return place
    }

    /// The set of a row of a table.
    func place(ofRow name: String, in table: String) -> Int? {
        guard let place = place(of: name), heads[place].path == table else { return nil }
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
