import Foundation
import PennyTestSupport
import PennyText
import Testing

enum NodeProgram {
    static let canRun =
        ProcessInfo.processInfo.environment["PENNY_NEEDS_WASM"] != nil
        || Repository.hasProgram("node")
}

/// The modules of page scripts, in Node.js: `node --test Tests/PageScripts` runs the same.
@Suite(.enabled(if: NodeProgram.canRun, "Node.js is missing here; make test installs it"))
struct PageScriptTests {
    @Test func `functions of page scripts pass their own tests`() async throws {
        let files = try Repository.files(under: "Tests/PageScripts", endingIn: [".test.mjs"])
        try #require(files.count > 5)
        let end = try await ChildProcess(
            ["node", "--test"] + files.map { Repository.path(of: $0.path) }
        ).run()
        #expect(end.status == 0, "\(end.text)\(end.messages)")
    }

    private struct Row: Encodable {
        let text: String
        let words: [String]
        let typed: [String]

        init(_ text: String) {
            self.text = text
            words = SearchWords.of(text)
            typed = SearchWords.of(text, isQuery: true)
        }
    }

    /// The letters, digits and marks of the scripts that sites are written in.
    private static let blocks: [ClosedRange<UInt32>] = [
        0x0020...0x024F, 0x0300...0x036F, 0x0370...0x052F, 0x0590...0x06FF, 0x0900...0x0970,
        0x1E00...0x1EFF, 0x2000...0x20CF, 0x2100...0x218B, 0x3000...0x30FF, 0x31F0...0x31FF,
        0x3400...0x3410, 0x4E00...0x4E40, 0x9FF0...0x9FFF, 0xAC00...0xAC40, 0xF900...0xF910,
        0xFF00...0xFFEF, 0x1F600...0x1F610, 0x20000...0x20010,
    ]

    /// The letters alone, inside a word, in a number, and beside another one of their kind.
    private static let letters: [String] = blocks.flatMap { block in
        block.compactMap(Unicode.Scalar.init).map { scalar in
            let letter = String(scalar)
            return "\(letter) ab\(letter)cd 1\(letter)2 \(letter)\(letter)\(letter)"
        }
    }

    private static let texts = [
        "A first home over thirty years", "401(k), 501(c)(3) (k) a(b", "$350,000.50 1.5.2 1..2",
        "l’intérêt d'un prêt", "Straße – Œuvre – İstanbul", "القَرْض والقرض ٣٥٠٬٠٠٠٫٥ الف",
        "住宅ローン25年のろーん・金", "ＡＰＲ３％", String(repeating: "löng", count: 12), "e\u{301}clair",
        "a1b2 3(4)5 6,7(8)", "x\u{200D}y z\u{AD}z",
    ]

    @Test func `a page cuts texts into the same words as a build`() async throws {
        let rows = (Self.texts + Self.letters).map(Row.init)
        var child = ChildProcess([
            "node", Repository.path(of: "Tests/PageScripts/search-parity.mjs"),
        ])
        child.input = Array(try JSONEncoder().encode(rows))
        let end = try await child.run()
        #expect(end.status == 0, "\(end.messages)")
        #expect(end.text == "\(rows.count) texts\n")
    }
}
