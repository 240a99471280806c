import PennyDiagnostics
import PennyReport
import PennyTestSupport
import Testing

/// Tables of megabytes that take no longer than their length asks for.
@Suite struct HostileTableTests {
    private static let size = Effort.of(1 << 19, deep: 4 << 20)

    private static func filled(_ part: String, of size: Int = size) -> String {
        String(repeating: part, count: (size - 1000) / part.utf8.count)
    }

    private func summary(_ text: String, _ selection: QuoteTable.Selection = .init()) throws
        -> String?
    {
        let day = try date("2026-05-27")
        return expect(withinSeconds: 10) {
            fault { () throws(Fault) in
                try QuoteTable.read(text, selecting: selection, until: day, matches: "(1+)+$")
            }?.summary
        }
    }

    @Test func `a table with more columns than anyone names is refused`() throws {
        func words(_ columns: Int) -> String {
            "line 1 of the table: the table has \(columns) columns, over the limit of 10000"
        }
        let equal = Self.filled(",Close")
        #expect(try summary("Date" + equal + "\n1,2\n") == words(1 + equal.utf8.count / 6))
        let count = Effort.of(50_000, deep: 400_000)
        let different = (0..<count).map { "c\($0)" }.joined(separator: ",")
        #expect(
            try summary("Date,\(different)\n1,2\n", .init(column: "c999999")) == words(count + 1))
        #expect(
            try summary(Self.filled(",") + "\nDate,Close\n2026-05-27,11\n") == nil)
    }

    @Test func `a near miss is looked for among the first names`() throws {
        let names = (0..<Effort.of(9_000, deep: 60_000)).map {
            "\(100_000 + $0)" + String(repeating: "x", count: 50)
        }
        let rows = names.map { "\($0),2026-05-27,1\n" }.joined()
        let wanted = String(repeating: "y", count: 60)
        #expect(
            try summary("Symbol,Date,Close\n" + rows, .init(row: wanted))
                == "the table has no row “\(wanted)”")
        let header = names.prefix(9000).joined(separator: ",")
        #expect(
            try summary("Date,\(header)\n1,2\n", .init(column: wanted))?
                .hasPrefix("line 2 of the table: ") == true)
    }

    @Test func `a cell as long as a table matches nothing`() throws {
        let cell = Self.filled("1")
        let words = try summary("Date,Close\n2026-05-27,\(cell)\n")
        #expect(words?.hasSuffix("does not match “(1+)+$”") == true)
    }

    @Test(arguments: [",", "\n", "\r\n", ",\n", "\"\",\"\"\n", "\"", "a", " ", "2026-05-27,1\n"])
    func `whatever a table repeats, it ends`(part: String) throws {
        _ = try summary("Date,Close\n" + Self.filled(part, of: Self.size / 4))
        _ = try summary(Self.filled(part, of: Self.size / 4))
    }

    @Test func `megabytes of letters of any encoding are read`() throws {
        for (byte, type) in [(0xE9, "windows-1252"), (0xA4, "iso-8859-15"), (0x41, "utf-16le")] {
            let bytes = [UInt8](repeating: UInt8(byte), count: Self.size)
            let text = try expect(withinSeconds: 10) {
                try AnswerText.decode(bytes, contentType: "text/csv; charset=\(type)")
            }
            #expect(text.unicodeScalars.count == (type == "utf-16le" ? Self.size / 2 : Self.size))
        }
    }
}
