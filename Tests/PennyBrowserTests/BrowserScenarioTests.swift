import Testing

/// Search, favourites, quizzes and progress, as readers use them.
@Suite(.enabled(if: Browser.canRun, Browser.whySkipped), .builtSite)
struct BrowserScenarioTests {
    @Test func `there are scenarios`() {
        #expect(Scenario.all.count > 8)
    }

    @Test(arguments: Scenario.all.flatMap { scenario in scenario.ways.map { (scenario, $0) } })
    func `a scenario goes as its file says`(_ scenario: Scenario, _ way: Browser.Way) async throws {
        let result = try await Browser.run(scenario, way, in: BuiltSite.folder)
        #expect(result.status == 0, "\(scenario.testDescription) over \(way): \(result.words)")
    }
}
