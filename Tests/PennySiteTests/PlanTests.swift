import PennyDiagnostics
import Testing

@testable import PennySite

/// What the groups of a plan say of themselves before they are made.
@Suite struct PlanTests {
    private func prepared(_ files: [String: String]) throws -> SiteBuilder.Prepared {
        let sandbox = try Sandbox(files)
        return try SiteBuilder(BuildOptions(site: sandbox.site)).prepare()
    }

    private static let sites = [
        SmallSite.files, LearningSite.files, ReportSite.files(),
    ]

    @Test(arguments: sites)
    func `every group makes the files that it has said, and no others`(
        _ files: [String: String]
    ) throws {
        let sandbox = try Sandbox(files)
        let prepared = try SiteBuilder(BuildOptions(site: sandbox.site)).prepare()
        #expect(prepared.plan.groups.count > 5)
        for group in prepared.plan.groups {
            let printed = try group.printed(in: prepared.press.frame)
            #expect(printed.files.map(\.path) == group.outputs.map(\.path), "\(group.id)")
        }
    }

    @Test(arguments: sites)
    func `every group has a name of its own, the same in each build`(
        _ files: [String: String]
    ) throws {
        let names = try prepared(files).plan.groups.map(\.id)
        #expect(Set(names).count == names.count)
        #expect(try prepared(files).plan.groups.map(\.id) == names)
    }

    @Test func `the name of a group does not change with what is added beside it`() throws {
        let before = Set(try prepared(LearningSite.files).plan.groups.map(\.id))
        let more = LearningSite.files.merging([
            "calculations/aaa.yaml": "kind: loan\nprincipal: 1,000\nrate: 6%\nterm: 1 year\n",
            "glossary/aaa.md": LearningSite.term("Aardvark loan"),
            "lessons/00-aaa.md": LearningSite.lesson("Before all"),
            "pages/aaa.md": SmallSite.page("First"),
        ]) { $1 }
        let after = Set(try prepared(more).plan.groups.map(\.id))
        #expect(before.subtracting(after).isEmpty)
        #expect(
            after.subtracting(before) == [
                "set:calculations/aaa", "term:aaa", "lesson:aaa", "page:aaa",
            ])
    }
}
