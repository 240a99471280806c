import PennyTestSupport
import Testing

@Suite struct CommentRuleTests {
    @Test(arguments: [
        ("/// What a set leaves behind.\n", 1), ("/// The outcome of a set.\n", 0),
        ("/// The outcome of a set.\n/// What it was is gone.\n", 0),
        ("    /// Those that are left.\nlet a = 1\n    /// So many rows.\n", 2),
        ("/// Whether a set is a draft.\n", 0), ("// What for\n", 0),
        ("let text = \"/// What\"\n", 0),
    ])
    func `an opening that hides the actor is found`(_ text: String, _ count: Int) {
        let file = RepositoryFile(path: "Sources/PennySite/Set.swift", text: text)
        #expect(CommentRule.hidden(in: file).findings.count == count)
    }

    static let samples: [Sample] = [
        Sample(
            CommentRule.isPlain, "Sources/PennySite/Set.swift", "/// A set that is told of.",
            "“is told” hides who does what"),
        Sample(CommentRule.isPlain, "Sources/PennySite/Set.swift", "let told = 1 // reported"),
        Sample(CommentRule.isPlain, "Sources/PennySite/Set.swift", "let text = \"is told\""),
    ]

    @Test(arguments: samples) func `a phrase of the old dialect is found`(_ sample: Sample) {
        sample.check()
    }

    @Test func `at most one in a hundred doc comments begins so`() throws {
        let files = try Repository.files(under: "Sources", endingIn: [".swift"])
        let hidden = files.map(CommentRule.hidden)
        let count = hidden.reduce(0) { $0 + $1.count }
        let findings = hidden.flatMap(\.findings)
        try #require(count > 5000)
        #expect(
            findings.count * 100 <= count,
            "\(findings.count) of \(count), such as \(findings.prefix(20))")
    }
}
