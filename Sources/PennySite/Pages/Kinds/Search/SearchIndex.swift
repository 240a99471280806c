import PennyFiles
import PennyMarkup

/// The search index of a site: words with their pages, and the entries of pages. Both are cut into
/// parts that a browser loads on demand.
final class SearchIndex: Sendable {
    /// A run of words, and their bound. The bound of the first part is empty.
    struct Part: Sendable {
        let bound: String
        /// The range in the sorted order of all words.
        let words: Range<Int>
    }

    let sources: [KindEntries]
    /// The number of each source's first page.
    let starts: [Int]
    let parts: [Part]
    /// The numbers of the parts of entries that have a page.
    let pages: [Int]
    /// The version in addresses, which differs when anything has changed.
    let version: String
    private let words: SearchVocabulary
    private let order: [UInt32]
    private let firsts: [UInt32]
    private let runs: [PostingRun]

    /// The most pages in a part.
    static let pagesInPart = 64

    init(_ sources: [KindEntries]) {
        var indexer = SearchIndexer()
        let starts = Self.starts(of: sources)
        for (source, start) in zip(sources, starts) {
            for index in 0..<source.count {
                indexer.add(source.entry(index), source.text(index), as: start + index)
            }
        }
        let numbers = zip(sources, starts).flatMap { source, start in
            start / Self.pagesInPart...(start + source.count - 1) / Self.pagesInPart
        }
        let (words, firsts, runs) = indexer.finish()
        let order = words.sorted
        self.sources = sources.map(\.shown)
        self.starts = starts
        pages = Set(numbers).sorted()
        self.firsts = firsts
        self.runs = runs
        self.order = order
        self.words = words
        parts = SearchPartitioner(words, order, firsts, runs).parts()
        var maker = DigestMaker()
        for (source, start) in zip(sources, starts) {
            maker.add(source.label)
            maker.add(start)
        }
        maker.add(indexer.digest)
        version = String(maker.digest.low & 0xffff_ffff, radix: 36)
    }

    /// The first page number of each source. A source with many pages has its own parts, so that
    /// one more page does not shift others. Small ones share parts.
    private static func starts(of sources: [KindEntries]) -> [Int] {
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

    /// Writes the head of the index, which a browser loads first.
    func head() -> [UInt8] {
        var out = Bytes()
        out.plain(ProvidedScript.start(of: Address.searchPart("index")))
        out.raw("{\"edition\":")
        out.json(version, .file)
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
            if let role = source.role {
                out.raw(",")
                out.json(role.rawValue, .file)
            }
            for name in source.calculators {
                out.raw(",")
                out.json(name, .file)
            }
            out.raw("]")
        }
        out.raw("],\"parts\":[")
        for (index, part) in parts.enumerated() {
            if index > 0 { out.raw(",") }
            out.json(part.bound, .file)
        }
        out.raw("]};\n")
        return out.bytes
    }

    /// Writes a part of the words, each with its pages.
    func script(of part: Part) -> [UInt8] {
        var out = PostingsWriter()
        let path = Address.searchPart(Self.name(of: part.bound))
        out.text(ProvidedScript.start(of: path) + "\"")
        for index in part.words {
            if index > part.words.lowerBound { out.byte(UInt8(ascii: ";")) }
            let word = Int(order[index])
            out.add(words.bytes(word))
            out.add(pages: runs[Int(firsts[word])..<Int(firsts[word + 1])])
        }
        out.text("\";\n")
        return out.bytes
    }

    /// Writes a part of the entries.
    func script(ofPages number: Int) -> [UInt8] {
        var out = Bytes()
        out.plain(ProvidedScript.start(of: Address.searchPart(Self.name(ofPages: number))))
        out.raw("[")
        let all = number * Self.pagesInPart..<(number + 1) * Self.pagesInPart
        var isFirst = true
        for (source, start) in zip(sources, starts) {
            for page in all.clamped(to: start..<start + source.count) {
                if !isFirst { out.raw(",\n") }
                source.entry(page - start).append(to: &out)
                isFirst = false
            }
        }
        out.raw("];\n")
        return out.bytes
    }

    // MARK: - Names

    static func name(ofPages number: Int) -> String { "pages-\(number)" }

    /// The name of a part of words, by its bound, so that it stays when other parts change.
    static func name(of bound: String) -> String {
        if bound.isEmpty { return "words" }
        if bound.utf8.allSatisfy({ $0 < 0x80 }) { return "words-" + bound }
        let digits = Array("0123456789abcdef".utf8)
        let hex = bound.utf8.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return "words-_" + String(decoding: hex, as: UTF8.self)
    }
}

extension SearchEntry {
    /// The most characters of a summary in a result.
    private static let summaryLimit = 160

    /// Appends the title, address and summary, then each label with its figure, and the answer.
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
        if !answer.isEmpty {
            out.raw(",")
            out.json(answer, .file)
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
