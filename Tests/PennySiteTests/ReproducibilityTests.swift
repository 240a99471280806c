import Glibc
import PennySite
import Testing

/// The same files give the same bytes.
@Suite struct ReproducibilityTests {
    @Test func `two builds give the same names, bytes and permissions`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let first = try sandbox.tree()
        try sandbox.build()
        #expect(try sandbox.tree() == first)
        #expect(first.allSatisfy { $0.mode == ($0.bytes == nil ? 0o755 : 0o644) })
    }

    @Test func `where the site lies and in which order its files were made leave no trace`() throws
    {
        let first = try Sandbox([:])
        let second = try Sandbox([:])
        let paths = SmallSite.files.keys.sorted()
        for path in paths { try first.write(SmallSite.files[path] ?? "", to: "site/" + path) }
        for path in paths.reversed() {
            try second.write(SmallSite.files[path] ?? "", to: "elsewhere/site/" + path)
        }
        try first.build()
        try second.build { $0.site = second.path("elsewhere/site") }
        let tree = try first.tree()
        #expect(try second.tree() == tree)
        for entry in tree {
            let text = String(decoding: entry.bytes ?? [], as: UTF8.self)
            #expect(!text.contains(first.root) && !text.contains("/site/"), "\(entry.path)")
        }
    }

    @Test func `permissions and times of the sources do not matter`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let first = try sandbox.tree()
        for path in ["calculations/bike.md", "assets/notes.txt"] {
            let full = sandbox.site + "/" + path
            #expect(chmod(full, 0o700) == 0)
            var times = [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)]
            #expect(utimes(full, &times) == 0)
        }
        try sandbox.build()
        #expect(try sandbox.tree() == first)
    }

    @Test func `the order of faults is the same whatever order the files were made in`() throws {
        let broken = Dictionary(
            uniqueKeysWithValues: (1...9).map { ("pages/p\($0).md", "no front matter \($0)") })
        let first = try Sandbox(SmallSite.files.merging(broken) { first, _ in first })
        let second = try Sandbox(SmallSite.files)
        for (path, text) in broken.sorted(by: { $0.key > $1.key }) {
            try second.write(text, to: "site/" + path)
        }
        let text = first.faults()
        #expect(text == second.faults())
        let numbers = text.matches(of: /(?m)^site\/pages\/p(\d)\.md:/).map { String($0.1) }
        #expect(numbers == (1...9).map(String.init))
    }
}
