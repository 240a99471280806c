import Foundation
import PennyMarkup
import PennyTestSupport
import Testing

/// A file in `Goldens` with the reviewed output of a writer. `PENNY_RECORD_GOLDENS=1 swift test`
/// records the files again and fails, so that a recording cannot pass for a test.
struct Golden {
    let name: String

    private var path: String { "Tests/PennyMarkupTests/Goldens/" + name }

    func expect(_ written: Bytes, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["PENNY_RECORD_GOLDENS"] != nil {
            let file = URL(fileURLWithPath: Repository.path(of: path))
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(written.bytes).write(to: file)
            Issue.record(
                "recorded \(name); read it, then run again", sourceLocation: sourceLocation)
            return
        }
        let golden = try Repository.bytes(of: path)
        guard golden != written.bytes else { return }
        let difference = Self.firstDifference(
            String(decoding: golden, as: UTF8.self), written.text)
        Issue.record("\(name), \(difference)", sourceLocation: sourceLocation)
    }

    static func firstDifference(_ golden: String, _ written: String) -> String {
        let wanted = golden.split(separator: "\n", omittingEmptySubsequences: false)
        let found = written.split(separator: "\n", omittingEmptySubsequences: false)
        for index in 0..<max(wanted.count, found.count) {
            let want = index < wanted.count ? String(wanted[index]) : "the end"
            let have = index < found.count ? String(found[index]) : "the end"
            if want.utf8.elementsEqual(have.utf8) { continue }
            return "line \(index + 1):\n  golden  \(want)\n  written \(have)"
        }
        return "no line differs"
    }
}

@Suite("A golden file")
struct GoldenTests {
    @Test(
        "shows the first line that differs",
        arguments: [
            ("a\nb\nc", "a\nx\ny", "line 2:\n  golden  b\n  written x"),
            ("a", "a\nb", "line 2:\n  golden  the end\n  written b"),
            ("a\n", "a", "line 2:\n  golden  \n  written the end"),
            ("é", "e\u{301}", "line 1:\n  golden  é\n  written e\u{301}"),
        ])
    func difference(golden: String, written: String, expected: String) {
        #expect(Golden.firstDifference(golden, written) == expected)
    }
}
