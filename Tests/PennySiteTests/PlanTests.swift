import PennyDiagnostics
import Testing

@testable import PennySite

/// What the groups of a plan say of themselves before they are made.
@Suite struct PlanTests {
    private func groups(_ files: [String: String]) throws -> [any OutputGroup] {
        let sandbox = try Sandbox(files)
        return try groups(of: SiteBuilder(BuildOptions(site: sandbox.site)).reading())
    }

    private func groups(of site: ReadSite) throws -> [any OutputGroup] {
        site.groups + (try site.setNames.map { try #require(site.set(named: $0)) })
    }

    private static let sites = [
        SmallSite.files, LearningSite.files, ReportSite.files(),
    ]

    @Test(arguments: sites)
    func `every group makes the files that it has said, and no others`(
        _ files: [String: String]
    ) throws {
        let sandbox = try Sandbox(files)
        let site = try SiteBuilder(BuildOptions(site: sandbox.site)).reading()
        let groups = try groups(of: site)
        #expect(groups.count > 5)
        for group in groups {
            let printed = try group.printed(in: site.frame)
            #expect(printed.files.map(\.path) == group.outputs.map(\.path), "\(group.id)")
        }
    }

    @Test(arguments: sites)
    func `every group has a name of its own, the same in each build`(
        _ files: [String: String]
    ) throws {
        let names = try groups(files).map(\.id)
        #expect(Set(names).count == names.count)
        #expect(try groups(files).map(\.id) == names)
    }

    @Test func `the name of a group does not change with what is added beside it`() throws {
        let before = Set(try groups(LearningSite.files).map(\.id))
        let more = LearningSite.files.merging([
            "calculations/aaa.yaml": "kind: loan\nprincipal: 1,000\nrate: 6%\nterm: 1 year\n",
            "glossary/aaa.md": LearningSite.term("Aardvark loan"),
            "lessons/00-aaa.md": LearningSite.lesson("Before all"),
            "pages/aaa.md": SmallSite.page("First"),
        ]) { $1 }
        let after = Set(try groups(more).map(\.id))
        #expect(before.subtracting(after).isEmpty)
        #expect(
            after.subtracting(before) == [
                "set:calculations/aaa", "term:aaa", "lesson:aaa", "page:aaa",
            ])
    }
}
