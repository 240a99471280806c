import PennyFiles
import PennyText

/// Reads the pages of a site for the index, one after the other. What stays of a page is a number
/// for each of its words, but for those that the page before it has, too.
struct SearchIndexer {
    private(set) var words = SearchVocabulary()
    /// The number of the word of each run.
    private var found: [UInt32] = []
    private var runs: [SearchRun] = []
    /// The last run of each word, from 1.
    private var latest: [UInt32] = []
    private var cutter = SearchWords()
    private var print = FingerprintMaker()
    /// The words of the text that is read.
    private var current: [Int] = []

    /// Pages have numbers below this.
    private static let pageBits: UInt32 = 29

    /// Takes in a page by its number, which is larger than those before it.
    mutating func add(_ entry: SearchEntry, _ text: SearchText, as page: Int) {
        addTitles([entry.title] + entry.names, page)
        for (label, value) in entry.figures {
            add(label, .heading, page)
            print.add(value)
        }
        add(entry.summary, .heading, page)
        add(text.headings, .heading, page)
        add(text.words, .text, page)
        print.add(entry.address)
    }

    /// What counts is where a word is best: the other name `APR` before the title that begins
    /// with it.
    private mutating func addTitles(_ titles: [String], _ page: Int) {
        var fields: [(SearchField, [Int])] = []
        for title in titles {
            cut(title)
            fields.append((SearchField(ofTitleWith: current.count), current))
        }
        if fields.count > 1 { fields.sort { $0.0.rawValue < $1.0.rawValue } }
        for (field, words) in fields { note(words, field, page) }
    }

    private mutating func add(_ text: String, _ field: SearchField, _ page: Int) {
        if text.isEmpty { return }
        cut(text)
        note(current, field, page)
    }

    private mutating func cut(_ text: String) {
        print.add(text)
        current.removeAll(keepingCapacity: true)
        // Taken out of this value, so that it can be used while the words change.
        var cutter = SearchWords()
        swap(&cutter, &self.cutter)
        cutter.cut(text) { current.append(words.number(of: $0)) }
        swap(&cutter, &self.cutter)
    }

    private mutating func note(_ words: [Int], _ field: SearchField, _ page: Int) {
        while latest.count < self.words.count { latest.append(0) }
        let place = field.rawValue << Self.pageBits | UInt32(page)
        for word in words {
            if latest[word] > 0 {
                let last = runs[Int(latest[word]) - 1]
                if Self.page(of: last.start) + Int(last.count) == page + 1 { continue }
                if last.start + last.count == place {
                    runs[Int(latest[word]) - 1].count += 1
                    continue
                }
            }
            found.append(UInt32(word))
            runs.append(SearchRun(start: place, count: 1))
            latest[word] = UInt32(runs.count)
        }
    }

    /// What was said of all pages.
    var fingerprint: Fingerprint { print.fingerprint }

    /// What was read: the words, and the pages of each in their order; those of a word lie behind
    /// its start. All of it is given up here, since it would take as much room again.
    mutating func take() -> (words: SearchVocabulary, starts: [UInt32], runs: [SearchRun]) {
        latest = []
        let words = self.words.withoutTable
        self.words = SearchVocabulary()
        var next = [UInt32](repeating: 0, count: words.count + 1)
        for word in found { next[Int(word) + 1] += 1 }
        for word in 0..<words.count { next[word + 1] += next[word] }
        var sorted = [SearchRun](repeating: SearchRun(start: 0, count: 0), count: runs.count)
        for (word, run) in zip(found, runs) {
            sorted[Int(next[Int(word)])] = run
            next[Int(word)] += 1
        }
        found = []
        runs = []
        // Each word's place is now the start of the word behind it.
        for word in stride(from: words.count, to: 0, by: -1) { next[word] = next[word - 1] }
        next[0] = 0
        return (words, next, sorted)
    }

    static func page(of place: UInt32) -> Int { Int(place & (1 << pageBits - 1)) }
    static func field(of place: UInt32) -> UInt32 { place >> pageBits }
}

/// Pages that follow each other and have a word in the same field: the first one with the field,
/// and how many they are.
struct SearchRun: Equatable, Sendable {
    let start: UInt32
    var count: UInt32
}
