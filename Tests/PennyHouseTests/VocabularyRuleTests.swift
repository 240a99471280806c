import PennyTestSupport
import Testing

@Suite struct VocabularyRuleTests {
    static let samples: [Sample] = [
        Sample(
            VocabularyRule.noOldNames, "Sources/PennySite/Build/Site.swift",
            "let press = SetPress(site)",
            "SetPress is an old name; docs/architecture/words.md has the current one"),
        Sample(
            VocabularyRule.noOldNames, "Tests/PennySiteTests/SiteTests.swift",
            "#expect(!edition.isAbroad)",
            "isAbroad is an old name; docs/architecture/words.md has the current one"),
        Sample(
            VocabularyRule.noOldNames, "Sources/PennySite/Build/Site.swift",
            "let renderer = SetRenderer(site) // was SetPress"),
        Sample(
            VocabularyRule.noOldNames, "Sources/PennyMarkup/Charts/Chart.swift",
            "let frame = ChartFrame(size)"),
    ]

    @Test(arguments: samples) func `an old name is found`(_ sample: Sample) { sample.check() }

    @Test(arguments: [
        ("let place = 4", 1), ("placeOfFault, sortedPlaces", 2), ("replaced, workplace", 0),
        ("2 decimal places", 0), ("changed in place", 0), ("/// The place of a set.", 1),
    ])
    func `uses of the word are counted in names and comments`(_ text: String, _ count: Int) {
        #expect(VocabularyRule.places(in: text) == count)
    }

    @Test func `an index, a position and a location have these names`() throws {
        let files = try Repository.files(under: "Sources", endingIn: [".swift"])
        let lines = files.reduce(0) { $0 + $1.lines.count }
        let places = files.reduce(0) { $0 + VocabularyRule.places(in: $1.text) }
        try #require(lines > 50_000)
        #expect(places * 1000 <= 8 * lines, "\(places) uses of “place” in \(lines) lines")
    }

    @Test func `the page on the words names types that exist`() throws {
        let page = try Repository.text(of: "docs/architecture/words.md")
        let names = Set(page.matches(of: /`[\w.]*?([A-Z]\w*)`/).map { String($0.1) })
        try #require(names.count > 60)
        let declared = try Repository.files(under: "Sources", endingIn: [".swift"]).flatMap {
            file in
            file.text.matches(of: /\b(?:struct|class|enum|protocol|typealias) (\w+)/)
                .map { String($0.1) }
        }
        #expect(names.subtracting(declared).subtracting(["Int"]) == [])
    }

    @Test func `each file in Sources has a name of its own`() throws {
        let names = try Repository.files(under: "Sources", endingIn: [".swift"])
            .map { $0.path.split(separator: "/").last.map(String.init) ?? "" }
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        // Each target that makes words has a file for them.
        let repeated = counts.filter { $0.value > 1 }.keys.filter {
            !$0.hasSuffix("Words.generated.swift")
        }
        #expect(repeated.sorted() == [])
    }

    @Test func `no folder has more than 25 files that people wrote`() throws {
        let folders = try Repository.files(under: "Sources", endingIn: [".swift"])
            .filter { !$0.path.contains("/Generated/") }
            .map { $0.path.split(separator: "/").dropLast().joined(separator: "/") }
        let counts = Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +)
        let full = counts.filter { $0.value > 25 }.map { "\($0.key): \($0.value)" }
        #expect(full.sorted() == [])
    }
}
