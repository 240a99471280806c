import Foundation
import PennyBrowser
import PennyTestSupport
import Testing

/// A headless Chromium, driven by `scripts/browser.mjs` with Node.js.
enum Browser {
    /// `make test` installs a browser and says so: then it may not be missing.
    static let isNeeded = ProcessInfo.processInfo.environment["PENNY_NEEDS_BROWSER"] == "1"
    static let canRun =
        isNeeded
        || ((try? InstalledBrowser.find()) ?? nil) != nil && Repository.hasProgram("node")
    /// Whether the pages of a site have the engine; `make test` builds it first.
    static let hasEngine =
        ProcessInfo.processInfo.environment["PENNY_NEEDS_WASM"] == "1"
        || Repository.exists(".build-wasm/modules/loan.wasm")
    /// Whether each scenario is also run without the scripts it is about.
    static let provesScenarios =
        ProcessInfo.processInfo.environment["PENNY_PROVE_SCENARIOS"] == "1"
    /// What is said of a test that did not run.
    static let whySkipped: Comment =
        "node, a Chromium or the engine is missing here; make test installs and needs all"

    /// From where a page is opened.
    enum Way: String, CaseIterable {
        case http
        case file
    }

    struct Result: Sendable {
        let status: Int32
        let words: String
    }

    static func run(_ scenario: Scenario, _ way: Way, in site: String) async throws -> Result {
        try await BrowserHost.shared.answer(["run", way.rawValue, site, scenario.path])
    }

    /// Runs a script that is given words.
    static func run(
        _ script: String, _ words: [String], _ way: Way, in site: String
    ) async throws -> Result {
        let path = Repository.path(of: script)
        return try await BrowserHost.shared.answer(["run", way.rawValue, site, path] + words)
    }

    /// Runs a scenario on the preview of a site's folder.
    static func preview(_ scenario: Scenario, of site: String) async throws -> Result {
        try await BrowserHost.shared.answer(["run", "serve", site, scenario.path, program])
    }

    /// The program, which is built beside the tests.
    private static let program: String = {
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        let folder = URL(fileURLWithPath: tests ?? "").deletingLastPathComponent()
        return folder.appendingPathComponent("pennypress").path
    }()

    /// Whether the scenario fails when one of the scripts it is about does nothing.
    static func prove(_ scenario: Scenario, in site: String) async throws -> Result {
        try await BrowserHost.shared.answer(["prove", site, scenario.path])
    }

    /// Whether pages show after changes what others show, as a file of cases names them.
    static func compare(_ cases: String, _ way: Way, in site: String) async throws -> Result {
        try await run("scripts/browser-parity.mjs", [cases], way, in: site)
    }

    /// Whether a check of `make check-pages` names every fault made on purpose.
    static func proveCheck(_ name: String, in site: String) async throws -> Result {
        let tools = Repository.path(of: ".build/page-tools")
        let script = Repository.path(of: "scripts/pages/prove.mjs")
        let end = try await ChildProcess(["node", script, "--only", name, tools, site]).run()
        return Result(status: end.status, words: end.text + end.messages)
    }
}
