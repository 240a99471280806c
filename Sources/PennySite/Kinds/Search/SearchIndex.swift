import PennyFiles
import PennyMarkup

/// What the search of a site looks through: words with the pages that have them, and the pages as
/// results show them, both cut into parts that a browser loads by need.
final class SearchIndex: Sendable {
    /// Some words that follow each other, and what they begin with; the first part begins with
    /// nothing.
    struct Part: Sendable {
        let bound: String
        /// As places in the order of all words.
        let words: Range<Int>
    }

    let sources: [SearchSource]
    /// The number of each source's first page.
    let starts: [Int]
    let parts: [Part]
    /// The parts of the pages, by their numbers: those with a page.
    let pages: [Int]
    /// Behind addresses: another one when anything has changed.
    let edition: String
    private let words: SearchVocabulary
    private let order: [UInt32]
    private let firsts: [UInt32]
    private let runs: [SearchRun]

    /// How many pages a part has at most.
    static let pagesInPart = 64

    init(_ sources: [SearchSource]) {
        var indexer = SearchIndexer()
        let starts = Self.starts(of: sources)
        for (source, start) in zip(sources, starts) {
            for place in 0..<source.count {
                indexer.add(source.entry(place), source.text(place), as: start + place)
            }
        }
        let numbers = zip(sources, starts).flatMap { source, start in
            start / Self.pagesInPart...(start + source.count - 1) / Self.pagesInPart
        }
        let (words, firsts, runs) = indexer.take()
        let order = words.sorted
        self.sources = sources.map(\.shown)
        self.starts = starts
        pages = Set(numbers).sorted()
        self.firsts = firsts
        self.runs = runs
        self.order = order
        self.words = words
        parts = SearchCutter(words, order, firsts, runs).parts()
        var print = FingerprintMaker()
        for (source, start) in zip(sources, starts) {
            print.add(source.label)
            print.add(start)
        }
        print.add(indexer.fingerprint)
        edition = String(print.fingerprint.low & 0xffff_ffff, radix: 36)
    }

    /// A source with many pages has parts of its own, so that one more page does not move those of
    /// the others. Small ones share theirs.
    private static func starts(of sources: [SearchSource]) -> [Int] {
        var starts: [Int] = []
        var next = 0
        var isShared = true
        for source in sources {
            let isSmall = source.count < pagesInPart
            if !isSmall || !isShared { next = (next + pagesInPart - 1) / pagesInPart * pagesInPart }
            starts.append(next)
            next += source.count
            isShared = isSmall
        }
        return starts
    }

    // MARK: - As scripts

    /// What a browser reads first.
    func head() -> [UInt8] {
        var out = Bytes()
        out.raw("Penny.part(\"index\",{\"edition\":")
        out.json(edition, .file)
        out.raw(",\"size\":")
        out.number(Self.pagesInPart)
        out.raw(",\"kinds\":[")
        for (index, source) in sources.enumerated() {
            if index > 0 { out.raw(",") }
            out.raw("[")
            out.json(source.label, .file)
            out.raw(",")
            out.number(starts[index])
            out.raw(",")
            out.number(source.count)
            out.raw("]")
        }
        out.raw("],\"parts\":[")
        for (index, part) in parts.enumerated() {
            if index > 0 { out.raw(",") }
            out.json(part.bound, .file)
        }
        out.raw("]});\n")
        return out.bytes
    }

    /// A part of the words: each with the pages that have it.
    func script(of part: Part) -> [UInt8] {
        var out = SearchWriter()
        out.text("Penny.part(\"\(Self.name(of: part.bound))\",\"")
        for place in part.words {
            if place > part.words.lowerBound { out.byte(UInt8(ascii: ";")) }
            let word = Int(order[place])
            out.add(words.bytes(word))
            out.add(pages: runs[Int(firsts[word])..<Int(firsts[word + 1])])
        }
        out.text("\");\n")
        return out.bytes
    }

    /// A part of the pages.
    func script(ofPages number: Int) -> [UInt8] {
        var out = Bytes()
        out.raw("Penny.part(\"")
        out.plain(Self.name(ofPages: number))
        out.raw("\",[")
        let all = number * Self.pagesInPart..<(number + 1) * Self.pagesInPart
        var isFirst = true
        for (source, start) in zip(sources, starts) {
            for page in all.clamped(to: start..<start + source.count) {
                if !isFirst { out.raw(",\n") }
                source.entry(page - start).append(to: &out)
                isFirst = false
            }
        }
        out.raw("]);\n")
        return out.bytes
    }

    // MARK: - Names

    static func name(ofPages number: Int) -> String { "pages-\(number)" }

    /// By what it begins with, so that a part keeps its name when others change.
    static func name(of bound: String) -> String {
        if bound.isEmpty { return "words" }
        if bound.utf8.allSatisfy({ $0 < 0x80 }) { return "words-" + bound }
        let digits = Array("0123456789abcdef".utf8)
        let hex = bound.utf8.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return "words-_" + String(decoding: hex, as: UTF8.self)
    }
}

extension SearchEntry {
    /// How much of a summary a result shows.
    private static let summaryLimit = 160

    /// Its title, address, summary, and labels and figures by turns.
    fileprivate func append(to out: inout Bytes) {
        out.raw("[")
        out.json(title, .file)
        out.raw(",")
        out.json(address, .file)
        out.raw(",")
        out.json(Self.shortened(summary), .file)
        for (label, value) in figures {
            out.raw(",")
            out.json(label, .file)
            out.raw(",")
            out.json(value, .file)
        }
        out.raw("]")
    }

    private static func shortened(_ text: String) -> String {
        guard text.utf8.count > summaryLimit, text.count > summaryLimit else { return text }
        let start = text.prefix(summaryLimit)
        let end = start.lastIndex(of: " ") ?? start.endIndex
        return start[..<end] + " …"
    }
}
