import Foundation
import Glibc
import PennyBrowser
import PennyDiagnostics
import Testing

/// Tests the faults of a browser that fails, and that nothing of it is left.
@Suite struct BrowserFaultTests {
    @Test(arguments: [
        (
            BrowserFault.notInstalled, "there is no Chromium here to print with",
            "Install the package chromium-headless-shell or chromium, or set CHROMIUM to the path "
                + "of a browser of that kind."
        ),
        (
            .notAProgram("x"), "CHROMIUM “x” is not a program",
            "Set it to the path of a Chromium, or unset it."
        ),
        (
            .cannotStart("x", reason: "No"), "the browser “x” cannot be started: No",
            "Run it by hand with “--headless” to see what it lacks."
        ),
        (
            .ended("x", lastWords: ""), "the browser “x” ended before it was done",
            "Run it by hand with “--headless” to see what it lacks."
        ),
        (
            .ended("x", lastWords: "no library"),
            "the browser “x” ended before it was done, with the words “no library”",
            "Run it by hand with “--headless” to see what it lacks."
        ),
        (
            .timedOut("x", seconds: 1), "the browser “x” gave no answer in 1 second",
            "Try again when the machine is less busy."
        ),
        (
            .refused("Page.printToPDF", reason: "No"), "the browser refused Page.printToPDF: No",
            "Try a newer Chromium; CHROMIUM can name it."
        ),
        (
            .notUnderstood("x"), "the browser “x” gave an answer that is none",
            "Try a newer Chromium; CHROMIUM can name it."
        ),
        (
            .noFolder("x", reason: "No"), "the browser’s folder “x” cannot be used: No",
            "Set TMPDIR to a folder with room that you may write to."
        ),
        (
            .tooLarge(bytes: 64_000_001, limit: 64_000_000),
            "the page has 65 MB with its pictures, and the limit to print is 64 MB",
            "Make its pictures smaller, or print its parts one by one."
        ),
    ])
    func `each fault says what happened and what to do`(
        _ fault: BrowserFault, _ summary: String, _ nextStep: String
    ) {
        #expect(fault.summary == summary)
        #expect(fault.nextStep == nextStep)
    }

    /// The fault of starting a browser that is a script.
    private func fault(of script: String, patience: Duration = .seconds(60)) async throws
        -> BrowserFault
    {
        let folder = try TemporaryFolder()
        let browser = InstalledBrowser(path: try await folder.program("browser", script))
        return try #require(throws: BrowserFault.self) {
            _ = try HeadlessBrowser(browser, patience: patience)
        }
    }

    @Test func `a browser that ends is reported with its last words`() async throws {
        guard case .ended(_, let words) = try await fault(of: "echo first >&2; echo no display >&2")
        else { return #expect(Bool(false), "another fault") }
        #expect(words == "no display")
    }

    @Test func `an answer that is none is reported`() async throws {
        guard case .notUnderstood = try await fault(of: "printf 'hello\\0' >&4; sleep 60")
        else { return #expect(Bool(false), "another fault") }
    }

    @Test func `a refusal is reported with the browser's reason`() async throws {
        let answer = #"{\"id\":1,\"error\":{\"code\":1,\"message\":\"not today\"}}"#
        let fault = try await fault(of: "printf '%s\\0' \"\(answer)\" >&4; sleep 60")
        #expect(fault == .refused("Target.createTarget", reason: "not today"))
    }

    @Test func `a browser that says nothing is ended, with what it has started`() async throws {
        let folder = try TemporaryFolder()
        let mark = folder.path + "/pid"
        let script = "sleep 60 & echo $! > \(mark); wait"
        let browser = InstalledBrowser(path: try await folder.program("browser", script))
        let fault = try #require(throws: BrowserFault.self) {
            _ = try HeadlessBrowser(browser, patience: .seconds(4))
        }
        #expect(fault == .timedOut(browser.path, seconds: 4))
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
