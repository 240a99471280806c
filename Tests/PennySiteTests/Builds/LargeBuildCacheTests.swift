import PennyEngine
import Testing

@testable import PennySite

/// The cache of a build with a great many sets is read from its file, set by set.
@Suite struct LargeBuildCacheTests {
    @Test func `a cache in its file says the same as one that is held`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let file = try #require(BuildCacheFile.find(for: sandbox.output))
        let held = try #require(file.read(.builtIn))
        let large = try #require(file.read(.builtIn, held: 0))
        #expect(large.facts == held.facts)
        #expect(large.setCount == held.setCount && held.setCount > 3)
        #expect(Array(large.paths) == Array(held.paths))
        for index in 0..<held.setCount {
            let (one, other) = (held.set(at: index), large.set(at: index))
            #expect(one != nil && one?.key == other?.key)
            #expect(one?.record.title == other?.record.title)
            let name = try #require(held.files(at: index)?.name)
            for position in [-1, 0, index, 10_000] {
                #expect(large.head(named: name, near: position)?.head.id == one?.head.id)
            }
        }
        #expect(large.set(named: "none") == nil)
        // The file can be replaced while it is read.
        try sandbox.write("---\ntitle: New\n---\nText.\n", to: "site/pages/new.md")
        try sandbox.build()
        #expect(large.set(at: 0)?.head.id == held.set(at: 0)?.head.id)
    }

    @Test(arguments: [0, 20, 40, 100])
    func `a cache that is cut off is none`(_ count: Int) throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let path = ".out.cache/builds"
        let bytes = try sandbox.bytes(path)
        try sandbox.write(Array(bytes.prefix(count)), to: path)
        #expect(
            try #require(BuildCacheFile.find(for: sandbox.output)).read(.builtIn, held: 0) == nil)
        try sandbox.write(Array(bytes.dropLast(count + 1)), to: path)
        #expect(
            try #require(BuildCacheFile.find(for: sandbox.output)).read(.builtIn, held: 0) == nil)
    }
}
