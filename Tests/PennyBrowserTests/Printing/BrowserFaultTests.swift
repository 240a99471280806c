import Foundation
import Glibc
@testable import PennyBrowser
import PennyDiagnostics
import Testing

/// Tests the faults of a browser that fails, and that nothing of it is left.
@Suite struct BrowserFaultTests {
    @Test func `a size above the limit never looks equal to it`() {
        let fault = Fault.browser.tooLarge(64_000_001, 64_000_000)
        #expect(fault.summary.hasPrefix("the page has 65 MB"))
        #expect(fault.summary.hasSuffix("the limit to print is 64 MB"))
    }

    @Test func `a browser that ends without a word is reported without words`() {
        let summary = Fault.browser.ended("x", "").summary
        #expect(summary == "the browser “x” ended before it was done")
    }

    /// The fault of starting a browser that is a script.
    private func fault(of script: String, patience: Duration = .seconds(60)) async throws
        -> Fault
    {
        let folder = try TemporaryFolder()
        let browser = InstalledBrowser(path: try await folder.program("browser", script))
        return try #require(throws: Fault.self) {
            _ = try HeadlessBrowser(browser, patience: patience)
        }
    }

    @Test func `a browser that ends is reported with its last words`() async throws {
        let fault = try await fault(of: "echo first >&2; echo no display >&2")
        #expect(fault.code == Fault.browser.ended.code)
        #expect(fault.summary.hasSuffix("with the words “no display”"))
    }

    @Test func `an answer that is none is reported`() async throws {
        let fault = try await fault(of: "printf 'hello\\0' >&4; sleep 60")
        #expect(fault.code == Fault.browser.notUnderstood.code)
    }

    @Test func `a refusal is reported with the browser's reason`() async throws {
        let answer = #"{\"id\":1,\"error\":{\"code\":1,\"message\":\"not today\"}}"#
        let fault = try await fault(of: "printf '%s\\0' \"\(answer)\" >&4; sleep 60")
        #expect(fault == .browser.refused("Target.createTarget", "not today"))
    }

    @Test func `a browser that says nothing is ended, with what it has started`() async throws {
        let folder = try TemporaryFolder()
        let mark = folder.path + "/pid"
        let script = "sleep 60 & echo $! > \(mark); wait"
        let browser = InstalledBrowser(path: try await folder.program("browser", script))
        let fault = try #require(throws: Fault.self) {
            _ = try HeadlessBrowser(browser, patience: .seconds(4))
        }
        #expect(fault == .browser.timedOut(browser.path, 4))
        let text = try String(contentsOfFile: mark, encoding: .utf8)
        let child = try #require(pid_t(text.dropLast()))
        // Its parent has ended, so the system adopts it, which may take a moment.
        for _ in 0..<100 where kill(child, 0) == 0 && !isZombie(child) { usleep(20_000) }
        #expect(kill(child, 0) != 0 || isZombie(child))
    }

    private func isZombie(_ process: pid_t) -> Bool {
        let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
        return status?.contains(") Z ") ?? true
    }
}
