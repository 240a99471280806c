import PennyContent
import PennyEngine

/// The saved sets of an edition in the order of their pages, found by index, name, file or row.
struct SetIndex: Sendable {
    let heads: SetHeadList
    /// The calculators of the site, in the order of the sets.
    let calculators: CalculatorCatalog
    /// The calculators of the sets.
    let kinds: Set<Calculator>
    private let names: NameTable
    /// The sets that compare a set with others, by its name.
    private let containing: [String: [Int]]

    /// - Parameters:
    ///   - heads: the heads in the order of their files.
    ///   - calculators: the order of their pages.
    init(_ heads: SetHeadList = SetHeadList(), _ calculators: CalculatorCatalog = .builtIn) {
        self.calculators = calculators
        self.heads = Self.sorted(heads, calculators)
        var kinds: Set<Calculator> = []
        var names = NameTable(heads.count)
        var containing: [String: [Int]] = [:]
        for (index, head) in self.heads.enumerated() {
            names.add(index, named: head.id, self.heads.id)
            if head.isLeftOut { continue }
            kinds.insert(head.calculator)
            for name in Set(head.members) { containing[name, default: []].append(index) }
        }
        self.names = names
        self.kinds = kinds
        self.containing = containing
    }

    /// Sorts heads in the order of their pages.
    private static func sorted(
        _ heads: SetHeadList, _ calculators: CalculatorCatalog
    ) -> SetHeadList {
        let ranks = Dictionary(
            uniqueKeysWithValues: calculators.all.enumerated().map { ($1, $0) })
        // Sets that are left out come after all that have a page.
        let key = { (head: SetHead, index: Int) in
            (head.isLeftOut ? 1 : 0, ranks[head.calculator] ?? 0, head.order ?? .max, index)
        }
        var last = (0, 0, Int.min, 0)
        for (index, head) in heads.enumerated() {
            let own = key(head, index)
            if own < last {
                let order = heads.enumerated().map { key($1, $0) }.sorted(by: <)
                return SetHeadList(order.lazy.map { heads[$0.3] })
            }
            last = own
        }
        // If a site has one kind of sets, its files are usually in this order already.
        return heads
    }

    /// Whether no set has a page.
    var isEmpty: Bool { heads.isEmpty || heads.isLeftOut(0) }

    func index(of id: String) -> Int? { names.number(of: id, heads.id) }

    /// Whether a set has a page. A set whose name an earlier set has is a fault, and has no page.
    func hasPage(_ index: Int) -> Bool {
        !heads.isLeftOut(index) && self.index(of: heads.id(index)) == index
    }

    func first(of calculator: Calculator) -> SetHead? {
        heads.indices.first { heads.calculator($0) == calculator && !heads.isLeftOut($0) }
            .map { heads[$0] }
    }

    /// Returns the index itself if there is a set of this kind with a page, else nil.
    func neighbor(at index: Int, of calculator: Calculator) -> Int? {
        heads.indices.contains(index) && heads.calculator(index) == calculator
            && !heads.isLeftOut(index) ? index : nil
    }

    /// Returns the sets that compare this one with others.
    func containing(_ index: Int) -> [Int] {
        containing.isEmpty ? [] : containing[heads.id(index)] ?? []
    }

    /// Returns the set of a file.
    func index(ofFile path: String) -> Int? {
        guard let index = index(of: SourceFolder.id(path)), heads[index].path == path else {
            return nil
        }
        return index
    }

    /// Returns the set of a row of a table.
    func index(ofRow name: String, in table: String) -> Int? {
        guard let index = index(of: name), heads[index].path == table else { return nil }
        return index
    }

    /// Returns the names of a table's rows, sorted.
    func rows(of table: String) -> [String] {
        heads.filter { $0.path == table }.map(\.id).sorted()
    }
}

extension LoadedEdition {
    /// Whether the files that hold one saved set each are those that the previous build read.
    func areSetsUnchanged(_ cache: BuildCache) -> Bool {
        let files = sets.heads.filter { !$0.isRow }
        return files.count == folder.setFiles.count
            && files.enumerated().allSatisfy { index, head in
                head.isLeftOut || head.isRemembered && isKnown(head, near: index, in: cache)
            }
    }

    /// Whether the cache has the same file of a set for this edition. The cached head of an
    /// untranslated set comes from the first language's edition.
    private func isKnown(_ head: SetHead, near index: Int, in cache: BuildCache) -> Bool {
        edition.prefix.isEmpty
            || cache.head(named: edition.prefix + head.id, near: index)?.head.stamp == head.stamp
    }

    /// The number of files that hold one saved set each and have a page.
    var setFileCount: Int { sets.heads.count { !$0.isRow && !$0.isLeftOut } }
}
