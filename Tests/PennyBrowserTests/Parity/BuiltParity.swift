import Foundation
import Testing

/// Builds the pages once for a suite, and removes them after the last test.
struct BuiltParity: SuiteTrait, TestScoping {
    @TaskLocal static var site: ParitySite?

    func provideScope(
        for test: Test, testCase: Test.Case?, performing tests: @Sendable () async throws -> Void
    ) async throws {
        let site = try ParitySite()
        defer { try? FileManager.default.removeItem(at: site.folder) }
        try await Self.$site.withValue(site, operation: tests)
    }
}

extension Trait where Self == BuiltParity {
    static var builtParity: Self { BuiltParity() }
}
