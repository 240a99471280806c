import PennySite
import Testing

/// The workflow that `new --ci gitlab` writes, with its scripts unchanged.
@Suite struct GitLabWorkflowTests {
    private static let onDefaultBranch = "$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH"
    private static let onMergeRequest = #"$CI_PIPELINE_SOURCE == "merge_request_event""#

    private func host(
        _ made: String = "pennypress new . --ci gitlab", isWhole: Bool = false
    ) async throws -> HostedRun {
        try await HostedRun(made, isWhole: isWhole)
    }

    /// Runs a job as a runner does: its script after the scripts before it, as one script.
    private func run(
        _ job: String, _ host: HostedRun, _ changes: [String: String] = [:]
    ) async throws -> CommandFolder.Result {
        let file = try WorkflowFile(try host.text("repository/.gitlab-ci.yml"))
        var environment = try file.get("variables").texts
        environment["PENNYPRESS_RELEASES"] = host.releases
        environment["CI_PAGES_URL"] = "https://ann.example/money"
        environment.merge(changes) { $1 }
        let lines =
            try file.get("default").get("before_script").list
            + file.get(job).get("script").list
        let script = lines.compactMap(\.text).joined(separator: "\n")
        return try await host.run("set -eo pipefail\n\(script)\n", by: "bash", environment)
    }

    @Test func `a push to the default branch is checked and built with the address of the pages`()
        async throws
    {
        let host = try await host(isWhole: true)
        let result = try await run("pages", host)
        #expect(result.status == 0, "\(result.messages)")
        #expect(result.output == "\(HostedRun.archive): OK\n")
        #expect(result.messages.hasPrefix(".: no errors in 42 pages, 990 rows\n"))
        let map = try host.text("repository/public/sitemap.xml")
        #expect(map.contains("<loc>https://ann.example/money/about.html</loc>"))
    }

    @Test func `a merge request is checked and built`() async throws {
        let host = try await host()
        let result = try await run("check", host)
        #expect(result.status == 0, "\(result.messages)")
        #expect(!host.exists("repository/public/sitemap.xml"))
        #expect(host.exists("repository/public/index.html"))
    }

    @Test func `a site in a folder of the repository is built to where pages are taken from`()
        async throws
    {
        let host = try await host("pennypress new money --ci gitlab && mv money/.gitlab-ci.yml .")
        let result = try await run("pages", host, ["SITE": "money"])
        #expect(result.status == 0, "\(result.messages)")
        #expect(host.exists("repository/public/index.html"))
        #expect(!host.exists("repository/money/public"))
    }

    @Test(
        arguments: ["pages", "check"],
        [
            ("s/6.25%/6.25/", "rate “6.25” has no percent sign"),
            (
                "s/^date:/shown: {payment: 1}\\ndate:/",
                "“payment” was shown as $1.00 and is $2,155.01 today"
            ),
        ])
    func `a fault in a set, and a warning, end it before anything is built`(
        _ job: String, _ change: (command: String, message: String)
    ) async throws {
        let host = try await host()
        try await host.run("sed -i '\(change.command)' repository/calculations/first-home.md")
        let result = try await run(job, host)
        #expect(result.status == 1)
        #expect(result.messages.contains("calculations/first-home.md:"))
        #expect(result.messages.contains(change.message), "\(result.messages)")
        #expect(!host.exists("repository/public"))
    }

    @Test(arguments: FaultyRelease.allCases)
    func `a program that is not what was released is not run`(_ fault: FaultyRelease) async throws {
        let host = try await host()
        try await host.run("cd \(HostedRun.release) && \(fault.command)")
        let result = try await run("pages", host)
        #expect(result.status != 0)
        #expect((result.output + result.messages).contains(fault.message), "\(result.messages)")
        #expect(!result.messages.contains("no errors"))
        #expect(!host.exists("repository/public"))
    }

    @Test func `without the owner of the releases it ends with what to write`() async throws {
        let host = try await host()
        let written = try WorkflowFile(try host.text("repository/.gitlab-ci.yml"))
        let releases = try #require(written.find("variables", "PENNYPRESS_RELEASES")?.text)
        let result = try await run("pages", host, ["PENNYPRESS_RELEASES": releases])
        #expect(result.status == 1)
        #expect(
            result.messages
                == "Write the owner of Pennypress's repository over OWNER in PENNYPRESS_RELEASES.\n"
        )
    }

    @Test func `it publishes the default branch, and checks merge requests`() throws {
        let file = try WorkflowFile(Workflow(for: .gitlab).text)
        #expect(file.keys == ["variables", "workflow", "default", "check", "pages"])
        func rules(_ part: String) throws -> [String?] {
            try file.get(part).get("rules").list.map { $0.find("if")?.text }
        }
        #expect(try rules("workflow") == [Self.onMergeRequest, Self.onDefaultBranch])
        #expect(try rules("check") == [Self.onMergeRequest])
        #expect(try rules("pages") == [Self.onDefaultBranch])
        #expect(file.find("pages", "artifacts", "paths")?.list.map(\.text) == ["public"])
        #expect(file.find("check", "artifacts") == nil)
    }

    @Test func `it names the version that wrote it, at its top`() throws {
        let variables = try WorkflowFile(Workflow(for: .gitlab).text).get("variables")
        #expect(variables.find("PENNYPRESS_VERSION")?.text == Pennypress.version)
        #expect(variables.keys == ["PENNYPRESS_RELEASES", "PENNYPRESS_VERSION", "SITE"])
    }
}
