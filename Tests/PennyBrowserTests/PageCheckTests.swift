import Testing

/// The checks of `make check-pages` that need nothing but the browser.
@Suite(.enabled(if: Browser.canRun, Browser.whySkipped), .builtSite)
struct PageCheckTests {
    /// One of the checks, and a sixth of its faults; `make check-pages` proves all, on the sample
    /// site.
    @Test func `the check of looks names faults made on purpose, and none on a whole page`()
        async throws
    {
        let result = try await Browser.proveCheck("looks", in: BuiltSite.folder)
        #expect(result.status == 0, "\(result.words)")
    }
}
