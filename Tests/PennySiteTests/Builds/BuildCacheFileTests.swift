import Foundation
import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyTestSupport
import Testing

@testable import PennySite

@Suite struct BuildCacheFileTests {
    private func cache(_ sandbox: Sandbox) throws -> BuildCache? {
        BuildCacheFile.find(for: sandbox.output)?.read(.builtIn)
    }

    @Test func `what a build keeps is found by the names of sets`() throws {
        let sandbox = try Sandbox()
        let report = try sandbox.build()
        let cache = try #require(try cache(sandbox))
        #expect((cache.facts.pages, cache.facts.rows) == (report.pages, report.rows))
        #expect(cache.setCount == 4)
        #expect(
            (0..<4).map { cache.set(at: $0)?.head.id } == ["bike", "phone-a", "phone-b", "plan"])
        let bike = try #require(cache.set(named: "bike"))
        #expect(bike.record.title == "The bike at $100.00")
        #expect(
            bike.record.dependencies?.targets == [
                "calculations/plan.md", "calculations/phones.csv",
            ])
        #expect(bike.key != nil)
        #expect(cache.set(named: "nobody") == nil)
        let files = try FileSystem.files(below: sandbox.output)
        #expect(cache.facts.files == files.count)
        #expect((Array(cache.paths) + [Address.manifest]).sorted() == files.sorted())
    }

    @Test func `a cache with a byte too few or another one is as good as none`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let path = ".out.cache/builds"
        let whole = try sandbox.bytes(path)
        var random = SeededGenerator()
        for _ in 0..<Effort.of(100, deep: 300) {
            var bytes = whole
            // The count of builds is not checked: it chooses what is proven.
            var offset = random.number(in: 0...whole.count - 1)
            while (8..<16).contains(offset) { offset = random.number(in: 0...whole.count - 1) }
            if random.number(in: 0...1) == 0 {
                bytes[offset] ^= UInt8(1 << random.number(in: 0...7))
            } else {
                bytes = Array(bytes.prefix(offset))
            }
            try sandbox.write(bytes, to: path)
            #expect(try cache(sandbox) == nil)
        }
        try sandbox.write(whole, to: path)
        #expect(try cache(sandbox) != nil)
    }

    @Test func `bytes that end too early are read as nothing, and not beyond`() {
        var writer = RecordWriter()
        writer.add("text")
        writer.add(count: 300)
        writer.add(["a", "bc"])
        writer.add(-5)
        var reader = RecordReader(writer.bytes)
        #expect(reader.text() == "text")
        #expect(reader.count() == 300)
        #expect(reader.texts() == ["a", "bc"])
        #expect(reader.int() == -5)
        #expect(reader.isSound)
        for count in 0..<writer.bytes.count {
            var short = RecordReader(Array(writer.bytes.prefix(count)))
            _ = (short.text(), short.count(), short.texts(), short.int())
            #expect(!short.isSound)
        }
        var huge = RecordReader([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f])
        #expect(huge.texts() == [])
        #expect(!huge.isSound)
    }

    // MARK: - Forged

    private static let numbers: [[(BuildCacheField, Int)]] = [
        [(.buildCount, .max)], [(.buildCount, -1)], [(.buildCount, .min)],
        [(.count, .max)], [(.count, 1 << 61)], [(.count, -1)], [(.count, 0)],
        [(.end, .max)], [(.end, .max - 7)], [(.end, 0)], [(.end, -8)],
        [(.end, .max - 31), (.count, 4)],
        [(.offset(0), 40 << 30)], [(.offset(0), .max)], [(.offset(0), 0)], [(.offset(0), -1)],
        [(.offset(1), .max)], [(.offset(1), 40)], [(.offset(1), .min)],
        [(.offset(3), 1 << 40)],
    ]

    @Test func `a cache whose numbers lead elsewhere is as good as none`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let whole = try sandbox.bytes(".out.cache/builds")
        #expect(BuildCacheField.forge(whole, []) == whole)
        for numbers in Self.numbers {
            try sandbox.write(BuildCacheField.forge(whole, numbers), to: ".out.cache/builds")
            #expect(try cache(sandbox) == nil, "\(numbers)")
            #expect(
                try #require(BuildCacheFile.find(for: sandbox.output)).read(.builtIn, held: 0)
                    == nil)
            #expect(sandbox.faults() == "", "\(numbers)")
        }
    }

    @Test func `records that say too much are read as nothing, and builds are as without them`()
        throws
    {
        let sandbox = try Sandbox()
        try sandbox.build()
        let before = try sandbox.tree()
        let whole = try sandbox.bytes(".out.cache/builds")
        var random = SeededGenerator()
        for _ in 0..<Effort.of(8, deep: 60) {
            var bytes = whole
            for _ in 0..<random.number(in: 1...3) {
                let offset = random.number(in: 40...whole.count - 56)
                let length = random.number(in: 1...9)
                let byte = [UInt8.max, 0x7f, 0, 0x80][random.number(in: 0...3)]
                for index in 0..<length { bytes[offset + index] = byte }
            }
            try sandbox.write(BuildCacheField.forge(bytes, []), to: ".out.cache/builds")
            if let cache = try cache(sandbox) {
                for index in 0..<cache.setCount { _ = cache.set(at: index) }
                _ = Array(cache.paths)
            }
            // Pages may have any values now, but nothing ends the program.
            do { try sandbox.build() } catch is DiagnosticError {}
            try sandbox.build { $0.isClean = true }
            #expect(try sandbox.tree() == before)
        }
    }

    @Test func `a cache that was copied with its output is as good as none`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let copy = try Sandbox([:])
        for name in ["out", ".out.cache"] {
            try FileManager.default.copyItem(
                atPath: sandbox.path(name), toPath: copy.path(name))
        }
        #expect(try cache(copy) == nil)
        #expect(try cache(sandbox) != nil)
    }
}
