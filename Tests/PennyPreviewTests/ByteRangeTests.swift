import Testing

@testable import PennyPreview

@Suite struct ByteRangeTests {
    static let cases: [(String?, Int, ByteRange)] = [
        (nil, 10, .whole), ("bytes=0-3", 10, .part(0..<4)), ("bytes=4-", 10, .part(4..<10)),
        ("bytes=9-9", 10, .part(9..<10)), ("bytes=-3", 10, .part(7..<10)),
        ("bytes=-30", 10, .part(0..<10)), ("bytes=5-99", 10, .part(5..<10)),
        ("bytes=0-99999999999999999999999", 10, .part(0..<10)),
        ("bytes=10-", 10, .unsatisfiable), ("bytes=-0", 10, .unsatisfiable),
        ("bytes=0-", 0, .unsatisfiable), ("bytes=-1", 0, .unsatisfiable),
        ("bytes=5-4", 10, .whole), ("bytes=0-1,3-4", 10, .whole), ("bytes=a-b", 10, .whole),
        ("bytes=-", 10, .whole), ("rows=0-3", 10, .whole), ("bytes=--3", 10, .whole),
        ("BYTES=0-0", 10, .part(0..<1)), ("bytes=0- 3", 10, .part(0..<4)),
    ]

    @Test(arguments: cases)
    func `a part of a file is read as it is asked for`(
        _ header: String?, _ count: Int, _ wanted: ByteRange
    ) {
        #expect(ByteRange(header, count: count) == wanted)
    }
}
