import Foundation
import PennyDiagnostics
import Testing

@testable import PennyBrowser

/// Tests which Chromium is chosen.
@Suite struct InstalledBrowserTests {
    @Test func `the one that starts soonest wins, wherever it lies on the path`() async throws {
        let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
        _ = try await first.program("chromium", "exit")
        _ = try await first.program("google-chrome", "exit")
        let path = "\(first.path):\(second.path)"
        #expect(try InstalledBrowser.find(named: nil, in: path)?.path == "\(first.path)/chromium")
        let shell = try await second.program("chromium-headless-shell", "exit")
        #expect(try InstalledBrowser.find(named: nil, in: path)?.path == shell)
    }

    @Test func `the one that is named wins over those on the path`() async throws {
        let folder = try TemporaryFolder()
        _ = try await folder.program("chromium", "exit")
        let named = try await folder.program("mine", "exit")
        #expect(try InstalledBrowser.find(named: named, in: folder.path)?.path == named)
        let found = try InstalledBrowser.find(named: "", in: folder.path)
        #expect(found?.path == "\(folder.path)/chromium")
    }

    @Test func `folders, files that are no programs and relative paths are none`() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: folder.path + "/chromium", withIntermediateDirectories: true)
        let text = folder.path + "/google-chrome"
        try Data().write(to: URL(fileURLWithPath: text))
        #expect(try InstalledBrowser.find(named: nil, in: folder.path) == nil)
        #expect(try InstalledBrowser.find(named: nil, in: ".:bin:") == nil)
        #expect(throws: Fault.browser.notAProgram(text)) {
            try InstalledBrowser.find(named: text, in: "")
        }
    }
}
