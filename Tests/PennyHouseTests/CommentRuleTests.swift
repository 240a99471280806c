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

    @Test func `doc comments are paragraphs of prose`() {
        let file = RepositoryFile(
            path: "Sources/PennySite/Set.swift",
            text:
                "    /// One line,\n    /// and another.\nlet a = 1  // no\n/// A third.\nlet b = 2\n"
        )
        #expect(CommentRule.paragraphs(of: file) == "One line,\nand another.\n\nA third.\n\n")
    }

    /// Less than the 65 of documents, as comments name types and laws.
    @Test func `the comments of each module read easily`() throws {
        let files = try Repository.files(under: "Sources", endingIn: [".swift"])
            .filter { !$0.path.hasSuffix(".generated.swift") }
        let modules = Dictionary(grouping: files, by: \.module)
        try #require(modules.count > 15)
        for (module, files) in modules {
            let text = files.map(CommentRule.paragraphs).joined(separator: "\n\n")
            let prose = Prose(RepositoryFile(path: "comments.md", text: text))
            let ease = ReadingEase.ease(of: prose.sentences.filter { $0.kind == .text })
            if let ease { #expect(ease >= 60, "\(module): \(Int(ease))") }
        }
    }
}
