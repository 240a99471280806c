import PennyEngine
import PennyTestSupport
import PennyText

@testable import PennySite

/// Draws edits of a small site with everything in it that one file can show of another.
struct RandomEdits {
    var random: SeededGenerator
    /// The files as the edits leave them.
    private(set) var files: [String: String]
    /// As they were when they last made a site.
    private var sound: [String: String] = [:]
    /// Whether the files are those of a real site, of which only bytes are changed.
    private let isReal: Bool
    /// The part of the keys that every other edit is about.
    var focus: CacheInput?
    /// Whether the site has no edits yet. Its texts then have no faults.
    private var isFirst = false

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        isReal = false
        files = [:]
        isFirst = true
        files["site.yaml"] = settings()
        files["calculations/s1.md"] = set("loan", title: "First", body: "")
        files["calculations/s2.md"] = set(
            "loan", title: "Second", body: "Text, {{s1.payment}}.\n\n\(Self.dataBlocks[0])")
        files["calculations/s3.yaml"] = set("savings", title: "Third", body: nil)
        files["calculations/both.yaml"] = Self.both("s1", "s2", "Both")
        files["calculations/table.csv"] = table()
        files["glossary/word.md"] = term("Word", "A short one.")
        files["pages/about.md"] = page("About", "## Part\n\nSee [it](../calculations/s1.md).\n")
        for path in Self.nested + Self.deep + Self.lessons { files[path] = text(of: path) }
        files["calculations/s1.de.md"] = "---\ntitle: Erste\n---\n"
        files["glossary/word.de.md"] = "---\nterm: Wort\n---\n"
        files["budgets/b1.yaml"] = budget(9)
        files["budgets/b2.yaml"] = budget(10)
        files["assets/note.txt"] = "note\n"
        files["data/d1.csv"] = Self.soundData
        files["pages/shown.md"] = page("Shown", Self.dataBlocks.joined(separator: "\n"))
        for (path, letter) in zip(Self.alike, ["1", "2", "3"]) { files[path] = letter }
        isFirst = false
    }

    /// Edits of a site that is there.
    init(seed: UInt64, of files: [String: String]) {
        random = SeededGenerator(seed: seed)
        isReal = true
        self.files = files
    }

    private mutating func set(_ kind: String, title: String, body: String?) -> String {
        let titles = [
            "One", "Two", "{{s1.payment}} a month", "{{both.totalPaidDifference}} x", "{{s2.term}}",
        ]
        var lines = ["kind: \(kind)"]
        lines.append(
            "title: '\(random.number(in: 0...3) == 0 ? random.pick(titles) : title)'")
        if kind == "loan" {
            lines.append("principal: \(random.number(in: 1000...1009))")
            lines.append("rate: \(random.number(in: 1...4))%")
            lines.append("term: \(random.number(in: 2...4)) months")
        } else {
            lines += ["yearsToInvest: 1", "monthlyDeposit: \(random.number(in: 10...19))"]
            lines.append("interestRate: \(random.number(in: 1...3))%")
        }
        if random.number(in: 0...3) == 0 { lines.append("order: \(random.number(in: 1...3))") }
        if random.number(in: 0...9) == 0, !isFirst { lines.append("draft: true") }
        if random.number(in: 0...3) == 0 {
            lines.append("date: 2026-0\(random.number(in: 1...9))-01")
        }
        if random.number(in: 0...4) == 0 {
            lines.append("derivedFrom: \(random.pick(Self.names))")
        }
        if random.number(in: 0...4) == 0 { lines.append("keyTerms: [word]") }
        if random.number(in: 0...4) == 0 { lines.append("region: [North, South]") }
        if random.number(in: 0...4) == 0 {
            lines.append("tags: [\(random.pick(["home", "car"]))]")
        }
        if random.number(in: 0...29) == 0, !isFirst { lines.append("colour: red") }
        let head = lines.joined(separator: "\n") + "\n"
        return body.map { "---\n\(head)---\n\($0)" } ?? head
    }

    private static let names = ["s1", "s2", "s3", "s4", "row-a", "row-b"]

    /// Makes a text. Its links begin with `$/`, which stands for the site's folder.
    private mutating func body() -> String {
        let parts = [
            "Plain words.\n", "It costs {{s1.payment}}.\n", "And {{s2.totalPaid}} in all.\n",
            "{{row-a.payment}} of a row.\n", "[A page]($/pages/about.md#part).\n",
            "[A page]($/pages/about.md).\n", "[A set]($/calculations/s2.md#details).\n",
            "[A set]($/calculations/s1.md).\n",
            "[A row]($/calculations/table.csv#row-b).\n", "[A file]($/assets/note.txt).\n",
            "The Word is here, and a second phrase.\n", "## Details\n\nMore of it.\n",
            "```example\ns1.payment\n```\n", "[Terms]($/glossary/word.md).\n",
            "```pennypress\nshow: table\nof: s2\n```\n",
            "```pennypress\nshow: figures\nof: row-a\nfigures: payment\n```\n",
            "```pennypress\nshow: comparison\nof: s1, row-b\n```\n",
            "[Months]($/budgets/family/).\n", "{{both.paymentDifference}}\n",
            "[Figures]($/data/d1.csv).\n",
            Self.dataBlocks[0].replacing("d1", by: random.pick(["d1", "d1", "d2"])),
            Self.dataBlocks[random.number(in: 0...2)],
        ]
        if isFirst { return parts[0] }
        return (0..<random.number(in: 0...2)).map { _ in random.pick(parts) }
            .joined(separator: "\n")
    }

    private static func both(_ one: String, _ other: String, _ title: String) -> String {
        "kind: scenarios\ntitle: '\(title)'\nsets:\n  - set: \(one)\n  - set: \(other)\n"
    }

    private mutating func table() -> String {
        var rows = ["name,kind,title,principal,rate,term"]
        let names = ["row-a", "row-b", "row-c"].shuffled(using: &random)
        for name in names.prefix(random.number(in: 1...3)) {
            let title = random.pick(["Row", "Line", "Row {{s1.payment}}"])
            rows.append("\(name),loan,\(title),\(random.number(in: 100...103)),0%,2 months")
        }
        return rows.joined(separator: "\n") + "\n"
    }

    private mutating func term(_ word: String, _ text: String) -> String {
        let short = random.pick([
            "Short \(random.number(in: 1...9)).", "Worth {{s1.payment}}.",
        ])
        return "---\nterm: \(word)\nshort: '\(short)'\n---\n\(text)\n"
    }

    private mutating func page(_ title: String, _ body: String) -> String {
        let order = random.number(in: 1...3)
        return "---\ntitle: \(title) \(random.number(in: 1...3))\norder: \(order)\n---\n\(body)"
    }

    private mutating func lesson() -> String {
        "---\ntitle: Lesson \(random.number(in: 1...3))\n"
            + random.pick(["", "description: Worth {{s1.payment}}.\n", "draft: true\n"])
            + "---\n" + body()
    }

    private mutating func section() -> String {
        "---\ntitle: Guide \(random.number(in: 1...3))\n"
            + "list: \(random.pick(["list", "cards", "by-date", "none"]))\n---\nText.\n"
    }

    private mutating func budget(_ month: Int) -> String {
        """
        kind: budget
        title: Month \(month)
        month: 2026-\(month < 10 ? "0" : "")\(month)
        series: \(random.number(in: 0...3) == 0 ? "other" : "family")
        income:
          - name: Pay
            amount: \(random.number(in: 100...109))
        expenses:
          - name: Rent
            amount: 50

        """
    }

    private mutating func settings() -> String {
        var lines = ["title: Site \(random.number(in: 1...2))", "taxonomies: [region]"]
        if random.number(in: 0...1) == 0 { lines.append("baseURL: https://a.example/") }
        if random.number(in: 0...3) == 0 { lines.append("currency: EUR") }
        if random.number(in: 0...3) == 0 { lines.append("locale: de-DE") }
        if random.number(in: 0...2) == 0 { lines.append("sharingPictures: true") }
        if random.number(in: 0...1) == 0 {
            lines.append("entriesPerPage: \(random.number(in: 1...3))")
        }
        if random.number(in: 0...3) == 0 {
            lines.append("outputs: " + random.pick(["page", "page, csv", "[json, page]"]))
        }
        if random.number(in: 0...3) == 0 {
            lines.append("navigation:\n  - label: About\n    to: pages/about.md")
        }
        if random.number(in: 0...4) != 0 || isFirst { lines += languages() }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func languages() -> [String] {
        let shows = random.pick(["show", "leave-out"])
        let german = ["  - language: de", "    locale: de-DE", "    untranslated: \(shows)"]
        let arabic = ["  - language: ar", "    locale: ar-EG", "    untranslated: leave-out"]
        return ["languages:"] + german + (random.number(in: 0...3) == 0 ? arabic : [])
    }

    /// A file in another language, of which some say what they must not.
    private mutating func translation(_ path: String) -> String {
        if path.hasSuffix(".csv") { return "name,title\nrow-a,Zeile \(random.number(in: 1...3))\n" }
        var lines = [path.hasPrefix("glossary/") ? "term: Wort" : "title: Titel {{s1.term}}"]
        if random.number(in: 0...3) == 0 {
            lines.append("date: 2026-0\(random.number(in: 1...9))-02")
        }
        if random.number(in: 0...9) == 0 { lines.append("draft: true") }
        if path.hasPrefix("calculations/"), random.number(in: 0...3) == 0 {
            lines.append("principal: \(random.number(in: 2000...2009))")
        }
        if random.number(in: 0...19) == 0 { lines.append("order: 2") }
        return "---\n\(lines.joined(separator: "\n"))\n---\n" + body()
    }

    // MARK: - Edits

    /// Records that the files make a site.
    mutating func areSound() { sound = files }

    /// The edits after which the files make a site again.
    mutating func mend() -> [SiteEdit] {
        let gone = files.keys.filter { sound[$0] == nil }.sorted().map { SiteEdit.remove($0) }
        let back = sound.keys.filter { files[$0] != sound[$0] }.sorted().map { path in
            SiteEdit.write(path, sound[path] ?? "", random.pick(SiteEdit.Way.allCases))
        }
        files = sound
        return gone + back
    }

    mutating func isTrue(oneIn count: Int) -> Bool { random.number(in: 1...count) == 1 }

    mutating func next() -> SiteEdit {
        let edit = draw()
        switch edit {
        case .write(let path, let text, _): files[path] = text
        case .remove(let path): files[path] = nil
        case .rename(let path, let other):
            files[other] = files[path]
            files[path] = nil
        case .swap(let path, let other): (files[path], files[other]) = (files[other], files[path])
        default: break
        }
        return edit
    }

    private mutating func draw() -> SiteEdit {
        if let focus, isTrue(oneIn: 2), let edit = drawn(about: focus) { return edit }
        return switch random.number(in: 0...42) {
        case 0...13: write(random.pick(Self.sets))
        case 14: .remove(anyFile)
        case 15: .rename(anyFile, isReal ? anyFile + "-x.md" : random.pick(Self.paths))
        case 16, 17: .swap(anyFile, anyFile)
        case 18: .touch(anyFile, seconds: random.pick([1, 1_700_000_000, 4_000_000_000]))
        case 19:
            .damageCache(
                random.pick(SiteEdit.Damage.allCases), at: random.number(in: 0...9999))
        case 20, 21:
            .tamper(
                random.pick(SiteEdit.Tampering.allCases), file: random.number(in: 0...9999))
        case 22: .leaveStaged
        case 23: .drafts(random.number(in: 0...1) == 0)
        case 24:
            .baseURL(random.pick([nil, "https://b.example/", "https://c.example/deep/"]))
        case 25: .date(random.pick([nil, CivilDate(year: 2026, month: 1, day: 2)]))
        case 26: .jobs(random.number(in: 1...3))
        case 27: .program(random.pick(["one", "two"]))
        case 28: .pictures(random.number(in: 0...1) == 0)
        case 29: .clean
        case 30...33: write(random.pick(Self.translations))
        case 34, 35: dataEdit()
        case 36:
            .remove(
                random.pick(Self.translations.filter { files[$0] != nil } + ["site.yaml"]))
        default: write(random.pick(Self.others))
        }
    }

    /// An edit that a cache input may show.
    private mutating func drawn(about part: CacheInput) -> SiteEdit? {
        switch part {
        case .program: .program(random.pick(["one", "two"]))
        case .settings: write("site.yaml")
        case .baseURL:
            .baseURL(random.pick([nil, "https://b.example/", "https://c.example/"]))
        case .date: .date(random.pick([nil, CivilDate(year: 2026, month: 1, day: 2)]))
        case .drafts: .drafts(isTrue(oneIn: 2))
        case .pictures: .pictures(isTrue(oneIn: 2))
        case .templates, .explanation:
            write(
                random.pick(["templates/calculation.mustache", "templates/explain-loan.md"]))
        case .linkTargets:
            isTrue(oneIn: 3)
                ? .remove("assets/note.txt")
                : write(random.pick(["assets/note.txt", "calculations/s2.md"]))
        case .sections: write(random.pick(Self.deep))
        case .linkedSets: linkEdit("s2.md#details", to: "calculations/s2.md")
        case .menu, .pageAnchors:
            write(random.pick(["pages/about.md", "pages/more.md", "calculations/s2.md"]))
        case .months:
            write(random.pick(["budgets/b1.yaml", "budgets/b2.yaml", "budgets/b3.yaml"]))
        case .words, .termNames:
            write(
                random.pick(["glossary/word.md", "glossary/phrase.md", "calculations/s2.md"]))
        case .linkedRows: linkEdit("table.csv#row-b", to: "calculations/table.csv")
        case .shownData: isTrue(oneIn: 4) ? write("calculations/s2.md") : dataEdit()
        case .otherLanguages where isTrue(oneIn: 2): firstLanguageEdit()
        case .languages, .otherLanguages:
            write(random.pick(Self.translations + ["pages/about.md", "calculations/s1.md"]))
        case .ownText, .previous, .next, .members, .besides, .origin, .figures, .furtherFigures,
            .linkedTitles:
            write(random.pick(Self.sets))
        case .sourceInode: twinEdit()
        case .sourceList: .rename(random.pick(Self.asides), random.pick(Self.asides))
        case .sourceChanged:
            .write("calculations/s5.yaml", textOfOneLength(), .keepingTime)
        case .sourceIsRecent: .write("calculations/s5.yaml", textOfOneLength(), .inPlace)
        case .sourceSize, .sourceModified: write("calculations/s3.yaml")
        case .outputSize: .tamper(.longer, file: random.number(in: 0...9999))
        case .outputModified: .tamper(.otherByte, file: random.number(in: 0...9999))
        case .outputInode: .tamper(.replaced, file: random.number(in: 0...9999))
        }
    }

    /// An edit of a set that links to a part of a file, or of that file, with and without the part.
    private mutating func linkEdit(_ link: String, to path: String) -> SiteEdit {
        let way = random.pick(SiteEdit.Way.allCases)
        if isTrue(oneIn: 2) {
            let body = "[A part](\(link)).\n"
            return .write("calculations/s1.md", set("loan", title: "First", body: body), way)
        }
        guard path.hasSuffix(".md") else { return write(path) }
        let body = random.pick(["## Details\n\nMore of it.\n", "Plain words.\n"])
        return .write(path, set("loan", title: "Second", body: body), way)
    }

    /// An edit of two files that differ in their bytes alone, or a swap of them.
    private mutating func twinEdit() -> SiteEdit {
        let (one, other) = ("calculations/s5.yaml", "calculations/s8.yaml")
        let path = random.pick([one, other])
        return switch random.number(in: 0...3) {
        case 0: .write(path, textOfOneLength(), .inPlace)
        case 1,
            2 where files[path] != nil:
            .touch(path, seconds: 1_000)
        case 3 where files[one] != nil && files[other] != nil: .swap(one, other)
        default: .write(path, textOfOneLength(), .inPlace)
        }
    }

    /// The text of a set that is as long as each other of these.
    private mutating func textOfOneLength() -> String {
        "kind: loan\ntitle: Fifth\nprincipal: 100\(random.number(in: 0...9))\nrate: 0%\n"
            + "term: 2 months\n"
    }

    /// An edit of a translation that links to a page without one, or of that page, with and without
    /// the part that the link leads to.
    private mutating func firstLanguageEdit() -> SiteEdit {
        let way = random.pick(SiteEdit.Way.allCases)
        if isTrue(oneIn: 2) {
            let text = "---\ntitle: Erste\n---\n[A part](../pages/about.md#part).\n"
            return .write("calculations/s1.de.md", text, way)
        }
        let body = random.pick(["## Part\n\nMore of it.\n", "Plain words.\n"])
        return .write("pages/about.md", page("About", body), way)
    }

    /// Files of one length.
    private static let alike = ["assets/one.txt", "assets/two.txt", "assets/three.txt"]
    private static let asides = alike + ["assets/four.txt"]

    /// Where files can be.
    private static let sets = [
        "calculations/s1.md", "calculations/s2.md", "calculations/s3.yaml", "calculations/s4.md",
        "calculations/both.yaml", "calculations/table.csv", "budgets/b1.yaml", "budgets/b2.yaml",
        "budgets/b3.yaml",
    ]
    /// A section of sets, one in it, and a set of a folder without a page.
    private static let deep = [
        "calculations/deep/index.md", "calculations/deep/s6.md", "calculations/deep/low/s7.md",
    ]
    /// A section, pages in it, and one in a section of its own.
    private static let nested = [
        "pages/guide/index.md", "pages/guide/one.md", "pages/guide/deep/index.md",
        "pages/guide/deep/two.md",
    ]
    /// The course with a part, and a part without a page.
    private static let lessons = [
        "lessons/01-start.md", "lessons/02-part/01-one.md", "lessons/02-part/index.md",
        "lessons/03-other/01-two.md",
    ]
    private static let others =
        nested + deep + lessons + [
            "site.yaml", "glossary/word.md", "glossary/phrase.md", "pages/about.md",
            "pages/more.md", "pages/shown.md", "data/d1.csv", "data/d2.csv",
            "lessons/index.md", "glossary/more/other.md", "assets/note.txt",
            "templates/list.mustache",
            "templates/calculation.mustache", "templates/explain-loan.md",
        ]
    private static let translations = [
        "calculations/s1.de.md", "calculations/s2.de.md", "calculations/s1.ar.md",
        "calculations/table.de.csv", "glossary/word.de.md", "pages/about.de.md",
        "pages/about.ar.md", "lessons/01-start.de.md",
        "lessons/02-part/index.de.md",
    ]
    private static let paths =
        sets + others + translations + ["calculations/s1.yaml", "calculations/s5.md"]

    private var sortedFiles: [String] { files.keys.sorted() }

    private var anyFile: String {
        mutating get {
            let files = sortedFiles
            return files.isEmpty ? "site.yaml" : random.pick(files)
        }
    }

    mutating func write(_ path: String) -> SiteEdit {
        if isReal {
            let path = anyFile
            return .write(
                path, scratched(files[path] ?? ""), random.pick(SiteEdit.Way.allCases))
        }
        return .write(path, text(of: path), random.pick(SiteEdit.Way.allCases))
    }

    /// A text with another digit, or without one of its lines.
    private mutating func scratched(_ text: String) -> String {
        var letters = Array(text)
        let digits = letters.indices.filter { letters[$0].isNumber }
        if !digits.isEmpty, !isTrue(oneIn: 4) {
            letters[random.pick(digits)] = random.pick(Array("123456789"))
            return String(letters)
        }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        lines.remove(at: random.number(in: 0...lines.count - 1))
        return lines.joined(separator: "\n")
    }

    private mutating func text(of path: String) -> String {
        let up = String(repeating: "../", count: path.split(separator: "/").count - 1)
        return rootedText(of: path).replacing("$/", by: up)
    }

    private mutating func rootedText(of path: String) -> String {
        switch path {
        case _ where Self.translations.contains(path): translation(path)
        case "calculations/s1.md": set("loan", title: "First", body: body())
        case "calculations/s2.md": set("loan", title: "Second", body: body())
        case "calculations/s3.yaml": set("savings", title: "Third", body: nil)
        case "calculations/both.yaml":
            Self.both(
                random.pick(["s1", "s2", "row-a"]), random.pick(["s2", "s4", "s1"]),
                random.pick(["Both", "Pair", "{{s3.accruedBalance}}"]))
        case "calculations/table.csv": table()
        case _ where path.hasPrefix("lessons/"): lesson()
        case _ where path.hasSuffix("/index.md"): section()
        case _ where path.hasPrefix("calculations/"): set("loan", title: "Fourth", body: body())
        case _ where path.hasPrefix("budgets/"): budget(random.number(in: 9...12))
        case "site.yaml": settings()
        case "glossary/word.md": term("Word", body())
        case "glossary/phrase.md": term("second phrase", "More.")
        case "glossary/more/other.md": term("Other", "More.")
        case "pages/about.md": page("About", random.pick(["## Part\n\nText.\n", body()]))
        case "pages/more.md": page("More", body())
        case "pages/shown.md": page("Shown", shown())
        case _ where path.hasPrefix("data/"): data(files[path] ?? Self.soundData)
        case _ where Self.nested.contains(path):
            "---\ntitle: Step \(random.number(in: 1...3))\norder: \(random.number(in: 1...3))\n"
                + random.pick(["tags: [home]\n", "tags: [home, car]\n"])
                + "date: 2026-11-0\(random.number(in: 1...9))\n"
                + random.pick(["", isFirst ? "" : "aliases: old.html\n"]) + "---\nStep.\n"
        case "templates/list.mustache":
            "{{<layout}}{{$content}}<p>list \(random.number(in: 1...3))</p>{{/content}}{{/layout}}"
        case "templates/calculation.mustache":
            "{{<layout}}{{$content}}<p>\(random.number(in: 1...3))</p>{{{result}}}"
                + "{{#prose}}{{{prose}}}{{/prose}}{{#previous}}{{title}}{{/previous}}"
                + "{{#next}}{{title}}{{/next}}{{/content}}{{/layout}}"
        case "templates/explain-loan.md":
            "---\ntitle: Loans \(random.number(in: 1...3))\nkind: loan\nprincipal: 100\nrate: 0%\n"
                + "term: 2 months\n---\nText.\n"
        default: "note \(random.number(in: 1...9))\n"
        }
    }
}
