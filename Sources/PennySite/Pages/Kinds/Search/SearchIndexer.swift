import PennyFiles
import PennyText

/// Indexes the pages of a site one after the other. Stores a number for each word of a page, except
/// words that the page before has in the same field.
struct SearchIndexer {
    private(set) var words = SearchVocabulary()
    /// The word of each run.
    private var found: [UInt32] = []
    private var runs: [PostingRun] = []
    /// The last run of each word, counted from 1.
    private var latest: [UInt32] = []
    private var cutter = SearchWords()
    private var maker = DigestMaker()
    /// The words of the current text.
    private var current: [Int] = []

    /// The bits of a page's number in a posting.
    private static let pageBits: UInt32 = 29

    /// Indexes a page. Its number must exceed those before.
    mutating func add(_ entry: SearchEntry, _ text: SearchText, as page: Int) {
        addTitles([entry.title] + entry.names, page)
        for (label, value) in entry.figures {
            add(label, .heading, page)
            maker.add(value)
        }
        maker.add(entry.answer)
        add(entry.summary, .heading, page)
        add(text.headings, .heading, page)
        add(text.words, .text, page)
        maker.add(entry.address)
    }

    /// Adds titles in the best field for each word: the other name `APR` before a title that begins
    /// with it.
    private mutating func addTitles(_ titles: [String], _ page: Int) {
        var fields: [(SearchField, [Int])] = []
        for title in titles {
            cut(title)
            fields.append((SearchField(ofTitleWith: current.count), current))
        }
        if fields.count > 1 { fields.sort { $0.0.rawValue < $1.0.rawValue } }
        for (field, words) in fields { record(words, field, page) }
    }

    private mutating func add(_ text: String, _ field: SearchField, _ page: Int) {
        if text.isEmpty { return }
        cut(text)
        record(current, field, page)
    }

    private mutating func cut(_ text: String) {
        maker.add(text)
        current.removeAll(keepingCapacity: true)
        // Moved out of this value, so that it can be used while the words change.
        var cutter = SearchWords()
        swap(&cutter, &self.cutter)
        cutter.cut(text) { current.append(words.number(of: $0)) }
        swap(&cutter, &self.cutter)
    }

    private mutating func record(_ words: [Int], _ field: SearchField, _ page: Int) {
        while latest.count < self.words.count { latest.append(0) }
        let posting = field.rawValue << Self.pageBits | UInt32(page)
        for word in words {
            if latest[word] > 0 {
                let last = runs[Int(latest[word]) - 1]
                if Self.page(of: last.start) + Int(last.count) == page + 1 { continue }
                if last.start + last.count == posting {
                    runs[Int(latest[word]) - 1].count += 1
                    continue
                }
            }
            found.append(UInt32(word))
            runs.append(PostingRun(start: posting, count: 1))
            latest[word] = UInt32(runs.count)
        }
    }

    /// The digest of everything indexed.
    var digest: Digest { maker.digest }

    /// Returns the words, the start of each word's runs, and all runs, each word's in order of
    /// pages. Releases the data here, which would take as much memory again.
    mutating func finish() -> (words: SearchVocabulary, starts: [UInt32], runs: [PostingRun]) {
        latest = []
        let words = self.words.withoutTable
        self.words = SearchVocabulary()
        var next = [UInt32](repeating: 0, count: words.count + 1)
        for word in found { next[Int(word) + 1] += 1 }
        for word in 0..<words.count { next[word + 1] += next[word] }
        var sorted = [PostingRun](repeating: PostingRun(start: 0, count: 0), count: runs.count)
        for (word, run) in zip(found, runs) {
            sorted[Int(next[Int(word)])] = run
            next[Int(word)] += 1
        }
        found = []
        runs = []
        // Each word's start is now that of the word after it.
        for word in stride(from: words.count, to: 0, by: -1) { next[word] = next[word - 1] }
        next[0] = 0
        return (words, next, sorted)
    }

    static func page(of posting: UInt32) -> Int { Int(posting & (1 << pageBits - 1)) }
    static func field(of posting: UInt32) -> UInt32 { posting >> pageBits }
}

/// A run of consecutive pages with a word in the same field: the first page with the field, and the
/// number of pages.
struct PostingRun: Equatable, Sendable {
    let start: UInt32
    var count: UInt32
}
