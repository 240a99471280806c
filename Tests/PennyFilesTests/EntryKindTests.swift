import Foundation
import Glibc
import Testing

@testable import PennyFiles

/// An entry, and nothing, are distinct from an error of the system.
@Suite struct EntryKindTests {
    @Test func `there is nothing at a path that leads nowhere`() throws {
        let folder = NSTemporaryDirectory() + "/penny-kind-\(UUID().uuidString)"
        try FileSystem.makeFolder(folder)
        defer { unlink(folder + "/file"); unlink(folder + "/loop"); rmdir(folder) }
        try FileSystem.replace(folder + "/file", with: [])
        #expect(symlink("loop", folder + "/loop") == 0)
        for path in [
            folder + "/none", folder + "/none/none", folder + "/file/none", "", folder + "/loop/x",
            folder + "/" + String(repeating: "x", count: 300),
        ] {
            #expect(try FileSystem.entryKind(of: path) == nil, "\(path)")
            #expect(try FileSystem.realPath(of: path) == nil, "\(path)")
        }
        #expect(try FileSystem.entryKind(of: folder + "/loop") == .symbolicLink)
        #expect(try FileSystem.entryKind(of: folder + "/file") == .file)
        #expect(try FileSystem.realPath(of: folder + "/./file")?.hasSuffix("/file") == true)
    }

    @Test(arguments: [EMFILE, EACCES, EIO, ENOMEM, ENFILE, EPERM])
    func `an error of the system is not that there is nothing`(_ code: Int32) {
        #expect(!FileSystem.isMissing(code))
        #expect(!FileError("x", code).isMissing)
    }
}
