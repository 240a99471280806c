import Foundation
import PennyMessages
import PennyTestSupport
import PennyText
import Testing

@testable import PennyContent

/// The rules that page scripts have from Swift's tables.
@Suite struct ScriptRulesTests {
    @Test func `scripts cut words by the same tables`() throws {
        func code(_ value: UInt32) -> String { "0x" + String(value, radix: 16) }
        func ranges(_ ranges: [ClosedRange<UInt32>]) -> [String] {
            ranges.map { "[\(code($0.lowerBound)), \(code($0.upperBound))]" }
        }
        try compare(
            "search-rules.generated.js",
            "The rules by which texts are cut into words for a search.",
            [
                ("longest", "\(SearchRules.longest)"), ("article", "\"\(SearchRules.article)\""),
                ("articleFrom", "\(SearchRules.articleFrom)"),
                ("digitZeros", list(SearchRules.digitZeros.map(code))),
                ("asciiSeparators", list(SearchRules.asciiSeparators.map(code))),
                ("separators", list(SearchRules.separators.map(code))),
                ("wideLetters", list(ranges(SearchRules.wideLetters))),
                ("wideOffset", code(SearchRules.wideOffset)),
                ("ignored", list(ranges(SearchRules.ignored))),
                ("hiragana", list(ranges(SearchRules.hiragana))),
                ("katakanaOffset", code(SearchRules.katakanaOffset)),
                ("ideographs", list(ranges(SearchRules.ideographs))),
                (
                    "arabic",
                    list(SearchRules.arabic.map { "[\(code($0.form)), \(code($0.letter))]" })
                ),
                ("latin", list(LatinFolding.groups.map { "[\"\($0)\", \"\($1)\"]" })),
            ])
    }

    @Test func `the search knows what people call things in each language`() throws {
        let files = try Repository.files(under: "messages", endingIn: ["/search.words"])
        try #require(files.count == 6)
        var tables: [String] = []
        var keys: [[String]] = []
        for file in files {
            let (words, problems) = TypedWordsFile.read(Array(file.text.utf8))
            #expect(problems.filter { $0.kind == .missingHeader || $0.kind == .emptyWord } == [])
            let language = String(decoding: words.language, as: UTF8.self)
            let typed = try TypedWordsFile.read(
                Array(Repository.text(of: "messages/\(language)/typed.words").utf8)
            ).file
            let sections = SearchTable(words, typed).sections
            let shared = sections.filter { !["numbers", "often", "counts"].contains($0.name) }
            keys.append(shared.flatMap { $0.lines.map(\.key) })
            tables.append("  \(language): {\n\(sections.map(\.script).joined())  },\n")
        }
        #expect(Set(keys).count == 1, "a language lacks a subject")
        try compare(
            "search-questions.generated.js", "What people call things in each language.",
            of: "messages/*/search.words and typed.words",
            [("tables", "{\n\(tables.joined())}")])
    }

    @Test func `scripts store sets by the rules of the library`() throws {
        let own = [
            SetBundle.nameKey, "kind", "title", "date", SavedSetReader.originKey,
            SavedSetReader.shownKey,
        ]
        let headers = SavedSetReader.headerKeys.filter { !own.contains($0) } + [SetBundle.bodyKey]
        try compare(
            "library-rules.generated.js", "The rules of the library of saved sets.",
            [
                ("nameLimit", "\(Slug.lengthLimit)"),
                (
                    "bundle",
                    "{ format: \"\(SetBundle.format)\", version: \(SetBundle.version) }"
                ),
                ("ownNames", list(own.map { "\"\($0)\"" })),
                ("headerNames", list(headers.map { "\"\($0)\"" })),
            ])
    }

    private func list(_ parts: [String]) -> String {
        "[\n" + parts.map { "  \($0),\n" }.joined() + "]"
    }

    private func compare(
        _ name: String, _ purpose: String, of source: String = "Swift's tables",
        _ values: [(name: String, value: String)]
    ) throws {
        let path = "templates/scripts/" + name
        let text =
            "// \(purpose) `ScriptRulesTests` makes this file of \(source).\n"
            + values.map { "export const \($0.name) = \($0.value);\n" }.joined()
        if ProcessInfo.processInfo.environment["PENNY_RECORD_GOLDENS"] != nil {
            try text.write(toFile: Repository.path(of: path), atomically: true, encoding: .utf8)
            Issue.record("\(path) was written anew; read it, then run again")
        }
        #expect(try Repository.text(of: path) == text, "\(path): record it, see CONTRIBUTING.md")
    }
}
