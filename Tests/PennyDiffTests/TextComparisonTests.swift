import Foundation
import PennyFiles
import Testing

@testable import PennyDiff

@Suite struct TextComparisonTests {
    private func compare(_ old: String, _ new: String) throws -> TextComparison {
        let folder = FileTree(NSTemporaryDirectory() + "/penny-texts-\(UUID().uuidString)")
        try FileSystem.makeFolders(folder.root)
        defer { do { try FileSystem.removeTree(folder.root) } catch {} }
        try folder.write(Array(old.utf8), to: "old")
        try folder.write(Array(new.utf8), to: "new")
        let links = LinkReader(page: "page.html")
        var one = try PageTextReader(folder.parts(of: "old"), links, scope: .all)
        var two = try PageTextReader(folder.parts(of: "new"), links, scope: .all)
        return try TextComparison(&one, &two)
    }

    private static let numbers = (1...300).map(String.init).joined(separator: " ")

    @Test(arguments: [
        ("a b c d e f g h i", "a b c d X f g h i", "b c d e f g h → b c d X f g h", 1),
        ("a b c d e", "a b c d e f g", "c d e → c d e f g", 1),
        ("a b c d e f", "d e f", "a b c d e f → d e f", 1), ("", "a", " → a", 1),
        ("x b c d y f g h z", "X b c d Y f g h Z", "x b c d → X b c d", 3),
        ("1 a b c 2 d e f", "1 2 d e f", "1 a b c 2 d e → 1 2 d e", 1),
    ])
    func `the first change is shown with the words around it, and all are counted`(
        _ old: String, _ new: String, _ shown: String, _ changeCount: Int
    ) throws {
        let text = try #require(try compare(old, new).text)
        #expect("\(text.before) → \(text.after)" == shown)
        #expect(text.changeCount == changeCount)
    }

    @Test func `a long change is cut`() throws {
        let text = try #require(try compare("a " + Self.numbers, "a b").text)
        #expect(text.before == "a 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 …")
        #expect(text.after == "a b")
    }

    @Test func `texts that never meet again are not counted`() throws {
        let other = (1...300).map { "w\($0)" }.joined(separator: " ")
        let text = try #require(try compare(Self.numbers, other).text)
        #expect(text.changeCount == nil)
        #expect(text.before.hasPrefix("1 2 3"))
        #expect(text.after.hasPrefix("w1 w2 w3"))
    }

    @Test func `the same words in other markup are no change`() throws {
        let comparison = try compare("<p>a <b>b</b></p>", "<div>a</div>\n<i>b</i>")
        #expect(comparison.text == nil)
        #expect(comparison.link == nil)
    }

    @Test func `a link that was added, removed or changed is reported`() throws {
        let linked = "a <a href=\"x.html\">b</a>"
        #expect(try compare("a b", linked).link?.line == "link:  → x.html")
        #expect(try compare(linked, "a b").link?.line == "link: x.html → ")
        #expect(
            try compare(linked, "a <a href=\"y.html\">b</a>").link?.line == "link: x.html → y.html")
        #expect(try compare("a", "a <a href=\"y.html\"></a>").link?.line == "link:  → y.html")
        #expect(try compare("a", "a <a href=\"y.html\"></a>").text == nil)
    }
}
