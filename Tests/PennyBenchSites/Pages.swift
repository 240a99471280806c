import PennyTestSupport

extension SiteFolder {
    /// Sections in sections, with pages of prose: headings, lists, a table, code, and links to others.
    /// Adds pages that every program of this kind can read.
    mutating func addPages(_ count: Int) throws {
        let sections = 10
        try add("pages/index.md", "---\ntitle: Home\n---\n\(plain())\n")
        let paths = (0..<count).map { number in
            "part-\(number % sections)/topic-\(number / sections % sections)/text-\(number.padded(5)).md"
        }
        for part in 0..<sections {
            try add("pages/part-\(part)/index.md", index("Part \(part)"))
            for topic in 0..<sections {
                try add(
                    "pages/part-\(part)/topic-\(topic)/index.md", index("Topic \(part).\(topic)"))
            }
        }
        for (number, path) in paths.enumerated() {
            try add("pages/\(path)", page(number, linking: paths))
        }
    }

    private mutating func index(_ title: String) -> String {
        "---\ntitle: \(title)\ndescription: What \(title) is about.\n---\n\(plain())\n"
    }

    private mutating func page(_ number: Int, linking paths: [String]) -> String {
        let tags = (0..<2).map { _ in "tag-\(random.number(in: 1...40))" }
        var text = """
            ---
            title: Text number \(number)
            description: What text number \(number) is about, in one plain line.
            date: \(random.day())
            tags: [\(Set(tags).sorted().joined(separator: ", "))]
            ---
            \(plain())

            """
        for part in 1...4 {
            text += """

                ## Section \(part)

                \(plain()) See [another text](../../\(random.pick(paths))).

                - The *first* of **three** things
                - The second, with `code` in it
                - The third

                | What | How much |
                |---|---:|
                | Rent | \(random.number(in: 100...999)) |
                | Food | \(random.number(in: 100...999)) |

                ```yaml
                name: text-\(number)
                amount: \(random.number(in: 1000...9999))
                ```

                \(plain())

                """
        }
        return text
    }

    private mutating func plain() -> String {
        let words = (0..<80).map { _ in random.pick(BenchTerm.plainWords) }
        return words.joined(separator: " ") + "."
    }
}
