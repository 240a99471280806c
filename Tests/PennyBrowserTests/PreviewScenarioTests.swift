import Foundation
import Testing

/// The preview, as authors of a site use it.
@Suite(.enabled(if: Browser.canRun, Browser.whySkipped))
struct PreviewScenarioTests {
    @Test func `there are scenarios`() {
        #expect(Scenario.previews.count > 4)
    }

    @Test(arguments: Scenario.previews)
    func `a scenario goes as its file says`(_ scenario: Scenario) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("penny-preview-source-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try BrowserSite.writeSource(to: folder)
        let result = try await Browser.preview(scenario, of: folder.path)
        #expect(result.status == 0, "\(scenario.testDescription): \(result.words)")
    }
}
