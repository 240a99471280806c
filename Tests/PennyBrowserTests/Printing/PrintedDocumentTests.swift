import Testing

@testable import PennyBrowser

/// Tests reading and changing a PDF.
@Suite struct PrintedDocumentTests {
    private static let text = """
        <</Type /Pages /Count 2>> <</Type /Page\n>> <</Type /Page /A 1>>
        <</Title (T) /CreationDate (D:20261121210527+00'00') /ModDate (D:20261121210527+00'00')>>
        """

    @Test func `its pages are counted, and not their list`() {
        #expect(PrintedDocument(Array(Self.text.utf8)).pageCount == 2)
        #expect(PrintedDocument([]).pageCount == 0)
    }

    @Test func `its nodes are counted from 1, in their order`() {
        let text = "/ID (node00000486) /ID (node00000481) [(node00000481) 3 0 R] (node1) (node"
        var document = PrintedDocument(Array(text.utf8))
        document.renumberNodes()
        #expect(
            String(decoding: document.bytes, as: UTF8.self)
                == "/ID (node00000002) /ID (node00000001) [(node00000001) 3 0 R] (node1) (node")
    }

    @Test(arguments: [
        ("2026-03-01", "(T) /CreationDate (D:20260301000000+00'00') /ModDate (D:20260301000000"),
        (nil, "(T)                                         "),
        ("soon", "(T)                                         "),
    ])
    func `its dates are those of the page, or none`(_ day: String?, _ expected: String) {
        var document = PrintedDocument(Array(Self.text.utf8))
        document.setDates(to: day)
        let text = String(decoding: document.bytes, as: UTF8.self)
        #expect(text.contains(expected))
        #expect(!text.contains("20261121"))
        // Offsets in the file are counted in bytes.
        #expect(document.bytes.count == Self.text.utf8.count)
    }
}
