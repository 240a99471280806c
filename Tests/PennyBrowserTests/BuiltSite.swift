import Foundation
import Testing

/// Builds the site once for a suite, and removes it after the last test.
struct BuiltSite: SuiteTrait, TestScoping {
    @TaskLocal static var folder = ""

    func provideScope(
        for test: Test, testCase: Test.Case?, performing tests: @Sendable () async throws -> Void
    ) async throws {
        let folder = try BrowserSite.make()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try await Self.$folder.withValue(folder, operation: tests)
    }
}

extension Trait where Self == BuiltSite {
    static var builtSite: Self { BuiltSite() }
}
