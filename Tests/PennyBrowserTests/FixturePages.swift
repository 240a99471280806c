/// Pages in the markup that the theme's scripts work on.
enum FixturePages {
    /// Paths with the text that stands there.
    static var all: [(String, String)] {
        [("glossary/index.html", glossary), ("glossary/search.js", searchData)]
            + FixtureTerm.all.map { ("glossary/\($0.slug).html", page(of: $0)) }
            + [("lessons/index.html", contents)]
            + FixtureChapter.all.map { ("lessons/\($0.slug).html", page(of: $0)) }
    }

    /// The sizes and the hiding that the theme's sheet gives to real pages.
    static let style = """
        [hidden] { display: none !important; }
        :is(button, input, summary, .button, .letters a) {
          display: inline-block; min-width: 44px; min-height: 44px;
        }

        """

    private static func frame(_ title: String, script: String, _ content: String) -> String {
        """
        <!doctype html>
        <html lang="en-US">
        <head>
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
        script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
        connect-src 'self'; base-uri 'none'; form-action 'none'">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title)</title>
        <link rel="icon" type="image/svg+xml" href="../assets/favicon.svg">
        <link rel="stylesheet" href="../assets/style.css">
        <script defer src="../assets/marks.js"></script>
        <script defer src="../assets/\(script)"></script>
        </head>
        <body>
        <a class="skip" href="#main">Skip to the content</a>
        <main id="main" tabindex="-1">
        \(content)
        </main>
        </body>
        </html>

        """
    }

    private static var glossary: String {
        let letters = FixtureTerm.all.map(\.letter).reduce(into: [String]()) { letters, letter in
            if letters.last != letter { letters.append(letter) }
        }
        func anchor(_ letter: String) -> String {
            letter == "0–9" ? "letter-0" : "letter-\(letter.lowercased())"
        }
        let links = letters.map { "<li><a href=\"#\(anchor($0))\">\($0)</a></li>" }
        let sections = letters.map { letter in
            let rows = FixtureTerm.all.filter { $0.letter == letter }.map { term in
                """
                <li data-term="\(term.slug)" data-aliases="\(term.aliases)">\
                <a href="\(term.slug).html">\(term.title)</a><p>\(term.short)</p></li>
                """
            }
            return """
                <section class="letter"><h2 id="\(anchor(letter))">\(letter)</h2>\
                <ul class="terms">\(rows.joined(separator: "\n"))</ul></section>
                """
        }
        return frame(
            "Dictionary", script: "glossary.js",
            """
            <article class="glossary" data-glossary>
            <header class="hero"><h1>Dictionary</h1></header>
            <form class="search" role="search" data-search hidden>\
            <label for="find">Find a word</label>\
            <input id="find" type="search" autocomplete="off" spellcheck="false"></form>
            <div class="tabs" role="group" aria-label="Which words" data-tabs hidden>\
            <button type="button" aria-pressed="true" data-tab="all">All words</button>\
            <button type="button" aria-pressed="false" data-tab="favourites">Favourites</button>\
            </div>
            <p class="status" role="status" data-status></p>
            <ul class="terms" data-found hidden></ul>
            <div data-all>
            <nav class="letters" aria-label="Letters"><ul>\(links.joined())</ul></nav>
            \(sections.joined(separator: "\n"))
            </div>
            </article>
            """)
    }

    private static var searchData: String {
        func quoted(_ text: String) -> String { "\"\(text)\"" }
        let rows = FixtureTerm.all.map { term in
            let names = term.names.map(quoted).joined(separator: ",")
            return "[\(quoted(term.slug)),\(quoted(term.title)),[\(names)],"
                + "\(quoted(term.definition))]"
        }
        return "pennyGlossary([\(rows.joined(separator: ",\n"))])\n"
    }

    private static func page(of term: FixtureTerm) -> String {
        frame(
            term.title, script: "glossary.js",
            """
            <article class="term" data-term="\(term.slug)" data-aliases="\(term.aliases)">
            <h1>\(term.title)</h1>
            <p class="lead">\(term.short)</p>
            <div class="prose"><p>\(term.definition)</p></div>
            <div class="actions" data-actions></div>
            </article>
            """)
    }

    private static var contents: String {
        let rows = FixtureChapter.all.map { chapter in
            """
            <li data-lesson="\(chapter.slug)"><a href="\(chapter.slug).html">\(chapter.title)</a>\
            <p>About \(chapter.title.lowercased()).</p></li>
            """
        }
        return frame(
            "Lessons", script: "lessons.js",
            """
            <h1>Lessons</h1>
            <p class="status" role="status" data-progress></p>
            <ol class="chapters">\(rows.joined(separator: "\n"))</ol>
            """)
    }

    private static func page(of chapter: FixtureChapter) -> String {
        frame(
            chapter.title, script: "lessons.js",
            """
            <article class="lesson" data-lesson="\(chapter.slug)">
            <h1>\(chapter.title)</h1>
            <div class="prose"><p>All about \(chapter.title.lowercased()).</p>
            \(chapter.questions.map(quiz).joined(separator: "\n"))
            </div>
            <div class="actions" data-actions></div>
            </article>
            """)
    }

    private static func quiz(_ question: FixtureQuestion) -> String {
        let answers = question.answers.enumerated().map { place, answer in
            let isRight = place == question.right
            return """
                <li><details class="answer\(isRight ? " right" : "")">\
                <summary>\(answer)</summary><div class="reason"><p class="verdict">\
                \(isRight ? "Right." : "Not quite.")</p><p>The reason.</p></div></details></li>
                """
        }
        return """
            <section class="quiz" aria-labelledby="\(question.anchor)">
            <h3 id="\(question.anchor)">\(question.title)</h3>
            <ul class="answers">
            \(answers.joined(separator: "\n"))
            </ul></section>
            """
    }
}
