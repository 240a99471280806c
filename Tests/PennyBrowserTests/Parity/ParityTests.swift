import Foundation
import PennyTestSupport
import Testing

/// A page whose inputs a reader has changed shows what a page built from them shows.
@Suite(.enabled(if: Browser.canRun && Browser.hasEngine, Browser.whySkipped), .builtParity)
struct ParityTests {
    @Test func `there are pages of every calculator, half of them typed on`() throws {
        let cases = try #require(BuiltParity.site).cases
        #expect(Set(cases.map(\.kind)).count == 19)
        #expect(cases.count >= 40)
        #expect(cases.count { $0.steps != nil } >= 20)
        #expect(cases.count { $0.fragment != nil } >= 20)
        #expect(cases.count { $0.refusal?.words.isEmpty == false } >= 10)
        #expect(cases.contains { $0.steps?.contains { $0.add != nil } ?? false })
        #expect(cases.contains { $0.steps?.contains { $0.remove != nil } ?? false })
    }

    @Test(arguments: Effort.of([.http], deep: Browser.Transport.allCases))
    func `an adjusted page shows what one built from its inputs shows`(
        _ transport: Browser.Transport
    )
        async throws
    {
        let site = try #require(BuiltParity.site)
        let result = try await Browser.compare(site.casesFile, transport, in: site.folder.path)
        #expect(result.status == 0, "\(SeededGenerator()) over \(transport): \(result.words)")
    }
}
