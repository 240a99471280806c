import PennyMarkdown
import Testing

@Suite struct QuizTests {
    private static let quiz = """
        ### Which *one*?

        - ( ) The `a`.
          > No: {{x.y}}.
        - (x) The b.
          > Yes.
          >
          > More.
        """

    @Test func aHeadingWithMarkedItemsIsAQuiz() {
        #expect(
            html("a\n\n\(Self.quiz)\n\nb") == """
                <p>a</p>
                <section class="quiz" aria-labelledby="which-one">
                <h3 id="which-one">Which <em>one</em>?</h3>
                <ul class="answers">
                <li><details class="answer"><summary>The <code>a</code>.</summary>\
                <div class="reason"><p class="verdict">Not quite.</p>
                <p>No: FIGURE(x.y).</p>
                </div></details></li>
                <li><details class="answer right"><summary>The b.</summary>\
                <div class="reason"><p class="verdict">Right.</p>
                <p>Yes.</p>
                <p>More.</p>
                </div></details></li>
                </ul>
                </section>
                <p>b</p>
                """)
        #expect(faults(Self.quiz).isEmpty)
    }

    @Test(
        "Loose, ordered and nested lists and a capital X are quizzes too",
        arguments: [
            "## Q\n\n- ( ) a\n\n  > b\n\n- (x) c\n\n  > d",
            "## Q\n1. (X) a\n   > b\n2. ( ) c\n   > d",
            "> ## Q\n> * (x) a\n>   > b\n> * ( ) c\n>   > d",
            "Q\n---\n+ (x)\ta\n  > b\n+ ( )   c\n  > d",
        ])
    func kinds(text: String) {
        #expect(faults(text).isEmpty)
        let html = html(text)
        #expect(
            html.contains("<section class=\"quiz\" aria-labelledby=\"q\">\n<h2 id=\"q\">Q</h2>"))
        #expect(html.split(separator: "<details class=\"answer right\">").count == 2)
        for answer in ["a", "c"] { #expect(html.contains("<summary>\(answer)</summary>")) }
        for reason in ["b", "d"] { #expect(html.contains("\n<p>\(reason)</p>\n</div></details>")) }
        #expect(!html.contains("<blockquote>\n<p>b"))
    }

    @Test func theOutlineKnowsWhichHeadingsAsk() {
        let outline = outline("## A\n\n\(Self.quiz)\n\n## B\n\n- c")
        #expect(outline.headings.map(\.isQuestion) == [false, true, false])
        #expect(outline.headings.map(\.anchor) == ["a", "which-one", "b"])
        #expect(outline.wordCount == 13)
        #expect(outline.opening == "")
    }

    @Test(
        "A quiz that is not whole is a fault in its place",
        arguments: [
            (
                "- (x) a\n  > b\n- ( ) c\n  > d",
                ["1:1 quiz answers without a heading just before them"]
            ),
            (
                "## Q\n\nx\n\n- a\n- (x) b",
                ["6:1 quiz answers without a heading just before them"]
            ),
            ("x\n\n## Q\n- (x) a\n  > b", ["3:1 quiz question with a single answer"]),
            (
                "> ## Q\n> - ( ) a\n>   > b\n> - ( ) c\n>   > d",
                ["1:3 quiz question without a right answer"]
            ),
            (
                "## Q\n- (x) a\n  > b\n- ( ) c\n  > d\n- (X) e\n  > f\n- (x) g\n  > h",
                [
                    "6:1 second right answer to a quiz question",
                    "8:1 second right answer to a quiz question",
                ]
            ),
            (
                "## Q\n- (x) a\n  > b\n- c\n  > d\n- () e\n  > f\n- (x)g\n  > h",
                [
                    "4:1 quiz answer without its mark", "6:1 quiz answer without its mark",
                    "8:1 quiz answer without its mark",
                ]
            ),
            (
                "## Q\n- (x) a\n- ( ) c\n\n  d\n",
                ["2:1 quiz answer without its reason", "3:1 quiz answer without its reason"]
            ),
            ("## Q\n- (x)\n  > b\n- ( ) {{c}}\n  > d", ["2:1 quiz answer without words"]),
            (
                "## Q\n- (x) a [b](c.md) d\n  > b\n- ( ) <https://e.org>\n  > d",
                ["2:9 link in a quiz answer", "4:7 link in a quiz answer"]
            ),
            (
                "## Q\n- (x) a\n  > b\n\n  c\n- ( ) c\n  > d\n\n  > e",
                [
                    "5:3 quiz answer with more than its words and its reason",
                    "9:3 quiz answer with more than its words and its reason",
                ]
            ),
            (
                "## Q\n- (x) a\n  > b\n- ```\n  c\n  ```",
                ["4:1 quiz answer without its mark"]
            ),
        ])
    func faulty(text: String, expected: [String]) {
        #expect(faults(text) == expected)
    }

    @Test(
        "Other lists stay lists",
        arguments: [
            "## Q\n\n- a\n- b", "- a (x)\n- ( b )", "## Q\n\n- \\( ) a\n- \\(x) b", "## Q\n\n( ) a",
            "## Q\n\n- `(x)` a\n- *(x)* b",
        ])
    func otherLists(text: String) {
        #expect(faults(text).isEmpty)
        #expect(!html(text).contains("quiz"))
    }

    @Test func reasonsHaveLinksToTermsAndQuestionsAndAnswersHaveNone() {
        let names = TermNames([
            .init(id: "apr", names: ["APR"], linking: .first),
            .init(id: "fee", names: ["fee"], linking: .first),
        ])
        let source = MarkdownSource(
            path: "a.md",
            text: "## APR?\n\n- (x) An APR.\n  > The APR.\n- ( ) A fee.\n  > The fee and APR.",
            terms: names)
        let html = rendered(source, BodyReferences(term: { $0 }))
        #expect(html.contains("<summary>An APR.</summary>"))
        #expect(html.contains("<p>The <a class=\"term\" href=\"apr\">APR</a>.</p>"))
        #expect(html.contains("<p>The <a class=\"term\" href=\"fee\">fee</a> and APR.</p>"))
        #expect(Markdown.read(source).outline.terms == ["apr", "fee"])
    }
}
