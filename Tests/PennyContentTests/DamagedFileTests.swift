import PennyDiagnostics
import PennyEngine
import Testing

@testable import PennyContent

/// Files with a few errors from a generator that is the same on every machine.
@Suite("A damaged file")
struct DamagedFileTests {
    static let markdown = """
        ---
        kind: loan
        title: "A title with {{a.payment}}"
        date: 2026-11-20
        tags: [one, two]
        draft: false
        principal: 350,000
        rate: 6.25%
        term: 30 years
        extra:
          - {amount: 200, from: 1, every: 1}
          - amount: 5,000
            at: 12
        ---
        Text

        """
    static let table = #"""
        name,kind,title,principal,rate,term
        one,loan,One,"1,000",6%,12 months
        two,loan,"Two ""2""",1000,0%,1 year

        """#
    static let site = """
        title: T
        baseURL: https://example.org/
        navigation:
          - {label: A, to: b/}
        defaults:
          loan: {payments: monthly, extra: [{amount: 1, at: 2}]}

        """

    private struct Generator {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    /// Pieces that mean something to a reader of YAML, CSV or UTF-8.
    private static let pieces: [[UInt8]] =
        [
            "", "\n", "\r\n", "\"", "'", "[", "]", "{", "}", ":", ": ", "- ", "&a ", "*a", "!x ",
            "|\n", "#", "---\n", ",", "\t", "\u{0}", "\u{1B}", "é", "\u{FEFF}", "\u{2028}", "%",
            "999999999999999999999", "-", "0x10", "nan", "1e400",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82]]

    private static func damaged(_ text: String, seed: Int) -> [UInt8] {
        var generator = Generator(state: UInt64(seed))
        var bytes = Array(text.utf8)
        for _ in 0...generator.next(below: 4) {
            let start = generator.next(below: bytes.count + 1)
            let end = min(bytes.count, start + generator.next(below: 6))
            bytes.replaceSubrange(start..<end, with: pieces[generator.next(below: pieces.count)])
        }
        return bytes
    }

    /// Reads the file to its results, and checks the locations of its faults.
    private func check(_ bytes: [UInt8], _ read: (ContentText) throws(DiagnosticError) -> Void) {
        let found = diagnostics { () throws(DiagnosticError) in
            try read(ContentText(path: "a", bytes: bytes))
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for diagnostic in found {
            let location = diagnostic.location
            #expect((1...lines.count + 1).contains(location.line), "\(diagnostic)")
            #expect(location.column >= 1, "\(diagnostic)")
        }
    }

    @Test("is read or refused, never a trap", arguments: 0..<10)
    func refused(part: Int) {
        let numbers = InputDefaults()
        let reader = SavedSetReader()
        for seed in part * 100..<(part + 1) * 100 {
            check(Self.damaged(Self.markdown, seed: seed)) { (file) throws(DiagnosticError) in
                _ = try reader.read(markdown: file, id: "a").sound().calculation(numbers)
            }
            check(Self.damaged(Self.table, seed: seed)) { (file) throws(DiagnosticError) in
                for set in try reader.read(csv: file, id: "a").sound() {
                    _ = try set.calculation(numbers)
                }
            }
            check(Self.damaged(Self.site, seed: seed)) { (file) throws(DiagnosticError) in
                _ = try SiteConfiguration.read(file).sound()
            }
        }
    }
}
