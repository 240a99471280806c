import Testing

/// Search, favourites, quizzes and progress, as readers use them.
@Suite(.enabled(if: Browser.canRun, Browser.whySkipped), .builtSite)
struct BrowserScenarioTests {
    @Test func `there are scenarios`() {
        #expect(Scenario.all.count > 8)
    }

    @Test(
        arguments: Scenario.all.flatMap { scenario in scenario.transports.map { (scenario, $0) } })
    func `a scenario goes as its file says`(_ scenario: Scenario, _ transport: Browser.Transport)
        async throws
    {
        let result = try await Browser.run(scenario, transport, in: BuiltSite.folder)
        #expect(
            result.status == 0, "\(scenario.testDescription) over \(transport): \(result.words)")
    }
}
