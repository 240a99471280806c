import PennySite
import Testing

/// The number of threads changes nothing that a build renders or reports.
@Suite struct JobsTests {
    @Test(arguments: [2, 3, 7, 64])
    func `any number of jobs gives the same bytes`(_ jobs: Int) throws {
        let one = try Sandbox(LearningSite.files)
        let many = try Sandbox(LearningSite.files)
        let first = try one.build { $0.jobs = 1 }
        let other = try many.build { $0.jobs = jobs }
        #expect((other.pages, other.rows) == (first.pages, first.rows))
        let (tree, wanted) = (try many.tree(), try one.tree())
        #expect(tree.map(\.path) == wanted.map(\.path))
        for (file, same) in zip(tree, wanted) { #expect(file == same, "\(file.path)") }
    }

    @Test(arguments: [2, 3, 7, 64])
    func `any number of jobs tells the same faults in the same order`(_ jobs: Int) throws {
        var files = SmallSite.files
        for number in 1...40 {
            files["calculations/bad-\(number).yaml"] =
                "kind: loan\nprincipal: \(number)x\nrate: 6%\nterm: 30 years\n"
            files["calculations/good-\(number).yaml"] =
                "kind: loan\ntitle: T {{nothing.payment}}\nprincipal: \(number)000\n"
                + "rate: 6%\nterm: 30 years\n"
        }
        let sandbox = try Sandbox(files)
        let first = sandbox.faults { $0.jobs = 1 }
        #expect(first.split(separator: "bad-40.yaml").count > 1)
        #expect(sandbox.faults { $0.jobs = jobs } == first)
    }
}
