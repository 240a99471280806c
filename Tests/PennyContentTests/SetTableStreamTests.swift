import PennyDiagnostics
import PennyEngine
import Testing

@testable import PennyContent

/// A table that is read as a stream gives the same as one that is read as a whole.
@Suite struct SetTableStreamTests {
    private struct Found: Equatable {
        var sets: [SavedSet] = []
        var faults: [Diagnostic] = []
    }

    private static let path = "calculations/phones.csv"

    private func streamed(_ bytes: [UInt8], piece: Int) -> Found {
        var stream = SetTableStream(Self.path, id: "phones")
        var found = Found()
        let reader = SavedSetReader(folder: .calculations)
        func take(_ part: SetTableStream.Part) {
            found.faults += part.diagnostics
            for row in part.rows {
                guard let reading = stream.table?.set(of: row, reader) else { continue }
                if let set = reading.value { found.sets.append(set) }
                found.faults += reading.diagnostics
            }
        }
        do throws(DiagnosticError) {
            for start in stride(from: 0, to: bytes.count, by: piece) {
                take(try stream.add(bytes[start..<min(start + piece, bytes.count)]))
            }
            take(try stream.finish())
        } catch {
            return Found(faults: error.diagnostics.sorted())
        }
        found.faults.sort()
        return found
    }

    private func whole(_ bytes: [UInt8]) -> Found {
        do throws(DiagnosticError) {
            let text = try ContentText(path: Self.path, bytes: bytes)
            let reading = SavedSetReader(folder: .calculations).read(csv: text, id: "phones")
            return Found(
                sets: reading.diagnostics.isEmpty || reading.value != nil
                    ? reading.value ?? [] : [],
                faults: reading.diagnostics.sorted())
        } catch {
            return Found(faults: error.diagnostics)
        }
    }

    private static let head = "name,kind,title,principal,rate,term\n"

    private static let tables = [
        head + "a,loan,A,1000,6%,1 year\nb,loan,B,2000,6%,1 year\n",
        head + "a,loan,A,1000,6%,1 year\nb,loan,B,2000,6%,1 year",
        "\u{FEFF}" + head + "a,loan,A,1000,6%,1 year\n",
        "\n\n" + head + "\n,,,,,\na,loan,A,1000,6%,1 year\n\n\nb,loan,Ü 日本,2000,6%,1 year\n\n",
        (head + "a,loan,A,1000,6%,1 year\nb,loan,\"B\n2\",2000,6%,1 year\n")
            .replacing("\n", with: "\r"),
        "sep=;\r\nname;kind;title;principal;rate;term\r\na;loan;A;1000;6%;1 year\r\n",
        "\u{FEFF}\"SEP=|\"\n"
            + (head + "a,loan,A,1000,6%,1 year\nb,loan,B,0,x,1 year\n")
            .replacing(",", with: "|"),
        "Name,KIND,Title,Principal,Rate,Term\na,loan,A,1000,6%,1 year\n",
        head + "a,loan,\"A,1000,6%,1 year\nb,loan,B,2000,6%,1 year\n",
        "name;kind;title;principal;rate;term\r\na;loan;A;1.000;6,5%;1 year\r\n",
        "kind\ttitle\tprincipal\trate\tterm\nloan\tA\t\"1,000\"\t6%\t1 year\nloan\t\t1\t1%\t2 years",
        head + "a,loan,\"A \"\"B\"\"\nC, D\",\"1,000\",6%,1 year\n"
            + "b,loan,it's \"5\",2000,6%,1 year\n",
        head + "\"a\" ,loan,\"\",1000,6%,\"1 year\"\n",
        // Faults of rows.
        head + "a,loan,A,1000,6%\nA b,loan,B,2000,6%,1 year\n,loam,C,1,1%,1 year\nd,loan\n",
        head + "a,loan,\"A\" x,1000,6%,1 year\nb,loan,\"B,1000,6%,1 year\nc,loan,C,1,1%,1 year\n",
        "name,kind,,name\na,loan,1,2\n", "name,kind;title\n", "name,kind;title\na,loan\n",
        // Faults of the whole table.
        "", "\n", head, head + ",,,,,\n",
        (0...1_000).map { "c\($0)" }.joined(separator: ",") + "\n1,\"2\n",
        head + "a,loan,A\u{1B},1000,6%,1 year\nb,loan,\u{202E}B,2000,6%,1 year\n",
    ]

    @Test(arguments: tables, [1, 7, 100_000])
    func `any pieces give the sets and faults of the whole`(_ table: String, _ piece: Int) {
        let bytes = Array(table.utf8)
        #expect(streamed(bytes, piece: piece) == whole(bytes))
    }

    @Test(arguments: [0, 1, 40, 60])
    func `a byte that is not UTF-8 is reported at its location`(_ offset: Int) {
        var bytes = Array((Self.head + "a,loan,A,1000,6%,1 year\nb,loan,é,1,1%,1 year\n").utf8)
        bytes.insert(0xFF, at: offset)
        #expect(streamed(bytes, piece: 16) == whole(bytes))
        #expect(streamed(bytes, piece: 16).faults.map(\.summary) == ["this byte is not UTF-8 text"])
    }

    @Test func `a byte that is not UTF-8 is worse than a character before it`() {
        let bytes = Array((Self.head + "a,loan,\u{1B},1000,6%,1 year\nb,").utf8) + [0xFF]
        #expect(streamed(bytes, piece: 16) == whole(bytes))
    }

    @Test func `a row without an end is reported where it begins`() {
        let row = "a,loan,\"" + String(repeating: "x\n", count: RowSplitter.rowLimit / 2)
        let table = Self.head + "b,loan,B,1,1%,1 year\n" + row
        let found = streamed(Array(table.utf8), piece: 65_536)
        #expect(found.sets.isEmpty)
        #expect(
            found.faults.map { "\($0.location.line):\($0.location.column) \($0.summary)" }
                == ["3:1 the row is larger than 4096 KiB"])
    }

    @Test func `a row is read by itself as it was read among the others`() throws {
        for table in Self.tables.prefix(8) {
            let bytes = Array(table.utf8)
            var stream = SetTableStream(Self.path, id: "phones")
            let first = try stream.add(bytes[...])
            let rows = first.rows + (try stream.finish()).rows
            let reader = SavedSetReader(folder: .calculations)
            let table = try #require(stream.table)
            for row in rows {
                let set = try table.set(of: row, reader).sound()
                let cut = Array(bytes[row.start..<row.start + row.bytes.count])
                #expect(try table.set(of: cut, line: row.line, id: set.id, reader) == set)
            }
            #expect(!rows.isEmpty)
        }
    }
}
