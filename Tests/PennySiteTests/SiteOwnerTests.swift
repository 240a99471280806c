import Glibc
import PennyDiagnostics
import PennyFiles
import Testing

@testable import PennySite

/// Whose site it is that was found: judged for users that the test makes up.
@Suite(.enabled(if: geteuid() == 0 || (try? Ownership.owner(of: "/")) == 0)) struct SiteOwnerTests {
    private func refusal(_ sandbox: Sandbox, of file: String? = nil, user: UInt32) -> String? {
        do throws(DiagnosticError) {
            try SiteOwner.check(sandbox.site, of: file, by: .init(number: user))
            return nil
        } catch {
            return error.diagnostics.first?.summary
        }
    }

    @Test func `the owner's site is used, and a folder without a site is nobody's`() throws {
        let sandbox = try Sandbox()
        #expect(refusal(sandbox, user: geteuid()) == nil)
        try sandbox.remove("site/site.yaml")
        #expect(refusal(sandbox, user: geteuid() + 1) == nil)
    }

    @Test(.enabled(if: geteuid() != 0, "a file of root's is everybody's"))
    func `another user's site is refused, unless a file of the same owner was named`() throws {
        let sandbox = try Sandbox()
        let words = "the site or library in “\(sandbox.site)” belongs to another user"
        #expect(refusal(sandbox, user: geteuid() + 1) == words)
        #expect(refusal(sandbox, of: "/etc/passwd", user: geteuid() + 1) == words)
        let own = sandbox.path("site/site.yaml")
        #expect(refusal(sandbox, of: own, user: geteuid() + 1) == nil)
    }
}
