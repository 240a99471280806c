import PennyTestSupport
import PennyText

@testable import PennySite

/// Tables of the folder `data`, the texts that show them, and what somebody does to them.
extension RandomEdits {
    static let soundData = "day,one,two\n2026-01-01,1,2\n2026-02-01,3,4\n"

    /// A table, a chart of one line, one of several, bars, and a list of the pages with a tag.
    static let dataBlocks = [
        "```pennypress\nshow: table\ndata: d1\nsort: day descending\n```\n",
        "```pennypress\nshow: chart\nchart: line\ndata: d1\ncolumns: day, one\n"
            + "formats: day = date, one = number\n```\n",
        "```pennypress\nshow: chart\nchart: line\ndata: d1\n"
            + "formats: day = date, one = percent, two = percent\n```\n",
        "```pennypress\nshow: chart\ndata: d1\ncolumns: day, two\nformats: two = number\n```\n",
        "```pennypress\nshow: pages\ntag: home\norder: title\n```\n",
    ]

    /// The text of a page that shows tables: its blocks in another order, with other files, keys
    /// and columns.
    mutating func shown() -> String {
        let changes = [
            ("d1", "d2"), ("sort: day descending", "sort: one"),
            ("columns: day, one", "columns: day, two"),
            ("one = percent", "one = amount"),
            ("order: title", "limit: \(random.number(in: 1...2))"),
            ("show: table", "show: table\ntitle: Figures \(random.number(in: 1...3))"),
            ("tag: home", "tag: car"), ("columns: day, two", "columns: two"),
        ]
        let count = random.number(in: 1...4)
        return Self.dataBlocks.shuffled(using: &random).prefix(count).map { block in
            let (old, new) = random.pick(changes)
            return isTrue(oneIn: 2) ? block.replacing(old, by: new) : block
        }.joined(separator: "\n")
    }

    /// A table after an edit: another cell, a row more or less, a broken one, or a sound one.
    mutating func data(_ text: String) -> String {
        var rows = text.split(separator: "\n").map(String.init)
        if rows.count < 2 { return Self.soundData }
        let index = random.number(in: 1...rows.count - 1)
        let cells = "\(random.number(in: 1...9)),\(random.pick(["", "0.5", "12", "-3"]))"
        switch random.number(in: 0...9) {
        case 0...3: rows[index] = rows[index].prefix(10) + "," + cells
        case 4, 5:
            rows.append("20\(random.number(in: 10...99))-0\(random.number(in: 1...9))-01,\(cells)")
        case 6: rows.remove(at: index)
        case 7: rows[index] += random.pick([",too,many", "x", "\"", "1.234"])
        case 8: rows[0] = random.pick(["day,one,three", "day,two,one", "day,one,two"])
        default: return Self.soundData
        }
        return rows.joined(separator: "\n") + "\n"
    }

    /// Something that somebody does to a table, or to what shows it.
    mutating func dataEdit() -> SiteEdit {
        let (one, other) = ("data/d1.csv", "data/d2.csv")
        return switch random.number(in: 0...9) {
        case 0...4: write(one)
        case 5: write(other)
        case 6: files[one] == nil ? .rename(other, one) : .rename(one, other)
        case 7: .swap(one, other)
        case 8: files[one] == nil ? write(one) : .remove(one)
        default: write("pages/shown.md")
        }
    }
}
