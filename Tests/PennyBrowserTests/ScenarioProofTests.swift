import Testing

/// Proves that the scenarios can fail, for `make check-scenarios`: it takes half as long as all of
/// them.
@Suite(
    .enabled(if: Browser.canRun, Browser.whySkipped),
    .enabled(if: Browser.provesScenarios, "make check-scenarios runs these"), .builtSite)
struct ScenarioProofTests {
    @Test(arguments: Scenario.all)
    func `a scenario fails when a script it is about does nothing`(_ scenario: Scenario)
        async throws
    {
        let result = try await Browser.prove(scenario, in: BuiltSite.folder)
        #expect(result.status == 0, "\(scenario.testDescription): \(result.words)")
    }
}
