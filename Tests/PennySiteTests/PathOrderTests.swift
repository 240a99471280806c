import Testing

@testable import PennySite

/// Paths of several lists come in one order.
@Suite struct PathOrderTests {
    private func ordered(_ lists: [[String]]) -> [String] {
        let order = PathOrder(
            lists.map { list in PathOrder.Run(count: list.count) { list[$0] } })
        return (0..<order.count).map { index in
            let (run, offset) = order[index]
            return lists[run][offset]
        }
    }

    @Test(arguments: [
        [], [[]], [["a"]], [["a", "b"], ["c"]], [["c"], ["a", "b"]], [["b", "a", "c"]],
        [["b", "d"], [], ["a", "c", "e"]], [["a-b.", "a."], ["a", "a.b", "index.html"]],
        [["ü", "z", "a"], ["ä", "日本", "b"]], [["calculations/b."], ["de/calculations/a."], ["x"]],
    ])
    func `they are in the order of all`(_ lists: [[String]]) {
        #expect(ordered(lists) == lists.flatMap(\.self).sorted())
    }
}
