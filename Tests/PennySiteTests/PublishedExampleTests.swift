import Foundation
import PennyContent
import PennyEngine
import PennyMarkup
import PennyVectors
import Testing

/// Examples that textbooks, manuals and authorities print, as a site's files.
@Suite struct PublishedExampleTests {
    struct Example: Decodable, Sendable, CustomTestStringConvertible {
        let source: String
        let kind: String
        let inputs: String
        let figure: String
        let expected: String

        var testDescription: String { source }
    }

    private static let examples: [Example] = VectorFile.load("published_examples.json")

    @Test func `all examples are there`() {
        #expect(Self.examples.count == 33)
    }

    @Test(arguments: examples)
    func `a published example is computed as it is rendered`(_ example: Example) throws {
        let text = "---\nkind: \(example.kind)\n\(example.inputs)\n---\n"
        let set = try SavedSetReader()
            .read(markdown: ContentText(path: "a.md", text: text), id: "a").sound()
        let result = try set.calculation(InputDefaults())
        struct Document: Decodable { let figures: [String: String] }
        let json = JSONWriter(result).object(title: "", for: Readers(.enUS, .none)).bytes
        let figures = try JSONDecoder().decode(Document.self, from: Data(json)).figures
        let value = try #require(figures[example.figure], "\(figures.keys)")
        #expect(Decimal(string: value) == Decimal(string: example.expected), "\(value)")
    }
}
