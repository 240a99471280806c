import PennyTestSupport
import Testing

/// Files made to take long. Each is reported within a time limit that a debug build on a busy
/// machine meets easily, and that earlier versions exceeded.
@Suite struct HostileFileTests {
    struct Attack: Sendable, CustomTestStringConvertible {
        let name: String
        let path: String
        let text: String
        /// A line of the program's message.
        let said: String

        init(_ name: String, _ path: String, _ text: String, said: String) {
            (self.name, self.path, self.text, self.said) = (name, path, text, said)
        }

        var testDescription: String { name }
    }

    /// The factor by which files are longer in `make check-deep`.
    private static let scale = Effort.of(1, deep: 4)
    private static let seconds = Effort.of(15, deep: 40)

    private static func page(_ unit: String, _ count: Int) -> String {
        "---\ntitle: P\n---\n" + String(repeating: unit, count: count) + "\n"
    }

    static let attacks = [
        Attack(
            "a header of 160,000 equal columns", "calculations/a.csv",
            String(repeating: "a,", count: 160_000) + "a\n1\n",
            said: "error: the table has 160001 columns, over the limit of 1000"),
        Attack(
            "a header of 999 equal columns", "calculations/a.csv",
            String(repeating: "a,", count: 998) + "a\n" + String(repeating: "1,", count: 998)
                + "1\n",
            said: "a.csv: 899 more faults not shown"),
        Attack(
            "many cells under unknown columns", "calculations/a.csv",
            "kind," + (1...200).map { "princip\($0)" }.joined(separator: ",") + "\n"
                + String(
                    repeating: "loan," + String(repeating: "1,", count: 199) + "1\n",
                    count: Effort.of(200, deep: 4_000)),
            said: "more faults not shown"),
        Attack(
            "images that are not closed", "pages/p.md", page("![[]()", 5_000 * scale),
            said: "p.md: \(5_000 * scale - 100) more faults not shown"),
        Attack(
            "references to a footnote that is missing", "pages/p.md", page("[^1]", 7_500 * scale),
            said: "p.md:4:1: error: reference to the footnote “[^1]”, which is missing"),
        Attack(
            "braces", "pages/p.md", page("{", 32_500 * scale),
            said: "more faults not shown"),
        Attack(
            "figures of nothing", "pages/p.md", page("{{a.b}} ", 4_000 * scale),
            said: "p.md: \(4_000 * scale - 100) more faults not shown"),
        Attack(
            "links to nothing", "pages/p.md", page("[a](b.md) ", 3_250 * scale),
            said: "p.md: \(3_250 * scale - 100) more faults not shown"),
        Attack(
            "products without a price", "comparisons/a.md",
            "---\nproducts: \"" + String(repeating: "a 1; ", count: 2_250 * scale) + "\"\n---\n",
            said: "more faults not shown"),
        Attack(
            "wrong extra payments", "calculations/a.md",
            "---\nkind: loan\nprincipal: 1000\nrate: 5%\nterm: 10 years\nextra: \""
                + String(repeating: "a 1; ", count: 1_000 * scale) + "\"\n---\n",
            said: "more faults not shown"),
        Attack(
            "4,000 unknown keys", "calculations/a.md",
            "---\nkind: loan\n" + (1...4_000).map { "princip\($0): 1\n" }.joined() + "---\n",
            said: "more faults not shown"),
        Attack(
            "a file of 5 MB", "pages/p.md", page("a ", 2_600_000),
            said: "error: the file is larger than 4096 KiB"),
        Attack(
            "front matter of 65 KiB", "pages/p.md",
            "---\ntitle: \"" + String(repeating: "a", count: 65 * 1_024) + "\"\n---\n",
            said: "error: the front matter is larger than 64 KiB"),
        Attack(
            "YAML of 260 KiB", "calculations/a.yaml",
            "kind: loan\nx: \"" + String(repeating: "a", count: 260 * 1_024) + "\"\n",
            said: "error: the file is larger than 256 KiB"),
        Attack(
            "a text of 200 kB", "pages/p.md", page("[a]: b\n", 30_000),
            said: "error: text of 210001 bytes, over the limit of 131072"),
        Attack(
            "20,000 rows", "calculations/a.csv",
            "name,kind\n" + String(repeating: "x,loan\n", count: 20_000),
            said: "a.csv: at least 29901 more faults not shown"),
        Attack(
            "YAML 100,000 brackets deep", "calculations/a.yaml",
            "kind: loan\nx: " + String(repeating: "[", count: 100_000) + "\n",
            said: "error: the YAML is nested deeper than 16 levels"),
        Attack(
            "YAML of aliases of aliases", "calculations/a.yaml",
            "a0: &a0 [x, x]\n"
                + (1...60).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined(),
            said: "error: "),
        Attack(
            "quotes in quotes", "pages/p.md",
            page(">", 15_000 * scale) + "\n\n[a](b.md)\n", said: "error: "),
        Attack(
            "a line of 4 MB with a fault at its end", "calculations/a.yaml",
            "kind: loan\nprincipal: 1\nrate: 5%\nterm: 1 year\ndescription: \""
                + String(repeating: "a", count: 250_000) + "\"\nprincip: 2\n",
            said: "error: "),
    ]

    /// The seconds are of the processor, so that a busy machine does not count.
    @Test(arguments: attacks)
    func `a file made to take long is reported in a short time`(_ attack: Attack) async throws {
        let folder = try CommandFolder()
        try folder.write("title: T\n", to: "site.yaml")
        try folder.write(attack.text, to: attack.path)
        let run = try await folder.run("ulimit -t \(Self.seconds); pennypress check")
        #expect(run.status == 1, "\(run.messages.prefix(500))")
        #expect(run.messages.contains(attack.said), "\(run.messages.suffix(500))")
        #expect(run.messages.utf8.count < 100_000)
        let faults = run.messages.split(separator: "\n").count { $0.contains(": error: ") }
        #expect(faults <= 100)
    }

    @Test func `more than a hundred faults of a file are counted, those of others shown`()
        async throws
    {
        let folder = try CommandFolder()
        try folder.write("title: T\n", to: "site.yaml")
        try folder.write(Self.page("[a](b.md)\n", 150), to: "pages/many.md")
        try folder.write(Self.page("[a](b.md)\n", 100), to: "pages/enough.md")
        let run = try await folder.run("pennypress check")
        let lines = run.messages.split(separator: "\n").map(String.init)
        #expect(lines.count { $0.hasPrefix("./pages/") || $0.hasPrefix("pages/") } == 201)
        #expect(lines.contains("pages/many.md: 50 more faults not shown"), "\(lines.suffix(5))")
        #expect(!run.messages.contains("enough.md: "), "\(lines.suffix(5))")
        #expect(lines.last == "250 errors")
    }
}
