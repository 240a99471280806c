/// The source files of the fixture's site.
enum FixtureFiles {
    /// The paths and texts of the files.
    static var all: [(String, String)] {
        [
            ("site.yaml", settings), ("calculations/thirty.de.md", german),
            ("glossary/words.csv", words),
            ("calculations/first-home.md", loan), ("calculations/rates.csv", rates),
        ]
            + FixtureChapter.all.enumerated().map { index, chapter in
                ("lessons/0\(index + 1)-\(chapter.slug).md", lesson(chapter))
            } + FixtureSets.all + FixtureSavedSets.files
    }

    private static let settings = """
        title: Money
        languages:
          - language: de
            locale: de-DE
            untranslated: leave-out

        """

    private static let german = "---\ntitle: Dreißig Jahre\n---\n"

    private static let loan = """
        ---
        title: First home
        kind: loan
        principal: 350,000
        rate: 6.25%
        term: 30 years
        ---
        """

    /// Results that make the list long enough for a filter.
    private static var rates: String {
        let numbers = ["one", "two", "three", "four", "five", "six"]
        let rows = numbers.enumerated().map { index, number in
            "rate-\(index + 1),doubling-time,Money at \(number) percent,\(index + 1)%"
        }
        return (["name,kind,title,rate"] + rows).joined(separator: "\n") + "\n"
    }

    private static var words: String {
        let rows = FixtureTerm.all.map { term in
            let cells = [
                term.slug, term.title, term.names.joined(separator: ", "), term.short,
                term.definition,
            ]
            return cells.map { "\"\($0)\"" }.joined(separator: ",") + "\n"
        }
        return "name,term,aliases,short,definition\n" + rows.joined()
    }

    private static func lesson(_ chapter: FixtureChapter) -> String {
        """
        ---
        title: \(chapter.title)
        description: About \(chapter.title.lowercased()).
        ---
        All about \(chapter.title.lowercased()).

        \(chapter.questions.map(quiz).joined(separator: "\n"))
        """
    }

    private static func quiz(_ question: FixtureQuestion) -> String {
        let answers = question.answers.enumerated().map { index, answer in
            "- (\(index == question.right ? "x" : " ")) \(answer)\n  > The reason.\n"
        }
        return "### \(question.title)\n\n\(answers.joined())"
    }
}
