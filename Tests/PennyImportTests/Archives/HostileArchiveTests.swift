import PennyTestSupport
import Testing

@testable import PennyImport

@Suite("A hostile archive")
struct HostileArchiveTests {
    private static let damaged = "Copy the file from its device or backup again."

    private static func two(_ number: Int) -> [UInt8] { bigEndian(UInt64(number), 2) }

    /// Objects, and the offset at which the file is invalid; nil if it is valid but has no
    /// archive.
    static let lists: [(bytes: [UInt8], byte: Int?)] = [
        ([], nil), (binaryList([[0x51, 0x61]]), nil),
        // An array that holds itself, and a ring of an array and a dictionary.
        (binaryList([[0xA1] + two(0)]), nil),
        (binaryList([[0xA1] + two(1), [0xD1] + two(2) + two(0), [0x51, 0x61]]), nil),
        // Ten arrays of the next, sixty deep, and a chain of 60,000 arrays.
        (
            binaryList((1...60).map { next in [0xAA] + (0..<10).flatMap { _ in two(next % 60) } }),
            nil
        ),
        (binaryList((0..<60_000).map { [0xA1] + two(min($0 + 1, 59_999)) }), nil),
        // Counts beyond the file, beyond all memory, and of no number.
        (binaryList([[0xAF, 0x13] + bigEndian(1 << 62, 8) + two(0)]), 8),
        (binaryList([[0x5F, 0x13] + bigEndian(1 << 63, 8)]), 10),
        (binaryList([[0x5F, 0x13] + bigEndian(.max, 8)]), 10),
        (binaryList([[0x5F, 0x51]]), 8), (binaryList([[0x5F]]), 8),
        (binaryList([[0x4F, 0x14]]), 8),
        (binaryList([[0x53, 0x61]]), 8), (binaryList([[0x65, 0x61]]), 8),
        (binaryList([[0x13]]), 8), (binaryList([[0x15, 0]]), 8), (binaryList([[0x24, 0]]), 8),
        // References to objects that are not there.
        (binaryList([[0xA1] + two(1)]), 9), (binaryList([[0xD1] + two(0) + two(9)]), 11),
        // References of archives with 8 and 16 bytes.
        (binaryList([[0x87] + bigEndian(.max, 8)]), 9),
        (binaryList([[0x8F] + bigEndian(0, 16)]), 8),
        // Sets, dates that are no number, keys that are none, halves of characters.
        (binaryList([[0xC1] + two(0)]), nil), (binaryList([[0x33] + bigEndian(.max, 8)]), nil),
        (binaryList([[0xD1] + two(1) + two(1), [0x10, 1]]), nil),
        (binaryList([[0x61, 0xD8, 0]]), nil), (binaryList([[0x52, 0xFF, 0xFE]]), nil),
        (binaryList([[0x14] + bigEndian(.max, 8) + bigEndian(.max, 8)]), nil),
        // Trailers that lie. The object takes 2 bytes and the table 4, so the trailer begins at 14.
        (binaryList([[0x51, 0x61]], root: 1), 22), (binaryList([[0x51, 0x61]], root: 1 << 63), 30),
        (binaryList([[0x51, 0x61]], offsetSize: 0), 20),
        (binaryList([[0x51, 0x61]], referenceSize: 255), 20),
        (binaryList([[0x51, 0x61]], count: 0), 22), (binaryList([[0x51, 0x61]], count: 9), 38),
        (binaryList([[0x51, 0x61]], count: .max), 22),
        (binaryList([[0x51, 0x61]], table: 0), 38), (binaryList([[0x51, 0x61]], table: .max), 38),
        (binaryList([[0x51, 0x61]], offsets: [3]), 10),
        (binaryList([[0x51, 0x61]], offsets: [10]), 10),
    ]

    @Test("in binary form is refused at the byte that is wrong", arguments: lists.indices)
    func binary(index: Int) {
        let (bytes, byte) = Self.lists[index]
        let outcome = ArchiveOutcome(bytes)
        let isEmpty = bytes.isEmpty
        let expected =
            byte.map {
                "saved.plist: error: the property list is damaged at byte \($0) | \(Self.damaged)"
            }
            ?? (isEmpty
                ? "saved.plist: error: the file is not a property list | Name the app’s archive "
                    + "or its preferences, such as “saved.plist”."
                : "saved.plist: error: the property list has no archive | Name a file that "
                    + "NSKeyedArchiver wrote, or preferences with its data under a key.")
        #expect(outcome.errors == [expected])
    }

