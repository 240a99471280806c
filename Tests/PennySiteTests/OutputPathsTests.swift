import Testing

@testable import PennySite

/// The manifest lists the files of an output in the order of their whole paths.
@Suite struct OutputPathsTests {
    @Test func `paths made from parts come in the order of whole paths`() {
        let ids = ["a", "a-b", "ab", "a-1", "b", "0", "a--b", "z9"]
        let endings = ["csv", "html", "json", "png"]
        let sets = ids.map { id in
            OutputPaths.Entry(
                stem: "calculations/\(id).", endings: id == "b" ? ["html", "json"] : endings)
        }
        let others = ["index.html", "calculations/index.html", "assets/a.b.css", "budgets/x.csv"]
        let paths = Array(
            OutputPaths(sets + others.map { OutputPaths.Entry(stem: $0, endings: [""]) }))
        #expect(paths.count == 4 * ids.count - 2 + others.count)
        #expect(paths == paths.sorted())
    }
}
