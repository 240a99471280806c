import PennyDiagnostics
import Testing

@testable import PennySite

/// The artifacts of a plan before they are rendered.
@Suite struct PlanTests {
    private func artifacts(_ files: [String: String]) throws -> [any Artifact] {
        let sandbox = try Sandbox(files)
        return try artifacts(of: Pipeline(BuildOptions(site: sandbox.site)).plannedSite())
    }

    private func artifacts(of site: PlannedSite) throws -> [any Artifact] {
        site.artifacts + (try site.setNames.map { try #require(site.set(named: $0)) })
    }

    private static let sites = [
        SmallSite.files, LearningSite.files, ReportSite.files(),
    ]

    @Test(arguments: sites)
    func `every artifact renders the files that it has listed, and no others`(
        _ files: [String: String]
    ) throws {
        let sandbox = try Sandbox(files)
        let site = try Pipeline(BuildOptions(site: sandbox.site)).plannedSite()
        let artifacts = try artifacts(of: site)
        #expect(artifacts.count > 5)
        for artifact in artifacts {
            let rendered = try artifact.rendered(in: site.layout)
            #expect(rendered.files.map(\.path) == artifact.outputs.map(\.path), "\(artifact.id)")
        }
    }

    @Test(arguments: sites)
    func `every artifact has a name of its own, the same in each build`(
        _ files: [String: String]
    ) throws {
        let names = try artifacts(files).map(\.id)
        #expect(Set(names).count == names.count)
        #expect(try artifacts(files).map(\.id) == names)
    }

    @Test func `the name of an artifact does not change with what is added beside it`() throws {
        let before = Set(try artifacts(LearningSite.files).map(\.id))
        let more = LearningSite.files.merging([
            "calculations/aaa.yaml": "kind: loan\nprincipal: 1,000\nrate: 6%\nterm: 1 year\n",
            "glossary/aaa.md": LearningSite.term("Aardvark loan"),
            "lessons/00-aaa.md": LearningSite.lesson("Before all"),
            "pages/aaa.md": SmallSite.page("First"),
        ]) { $1 }
        let after = Set(try artifacts(more).map(\.id))
        #expect(before.subtracting(after).isEmpty)
        #expect(
            after.subtracting(before) == [
                "set:calculations/aaa", "term:aaa", "lesson:aaa", "page:aaa",
            ])
    }
}
