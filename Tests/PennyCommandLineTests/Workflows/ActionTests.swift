import Foundation
import PennySite
import PennyTestSupport
import Testing

/// `action.yml`, a step in the workflows of others, with its scripts unchanged.
@Suite struct ActionTests {
    private func action() throws -> WorkflowFile {
        try WorkflowFile(try Repository.text(of: "action.yml"))
    }

    private func run(
        _ host: HostedRun, _ given: [String: String] = [:], path: String = ""
    ) async throws -> HostedRun.Outcome {
        let action = try action()
        var values = [
            "github.server_url": "file://\(host.root)",
            "github.action_repository || github.repository": "ann/pennypress",
        ]
        let inputs = try action.get("inputs")
        for name in inputs.keys {
            values["inputs.\(name)"] = inputs.find(name, "default")?.text
        }
        values["inputs.releases"] = host.releases
        for (name, value) in given { values["inputs.\(name)"] = value }
        return try await host.run(
            steps: try action.get("runs").get("steps").list, [:], values, path: path)
    }

    @Test func `it checks a site and builds it, with nothing given`() async throws {
        let host = try await HostedRun("pennypress new .", isWhole: true)
        let outcome = try await run(host)
        #expect(outcome.failed == nil, "\(outcome.messages)")
        #expect(outcome.done == ["Get Pennypress", "Check", "Build"])
        #expect(outcome.messages.contains("\(HostedRun.archive): OK"))
        #expect(outcome.messages.contains(".: no errors in 42 pages, 990 rows"))
        #expect(host.exists("repository/public/index.html"))
        #expect(!host.exists("repository/public/sitemap.xml"))
    }

    @Test func `it builds the site that is named, where and for what address it is told`()
        async throws
    {
        let host = try await HostedRun("pennypress new 'our money'")
        let outcome = try await run(
            host,
            [
                "site": "our money", "output": "built pages",
                "base-url": "https://ann.example/money",
            ])
        #expect(outcome.failed == nil, "\(outcome.messages)")
        let map = try host.text("repository/built pages/sitemap.xml")
        #expect(map.contains("<loc>https://ann.example/money/about.html</loc>"))
        #expect(!host.exists("repository/our money/public"))
    }

    @Test func `a warning ends it unless it is told to be lenient`() async throws {
        let host = try await HostedRun("pennypress new .")
        try await host.run(
            "sed -i 's/^date:/shown: {payment: 1}\\ndate:/' repository/calculations/first-home.md")
        let strict = try await run(host)
        #expect(strict.failed == "Check")
        #expect(strict.messages.contains("“payment” was shown as $1.00 and is $2,155.01 today"))
        #expect(!host.exists("repository/public"))
        let lenient = try await run(host, ["strict": "false"])
        #expect(lenient.failed == nil, "\(lenient.messages)")
        #expect(host.exists("repository/public/index.html"))
        let other = try await run(host, ["strict": "yes"])
        #expect(other.failed == "Check")
        #expect(other.messages.hasSuffix("strict is “yes”: write true or false.\n"))
    }

    @Test func `a fault in a set ends it at the check`() async throws {
        let host = try await HostedRun("pennypress new .")
        try await host.run("sed -i 's/6.25%/6.25/' repository/calculations/first-home.md")
        let outcome = try await run(host, ["strict": "false"])
        #expect(outcome.failed == "Check")
        #expect(outcome.messages.contains("rate “6.25” has no percent sign"))
        #expect(!host.exists("repository/public"))
    }

    @Test(arguments: FaultyRelease.allCases)
    func `a program that is not what was released is not run`(_ fault: FaultyRelease) async throws {
        let host = try await HostedRun("pennypress new .")
        try await host.run("cd \(HostedRun.release) && \(fault.command)")
        let outcome = try await run(host)
        #expect(outcome.failed == "Get Pennypress")
        #expect(outcome.messages.contains(fault.message), "\(outcome.messages)")
        #expect(!host.exists("repository/public"))
    }

    @Test func `a program of the version that the job has brought along is taken`() async throws {
        let host = try await HostedRun("pennypress new .")
        try await host.run("rm -r releases")
        let path = host.root + "/packed/bin:"
        let outcome = try await run(host, path: path)
        #expect(outcome.failed == nil, "\(outcome.messages)")
        #expect(host.exists("repository/public/index.html"))
        #expect(try await run(host, ["version": "0.0.9"], path: path).failed == "Get Pennypress")
    }

    @Test func `its releases are those of its own repository, of its own version`() async throws {
        let action = try action()
        #expect(action.find("inputs", "version", "default")?.text == Pennypress.version)
        for document in ["action.yml", "docs/manual/pages/publish/github.md"] {
            let text = try Repository.text(of: document)
            #expect(text.contains("uses: OWNER/pennypress@v\(Pennypress.version)"))
        }
        #expect(action.find("runs", "using")?.text == "composite")
        let host = try await HostedRun("pennypress new .")
        try await host.run(
            "mkdir -p ann/pennypress/releases && mv releases ann/pennypress/releases/download")
        let outcome = try await run(host, ["releases": ""])
        #expect(outcome.failed == nil, "\(outcome.messages)")
    }

    @Test func `it gets the program by the same commands as the workflows`() throws {
        func download(_ script: String) throws -> Substring {
            let start = try #require(script.range(of: "file=pennypress-"))
            let end = try #require(script.range(of: "'*bin/pennypress'"))
            return script[start.lowerBound..<end.upperBound]
        }
        let own = try action().get("runs").get("steps").list.first?.find("run")?.text
        let github = try WorkflowFile(Workflow(for: .github).text)
        let steps = try github.get("jobs").get("build").get("steps").list
        let scripts = steps.compactMap { $0.find("run")?.text }
        let theirs = try #require(scripts.first)
        let before = try WorkflowFile(Workflow(for: .gitlab).text)
            .get("default").get("before_script").list
        let gitlab = try #require(before.first?.text)
        #expect(try download(#require(own)) == download(theirs))
        #expect(try download(theirs) == download(gitlab))
    }
}
