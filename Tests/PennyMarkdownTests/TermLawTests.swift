import PennyMarkdown
import Testing

@Suite struct TermLawTests {
    private static let words = [
        "text", "x", "loan", "credit", "card", "APR", "Will", "401(k)", "é", "buyer's", "city",
    ]

    private static func terms(from random: inout SplitMix) -> TermNames {
        let linkings: [TermNames.Linking] = [.first, .first, .caseSensitive, .never]
        return TermNames(
            (0..<1 + random.next(below: 6)).map { index in
                let names = (0..<1 + random.next(below: 3)).map { _ in
                    (0..<1 + random.next(below: 3)).map { _ in
                        words[random.next(below: words.count)]
                    }.joined(separator: random.next(below: 4) == 0 ? "-" : " ")
                }
                return .init(
                    id: "t\(index)", names: names,
                    linking: linkings[random.next(below: linkings.count)])
            })
    }

    private static func text(from random: inout SplitMix) -> String {
        var count = 0
        let separators = [" ", " ", " ", "-", "\n", "*", "s ", "'s ", ". ", "`", ""]
        return (0..<3).map { _ in
            let prose = (0..<random.next(below: 8)).map { _ in
                words[random.next(below: words.count)]
                    + separators[random.next(below: separators.count)]
            }.joined()
            return RandomMarkdown.text(from: &random, count: &count) + prose
        }.joined()
    }

    @Test("Links to terms change nothing but their words, and stand where they may")
    func law() {
        var random = SplitMix(state: 42)
        var linkCount = 0
        for _ in 0..<600 {
            let names = Self.terms(from: &random)
            let text = Self.text(from: &random)
            let source = MarkdownSource(path: "a.md", text: text, terms: names)
            let html = rendered(source, BodyReferences(term: { $0 }))
            let plain = rendered(body(text), BodyReferences())
            let links = html.matches(
                of: #/<a class="term" href="([^"]*)">(.*?)<\/a>/#.dotMatchesNewlines())
            #expect(Self.withoutLinks(html) == plain, "\(text)")
            #expect(Set(links.map(\.1)).count == links.count, "\(text)")
            #expect(Self.parents(of: html).isDisjoint(with: Self.forbidden), "\(text)")
            let outline = Markdown.read(source)
            #expect(outline.outline.terms == links.map { String($0.1) }, "\(text)")
            #expect(outline.diagnostics == Markdown.read(body(text)).diagnostics)
            linkCount += links.count
        }
        #expect(linkCount > 200)
    }

    private static let forbidden: Set<Substring> = [
        "a", "h1", "h2", "h3", "h4", "h5", "h6", "code", "pre", "summary", "th", "sup",
    ]

    private static func withoutLinks(_ html: String) -> String {
        html.replacing(
            #/<a class="term" href="[^"]*">(.*?)<\/a>/#.dotMatchesNewlines()
        ) { String($0.1) }
    }

    /// The elements around links to terms.
    private static func parents(of html: String) -> Set<Substring> {
        var open: [Substring] = []
        var parents: Set<Substring> = []
        for tag in html.matches(of: #/<(\/?)([a-z0-9]+)([^>]*)>/#) {
            let name = tag.2
            if tag.3.contains("class=\"term\"") { parents.formUnion(open) }
            if tag.1 == "/" {
                while let last = open.popLast(), last != name {}
            } else if !["br", "hr", "img"].contains(name) {
                open.append(name)
            }
        }
        return parents
    }
}
