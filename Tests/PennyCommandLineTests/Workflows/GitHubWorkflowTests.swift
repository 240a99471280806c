import PennySite
import Testing

/// The workflow that `new --ci github` writes, with its scripts unchanged.
@Suite struct GitHubWorkflowTests {
    private static let path = "repository/.github/workflows/pages.yml"
    private static let push = [
        "github.event_name != 'pull_request'": "true",
        "steps.pages.outputs.base_url": "https://ann.example/money",
    ]
    private static let pullRequest = [
        "github.event_name != 'pull_request'": "false", "steps.pages.outputs.base_url": "",
    ]
    private static let allSteps = [
        "actions/checkout@v5", "Get Pennypress", "Check", "Ask for the address", "Build",
        "Hand over the pages",
    ]

    private func host(_ made: String = "pennypress new . --ci github") async throws -> HostedRun {
        try await HostedRun(made)
    }

    private func build(
        _ host: HostedRun, _ event: [String: String] = push, _ changes: [String: String] = [:]
    ) async throws -> HostedRun.Outcome {
        let file = try WorkflowFile(try host.text(Self.path))
        var environment = try file.get("env").texts
        environment["PENNYPRESS_RELEASES"] = host.releases
        environment.merge(changes) { $1 }
        let steps = try file.get("jobs").get("build").get("steps").list
        return try await host.run(steps: steps, environment, event)
    }

    @Test func `a push is checked, built with the address of the pages, and handed over`()
        async throws
    {
        let host = try await HostedRun("pennypress new . --ci github", isWhole: true)
        let outcome = try await build(host)
        #expect(outcome.failed == nil, "\(outcome.messages)")
        #expect(outcome.done == Self.allSteps)
        #expect(outcome.messages.contains("\(HostedRun.archive): OK"))
        #expect(outcome.messages.contains(".: no errors in 42 pages, 990 rows"))
        let map = try host.text("repository/public/sitemap.xml")
        #expect(map.contains("<loc>https://ann.example/money/about.html</loc>"))
    }

    @Test func `a pull request is checked and built, but not handed over`() async throws {
        let host = try await host()
        let outcome = try await build(host, Self.pullRequest)
        #expect(outcome.failed == nil, "\(outcome.messages)")
        #expect(outcome.done == ["actions/checkout@v5", "Get Pennypress", "Check", "Build"])
        #expect(host.exists("repository/public/index.html"))
        #expect(!host.exists("repository/public/sitemap.xml"))
    }

    @Test func `a site in a folder of the repository is built to where it is handed over`()
        async throws
    {
        let host = try await host(
            "pennypress new money --ci github && mv money/.github .")
        let outcome = try await build(host, Self.push, ["SITE": "money"])
        #expect(outcome.failed == nil, "\(outcome.messages)")
        #expect(host.exists("repository/public/index.html"))
        #expect(!host.exists("repository/money/public"))
    }

    @Test(arguments: [
        ("s/6.25%/6.25/", "rate “6.25” has no percent sign"),
        (
            "s/^date:/shown: {payment: 1}\\ndate:/",
            "“payment” was shown as $1.00 and is $2,155.01 today"
        ),
    ])
    func `a fault in a set, and a warning, end it at the check`(
        _ change: String, _ message: String
    ) async throws {
        let host = try await host()
        try await host.run("sed -i '\(change)' repository/calculations/first-home.md")
        let outcome = try await build(host)
        #expect(outcome.failed == "Check")
        #expect(outcome.messages.contains("calculations/first-home.md:"))
        #expect(outcome.messages.contains(message), "\(outcome.messages)")
        #expect(!host.exists("repository/public"))
    }

    @Test(arguments: FaultyRelease.allCases)
    func `a program that is not what was released is not run`(_ fault: FaultyRelease) async throws {
        let host = try await host()
        try await host.run("cd \(HostedRun.release) && \(fault.command)")
        let outcome = try await build(host)
        #expect(outcome.failed == "Get Pennypress")
        #expect(outcome.messages.contains(fault.message), "\(outcome.messages)")
        #expect(!host.exists("repository/public"))
    }

    @Test func `without the owner of the releases it ends with what to write`() async throws {
        let host = try await host()
        let written = try WorkflowFile(try host.text(Self.path)).get("env").texts
        let outcome = try await build(
            host, Self.push,
            ["PENNYPRESS_RELEASES": try #require(written["PENNYPRESS_RELEASES"])])
        #expect(outcome.failed == "Get Pennypress")
        #expect(
            outcome.messages
                == "Write the owner of Pennypress's repository over OWNER in PENNYPRESS_RELEASES.\n"
        )
    }

    @Test func `it has the rights to publish in the job that publishes, and no others`() throws {
        let file = try WorkflowFile(Workflow(for: .github).text)
        #expect(try file.get("permissions").texts == ["contents": "read"])
        let jobs = try file.get("jobs")
        #expect(jobs.keys == ["build", "publish"])
        #expect(
            jobs.find("build", "permissions")?.texts == ["contents": "read", "pages": "read"])
        #expect(
            jobs.find("publish", "permissions")?.texts == ["pages": "write", "id-token": "write"])
        #expect(
            jobs.find("publish", "if")?.text
                == "github.ref == format('refs/heads/{0}', github.event.repository.default_branch)"
        )
        #expect(jobs.find("publish", "environment", "name")?.text == "github-pages")
        #expect(jobs.find("publish", "needs")?.text == "build")
    }

    @Test func `it runs for pushes and pull requests, and one at a time for a branch`() throws {
        let file = try WorkflowFile(Workflow(for: .github).text)
        #expect(try file.get("on").keys == ["push", "pull_request", "workflow_dispatch"])
        #expect(file.find("on", "push", "branches")?.list.map(\.text) == ["main", "master"])
        #expect(
            try file.get("concurrency").texts == [
                "group": "pages-${{ github.ref }}",
                "cancel-in-progress": "${{ github.event_name == 'pull_request' }}",
            ])
        let steps =
            try file.get("jobs").get("build").get("steps").list
            + file.get("jobs").get("publish").get("steps").list
        #expect(
            steps.compactMap { $0.find("uses")?.text } == [
                "actions/checkout@v5", "actions/configure-pages@v5",
                "actions/upload-pages-artifact@v4", "actions/deploy-pages@v4",
            ])
    }

    @Test func `it names the version that wrote it, at its top`() throws {
        let env = try WorkflowFile(Workflow(for: .github).text).get("env")
        #expect(env.find("PENNYPRESS_VERSION")?.text == Pennypress.version)
        #expect(env.keys == ["PENNYPRESS_RELEASES", "PENNYPRESS_VERSION", "SITE"])
    }
}