    @Test("whose objects lie over each other cannot grow")
    func overlapping() {
        let long: [UInt8] =
            [0x5F, 0x12] + bigEndian(100_000, 4) + [UInt8](repeating: 97, count: 100_000)
        let bytes = binaryList([long], count: 2, offsets: [8, 8])
        #expect(
            ArchiveOutcome(bytes).errors == [
                "saved.plist: error: the property list is damaged at byte 8 | \(Self.damaged)"
            ])
    }

    @Test(
        "of XML is refused where it stops making sense",
        arguments: [
            ("<plist><dict></array></dict></plist>", "1:14"), ("<plist><string>a", "1:17"),
            ("<plist>\n <string>&bomb;</string></plist>", "2:10"),
            ("<plist><string>&#xD800;</string></plist>", "1:16"),
            ("<plist><string>&#99999999999;</string></plist>", "1:16"),
            ("<plist><string>&amp</string></plist>", "1:16"),
            ("<!DOCTYPE plist [<!ENTITY a \"aaaa\">]><plist><dict/></plist>", "1:1"),
            ("<plist><dict><key>a</key></dict></plist>", "1:26"),
            ("<plist><dict><string>a</string><string>b</string></dict></plist>", "1:14"),
            ("<plist><dict><key>a</key><key>b</key></dict></plist>", "1:26"),
            ("<plist><array><key>a</key></array></plist>", "1:15"),
            ("<plist><integer>one</integer></plist>", "1:8"),
            ("<plist><real>nan</real></plist>", "1:8"),
            ("<plist><real>0x10</real></plist>", "1:8"), ("<plist><data>A</data></plist>", "1:8"),
            ("<plist><data>AA*A</data></plist>", "1:8"), ("<plist><thing/></plist>", "1:8"),
            ("<plist><dict/></plist><dict/>", "1:15"), ("<plist><dict/>", "1:15"),
            ("<plist/>", "1:1"),
            ("<plist><dict><key>CF$UID</key><integer>-1</integer></dict></plist>", "1:52"),
            ("<plist version=1><dict/></plist>", "1:1"), ("<plist", "1:1"), ("<plist><!-- ", "1:8"),
            ("<?xml", "1:1"),
        ])
    func xml(text: String, location: String) {
        #expect(
            ArchiveOutcome(xml: text).errors == [
                "saved.plist:\(location): error: the property list cannot be read from here on | "
                    + Self.damaged
            ])
    }

    @Test("of arrays 50,000 deep in each other has no archive")
    func deepXML() {
        let depth = 50_000
        let text =
            String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
        #expect(ArchiveOutcome(xml: plist(text)).errors.count == 1)
        #expect(ArchiveOutcome(xml: plist(String(text.dropLast(8)))).errors.count == 1)
    }

    @Test("is refused where it is larger than any archive")
    func large() {
        var bytes = [UInt8](repeating: 0, count: 4096 << 10)
        bytes.replaceSubrange(..<8, with: "bplist00".utf8)
        let large =
            "saved.plist: error: the file is larger than 4096 KiB | Make it smaller, or split it."
        #expect(!ArchiveOutcome(bytes).errors.contains(large))
        #expect(ArchiveOutcome(bytes + [0]).errors == [large])
    }

    @Test("whose array holds itself, or objects that are not there, has no saved results")
    func cycles() {
        let expected = [
            "saved.plist: error: the archive has no saved results | "
                + "Name the file of an app that archives objects of SavedResults."
        ]
        for elements in [[1], [99], [0], [], [3, 4, 5], [Int.max]] {
            #expect(ArchiveOutcome(xml: keyedArchive(elements: elements, [])).errors == expected)
        }
    }

    @Test(
        "whose sets point at themselves or at their array keeps nothing of them", arguments: [1, 6])
    func ringsOfSets(target: Int) {
        let keys = [
            "yearsToInvest", "compoundInterval", "accruedBalance", "dateOfCalculation", "$class",
        ]
        let changes = Dictionary(uniqueKeysWithValues: keys.map { ($0, uid(target)) })
        let outcome = ArchiveOutcome(xml: keyedArchive(elements: [6], [savedObject(changes)]))
        #expect(outcome.sets == [])
        #expect(outcome.leftOut.count == 2)
    }

    @Test("of more sets than anyone keeps is refused")
    func many() {
        let objects = (0...SavingsArchive.setLimit).map { _ in savedObject() }
        let all = keyedArchive(elements: Array(6..<(6 + objects.count)), objects)
        #expect(
            ArchiveOutcome(xml: all).errors == [
                "saved.plist: error: the archive has more than 100 sets | Import another file."
            ])
        let most = keyedArchive(elements: Array(6..<(5 + objects.count)), objects)
        #expect(ArchiveOutcome(xml: most).sets.count == SavingsArchive.setLimit)
    }

    @Test("under one key of preferences does not hide the one under another")
    func damagedData() throws {
        let sound = try sampleBytes("saved.plist")
        let marker: [UInt8] = [0x4F, 0x11]
        func data(_ bytes: [UInt8]) -> [UInt8] {
            marker + bigEndian(UInt64(bytes.count), 2) + bytes
        }
        let bytes = binaryList([
            [0xD2] + Self.two(1) + Self.two(2) + Self.two(3) + Self.two(4), [0x51, 0x61],
            [0x51, 0x62], data(Array(sound.prefix(300))), data(sound),
        ])
        let outcome = ArchiveOutcome(bytes)
        #expect(outcome.sets == SavingsArchiveTests.sets)
        #expect(outcome.leftOut.count == 1)
        #expect(outcome.leftOut[0].hasPrefix("saved.plist: a: error: the property list is damaged"))
    }

    @Test("cut off at any byte is refused")
    func truncated() throws {
        let bytes = try sampleBytes("saved.plist")
        for length in bytes.indices {
            #expect(!ArchiveOutcome(Array(bytes.prefix(length))).errors.isEmpty)
        }
        let xml = keyedArchive(elements: [6], [savedObject()])
        let end = try #require(xml.utf8.lastIndex(of: UInt8(ascii: ">")))
        for length in stride(from: 0, to: xml.utf8.distance(from: xml.startIndex, to: end), by: 3) {
            #expect(!ArchiveOutcome(Array(xml.utf8.prefix(length))).errors.isEmpty)
        }
    }

    @Test(
        "with any byte changed is read or refused", arguments: ["saved.plist", "preferences.plist"])
    func changed(sample: String) throws {
        var random = SeededGenerator(seed: 7)
        let bytes = try sampleBytes(sample)
        for index in bytes.indices {
            for value in [0xFF, UInt8.random(in: 0...255, using: &random)] {
                var changed = bytes
                changed[index] = value
                let outcome = ArchiveOutcome(changed)
                #expect(
                    !outcome.errors.isEmpty || !outcome.sets.isEmpty || !outcome.leftOut.isEmpty)
            }
        }
    }
}
