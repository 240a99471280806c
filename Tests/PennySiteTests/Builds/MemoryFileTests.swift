import Foundation
import PennyFiles
import PennyTestSupport
import Testing

@testable import PennySite

@Suite struct MemoryFileTests {
    private func memory(_ sandbox: Sandbox) throws -> BuildMemory? {
        MemoryFile(of: sandbox.output)?.read()
    }

    @Test func `what a build keeps is found by the names of sets`() throws {
        let sandbox = try Sandbox()
        let report = try sandbox.build()
        let memory = try #require(try memory(sandbox))
        #expect((memory.facts.pages, memory.facts.rows) == (report.pages, report.rows))
        #expect(memory.setCount == 4)
        #expect(
            (0..<4).map { memory.set(at: $0)?.head.id } == ["bike", "phone-a", "phone-b", "plan"])
        let bike = try #require(memory.set(named: "bike"))
        #expect(bike.record.title == "The bike at $100.00")
        #expect(bike.record.reads?.targets == ["calculations/plan.md", "calculations/phones.csv"])
        #expect(bike.key != nil)
        #expect(memory.set(named: "nobody") == nil)
        let files = try FileSystem.files(below: sandbox.output)
        #expect(memory.facts.files == files.count)
        #expect((Array(memory.paths) + [Address.manifest]).sorted() == files.sorted())
    }

    @Test func `a memory with a byte too few or another one is as good as none`() throws {
        let sandbox = try Sandbox()
        try sandbox.build()
        let path = ".out.cache/builds"
        let whole = try sandbox.bytes(path)
        var random = SeededGenerator()
        for _ in 0..<300 {
            var bytes = whole
            // The count of builds is not checked: it chooses what is proven.
            var place = random.number(in: 0...whole.count - 1)
            while (8..<16).contains(place) { place = random.number(in: 0...whole.count - 1) }
            if random.number(in: 0...1) == 0 {
                bytes[place] ^= UInt8(1 << random.number(in: 0...7))
            } else {
                bytes = Array(bytes.prefix(place))
            }
            try sandbox.write(bytes, to: path)
            #expect(try memory(sandbox) == nil)
        }
        try sandbox.write(whole, to: path)
        #expect(try memory(sandbox) != nil)
    }

    @Test func `bytes that end too early are read as nothing, and not beyond`() {
        var writer = MemoryWriter()
        writer.add("text")
        writer.add(count: 300)
        writer.add(["a", "bc"])
        writer.add(-5)
        var reader = MemoryReader(writer.bytes)
        #expect(reader.text() == "text")
        #expect(reader.count() == 300)
        #expect(reader.texts() == ["a", "bc"])
        #expect(reader.int() == -5)
        #expect(reader.isSound)
        for count in 0..<writer.bytes.count {
            var short = MemoryReader(Array(writer.bytes.prefix(count)))
            _ = (short.text(), short.count(), short.texts(), short.int())
            #expect(!short.isSound)
        }
        var huge = MemoryReader([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f])
        #expect(huge.texts() == [])
        #expect(!huge.isSound)
    }
}
