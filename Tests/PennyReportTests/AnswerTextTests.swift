import PennyDiagnostics
import PennyReport
import Testing

@Suite struct AnswerTextTests {
    static let texts: [([UInt8], String?, String)] = [
        (Array("5 €".utf8), "text/csv; charset=utf-8", "5 €"),
        (Array("5 €".utf8), nil, "5 €"),
        ([0xEF, 0xBB, 0xBF, 65], "text/csv; charset=iso-8859-1", "A"),
        ([0x80, 0x93, 0xE9], "text/html; charset=\"ISO-8859-1\"", "€“é"),
        ([0xA4, 0xBE], "text/html;charset=iso-8859-15", "€Ÿ"),
        ([0xE9], nil, "é"), ([0x80, 0xA4], nil, "€¤"),
        ([0xFF, 0xFE, 65, 0, 0xAC, 0x20], nil, "A€"),
        ([0xFE, 0xFF, 0, 65, 0x20, 0xAC], "text/html; charset=utf-8", "A€"),
        (
            Array("<?xml version='1.0' encoding='windows-1252'?>".utf8) + [0x80], "text/xml",
            "<?xml version='1.0' encoding='windows-1252'?>€"
        ),
        (
            Array("<META http-equiv=a content='text/html; CHARSET=latin1'>".utf8) + [0xE9], nil,
            "<META http-equiv=a content='text/html; CHARSET=latin1'>é"
        ),
        // A declaration that was readable as ASCII is not in UTF-16, whatever it says.
        (
            Array("<?xml version='1.0' encoding='utf-16'?><a>é</a>".utf8), "text/xml",
            "<?xml version='1.0' encoding='utf-16'?><a>é</a>"
        ),
        (Array("<meta charset=utf-16le>é".utf8), "text/html", "<meta charset=utf-16le>é"),
        (
            Array("<meta name=charset><meta charset=latin1>".utf8) + [0xE9], nil,
            "<meta name=charset><meta charset=latin1>é"
        ),
    ]

    @Test(arguments: texts)
    func `an answer is read in the encoding that it says`(
        bytes: [UInt8], contentType: String?, text: String
    ) throws {
        #expect(try AnswerText.decode(bytes, contentType: contentType) == text)
    }

    static let faults: [([UInt8], String?, String)] = [
        ([0xE9, 65], "text/csv; charset=UTF-8", "the answer is not in UTF-8, as it says"),
        ([0xFF, 0xFE, 65], nil, "the answer is not in UTF-16LE, as it says"),
        ([65], "text/csv; charset=shift_jis", "the encoding “shift_jis” is not one that is read"),
        ([65, 0, 66], "text/csv; charset=utf-8", "the answer is not in UTF-8, as it says"),
        (
            Array("<?xml encoding=\"utf-8\"?>".utf8) + [0xE9], nil,
            "the answer is not in UTF-8, as it says"
        ),
    ]

    @Test(arguments: faults)
    func `a wrong encoding is a reason`(bytes: [UInt8], contentType: String?, words: String) {
        let fault = fault { () throws(Fault) in
            try AnswerText.decode(bytes, contentType: contentType)
        }
        #expect(fault?.summary == words)
    }
}
