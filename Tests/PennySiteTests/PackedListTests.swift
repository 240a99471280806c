import PennyFiles
import Testing

@testable import PennySite

/// Records of a great many sets are bytes, in memory or in a file.
@Suite struct PackedListTests {
    private func list(_ count: Int, file: ScratchFile? = nil, budget: Int = 1 << 20) -> PackedList {
        var list = PackedList(file: file, budget: budget)
        for number in 0..<count { list.append { Self.write(number, to: &$0) } }
        return list
    }

    private static func write(_ number: Int, to out: inout RecordWriter) {
        out.add(String(repeating: "x", count: number % 7))
        out.add(number)
    }

    private func values(_ list: PackedList) -> [Int] {
        (0..<list.count).map { index in
            var reader = list.reader(at: index)
            _ = reader.text()
            let number = reader.int()
            return reader.isSound ? number : -1
        }
    }

    @Test(arguments: [0, 1, 255, 256, 257, 1_000], [0, 500, 1 << 20])
    func `values are what they were, in memory and in a file`(_ count: Int, _ budget: Int) throws {
        let sandbox = try Sandbox([:])
        let file = try #require(ScratchFile(in: sandbox.root))
        #expect(values(list(count)) == Array(0..<count))
        #expect(values(list(count, file: file, budget: budget)) == Array(0..<count))
        try file.check()
        // Nobody sees the file.
        #expect(try sandbox.names().isEmpty)
    }

    @Test(arguments: [0, 1, 255, 256, 257, 512, 999, 1_000])
    func `the last values can be forgotten, and others follow`(_ count: Int) {
        var list = list(1_000)
        list.removeLast(from: count)
        #expect(values(list) == Array(0..<count))
        for number in count..<1_100 { list.append { Self.write(number + 5_000, to: &$0) } }
        #expect(values(list) == Array(0..<count) + Array(count + 5_000..<6_100))
    }

    @Test func `what cannot be read from the file is reported`() throws {
        let sandbox = try Sandbox([:])
        let file = try #require(ScratchFile(in: sandbox.root))
        let offset = try #require(file.append([1, 2, 3]))
        #expect(file.read(from: offset, count: 3) == [1, 2, 3])
        try file.check()
        #expect(file.read(from: offset, count: 4).isEmpty)
        #expect(throws: FileError.self) { try file.check() }
    }

    @Test func `a folder that is not there has no file`() throws {
        #expect(ScratchFile(in: try Sandbox([:]).path("none")) == nil)
    }

    @Test func `a name is found by its number, and the first of two keeps it`() {
        let names = (0..<2_000).map { "set-\($0 % 1_500)" }
        var table = NameTable(names.count)
        for (number, name) in names.enumerated() { table.add(number, named: name) { names[$0] } }
        for number in 0..<1_500 {
            #expect(table.number(of: "set-\(number)") { names[$0] } == number)
        }
        #expect(table.number(of: "set-1500") { names[$0] } == nil)
    }

    @Test func `heads are what they were`() throws {
        let sandbox = try Sandbox()
        let heads = try Pipeline(BuildOptions(site: sandbox.site)).analyzed().first.site.sets.heads
        let again = SetHeadList(heads)
        #expect(again.count == heads.count && heads.count > 3)
        for (head, same) in zip(heads, again) {
            #expect(
                [head.id, head.path, head.title, "\(head.members)", "\(head.digest)"]
                    == [same.id, same.path, same.title, "\(same.members)", "\(same.digest)"])
            #expect((head.calculator, head.order) == (same.calculator, same.order))
            #expect(
                (head.isSound, head.isRow, head.cost) == (same.isSound, same.isRow, same.cost))
        }
    }
}
