import PennyDiagnostics
import PennyEngine
import Testing

@testable import PennyContent

/// Tables as spreadsheets of all kinds write them.
@Suite struct SpreadsheetTableTests {
    private func read(_ text: String) throws -> Reading<[SavedSet]> {
        let text = try ContentText(path: "a.csv", bytes: Array(text.utf8))
        return SavedSetReader(folder: .calculations).read(csv: text, id: "a")
    }

    private static let plain = "name,kind,principal,rate,term\nx,loan,1000,5%,1 year\n"

    @Test(arguments: [
        plain.replacing("\n", with: "\r"), plain.replacing("\n", with: "\r\n"),
        "sep=;\n" + plain.replacing(",", with: ";"), "sep=,\r" + plain,
        "\u{FEFF}sep=\t\r\n" + plain.replacing(",", with: "\t"),
        plain.replacing("kind", with: "Kind").replacing("rate", with: "RATE")
            .replacing("name", with: "Name"),
    ])
    func `a table is the same whatever wrote it`(_ text: String) throws {
        let reading = try read(text)
        #expect(reading.diagnostics.isEmpty)
        let set = try #require(reading.value?.first)
        #expect(set.id == "x")
        #expect(set.inputs.map(\.name) == ["principal", "rate", "term"])
    }

    @Test func `locations count the line that names the separator`() throws {
        let reading = try read("sep=;\r\nname;kind\r\nx;loam\r\n")
        #expect(reading.diagnostics.map { "\($0.location)" } == ["a.csv:3:3"])
    }

    @Test func `a column that is there twice, with other capitals, is reported`() throws {
        let reading = try read(
            "name,kind,principal,Principal,rate,term\nx,loan,1000,2000,5%,1 year\n")
        #expect(
            reading.value?.first?.inputs.map(\.name)
                == ["principal", "Principal", "rate", "term"])
    }

    @Test(arguments: [
        "name,kind,title,rate\nx,loan,\"A,5%\n",
        "name,kind,title,rate\nx,loan,\"A,5%\ny,loan,B,5%\n",
    ])
    func `a quote that is not closed is the only fault reported of its row`(_ text: String) throws {
        let reading = try read(text)
        #expect(reading.diagnostics.map(\.summary) == ["a quoted cell is not closed"])
        #expect(reading.diagnostics.map { "\($0.location)" } == ["a.csv:2:8"])
    }
}
