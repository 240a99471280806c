import Foundation
import Glibc
import Testing

@testable import PennyFiles

@Suite struct OwnershipTests {
    @Test func `a file is trusted by its owner, and of the administrator by everybody`() throws {
        let path = NSTemporaryDirectory() + "/penny-owner-\(UUID().uuidString)"
        try FileSystem.replace(path, with: [])
        defer { unlink(path) }
        let owner = try #require(try Ownership.owner(of: path))
        #expect(owner == geteuid())
        #expect(try Ownership.isTrusted(path))
        let stranger = Ownership.User(number: owner + 1)
        #expect(try Ownership.isTrusted(path, by: stranger) == (owner == 0))
        #expect(try Ownership.isTrusted("/etc/passwd", by: stranger))
        #expect(try Ownership.isTrusted(path + "-missing", by: stranger))
    }

    @Test(.enabled(if: geteuid() == 0, "only root can give a file away"))
    func `the administrator trusts who has called sudo, and nobody else`() throws {
        let path = NSTemporaryDirectory() + "/penny-owner-\(UUID().uuidString)"
        try FileSystem.replace(path, with: [])
        defer { unlink(path) }
        #expect(chown(path, 4_321, 0) == 0)
        #expect(try !Ownership.isTrusted(path, by: .init(number: 0)))
        #expect(try !Ownership.isTrusted(path, by: .init(number: 0, invoker: 4_322)))
        #expect(try Ownership.isTrusted(path, by: .init(number: 0, invoker: 4_321)))
        // Anybody can set the variable that names the caller.
        #expect(try !Ownership.isTrusted(path, by: .init(number: 4_322, invoker: 4_321)))
    }
}
