import PennyMessages

/// The words of a language for the search: those of its file, and the units of time and payment
/// that people type in forms.
struct SearchTable {
    struct Section {
        let name: String
        var lines: [(key: String, words: [String])]

        /// The section as a property of the script's table.
        var script: String {
            let rows = lines.map { key, words in
                "      \"\(key)\": \"\(words.joined(separator: ", "))\",\n"
            }
            return "    \(name): {\n\(rows.joined())    },\n"
        }
    }

    private(set) var sections: [Section] = []

    /// The units of a section of the table, each with the section and the English of its lines in
    /// `typed.words`.
    private static let units = [
        (into: "numbers", key: "a-month", section: "often", english: ["a month"]),
        (into: "numbers", key: "months", section: "time", english: ["month", "months"]),
        (into: "numbers", key: "years", section: "time", english: ["year", "years"]),
        (into: "numbers", key: "days", section: "time", english: ["day", "days"]),
        (into: "numbers", key: "weeks", section: "time", english: ["week", "weeks"]),
        (into: "numbers", key: "payments", section: "time", english: ["payments"]),
        (into: "often", key: "daily", section: "often", english: ["a day"]),
        (into: "often", key: "weekly", section: "often", english: ["a week"]),
        (into: "often", key: "biweekly", section: "often", english: ["every 2 weeks"]),
        (into: "often", key: "every-4-weeks", section: "often", english: ["every 4 weeks"]),
        (into: "often", key: "semimonthly", section: "often", english: ["twice a month"]),
        (into: "often", key: "every-2-months", section: "often", english: ["every 2 months"]),
        (into: "often", key: "quarterly", section: "often", english: ["every quarter"]),
        (into: "often", key: "semiannual", section: "often", english: ["every 6 months"]),
        (into: "often", key: "yearly", section: "often", english: ["a year"]),
        (
            into: "often", key: "accelerated-biweekly", section: "often",
            english: ["accelerated biweekly"]
        ),
        (
            into: "often", key: "accelerated-weekly", section: "often",
            english: ["accelerated weekly"]
        ),
        (into: "often", key: "continuous", section: "often", english: ["continuously"]),
    ]

    init(_ words: TypedWordsFile, _ typed: TypedWordsFile) {
        for line in words.lines {
            let name = Self.text(line.section)
            if sections.last?.name != name { sections.append(Section(name: name, lines: [])) }
            sections[sections.count - 1].lines.append(
                (Self.text(line.english[0].text), line.words.map { Self.text($0.text) }))
        }
        for unit in Self.units {
            add(unit.key, to: unit.into, Self.words(in: typed, unit.section, unit.english))
        }
    }

    /// Adds words before those that the file has for a unit.
    private mutating func add(_ key: String, to name: String, _ words: [String]) {
        guard let section = sections.firstIndex(where: { $0.name == name }) else { return }
        let index = sections[section].lines.firstIndex { $0.key == key }
        let own = index.map { sections[section].lines[$0].words } ?? []
        var all: [String] = []
        for word in words + own where !all.contains(word) { all.append(word) }
        if let index {
            sections[section].lines[index].words = all
        } else {
            sections[section].lines.append((key, all))
        }
    }

    /// The words of a file for some English; of the English file, which has none, the English.
    private static func words(
        in file: TypedWordsFile, _ section: String, _ english: [String]
    ) -> [String] {
        file.lines.filter { text($0.section) == section }.flatMap { line in
            let wanted = line.english.map { text($0.text) }.filter(english.contains)
            if wanted.isEmpty { return [String]() }
            return line.words.isEmpty ? wanted : line.words.map { text($0.text) }
        }
    }

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
