import PennyFiles
import PennyText

/// Reads the pages of a site for the index, one after the other. What stays of a page is a number
/// for each of its words.
struct SearchIndexer {
    private(set) var words = SearchVocabulary()
    /// For each word of each page the number of the word, and the page with the field.
    private var found: [UInt32] = []
    private var places: [UInt32] = []
    /// The last page that had a word, from 1.
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
        for word in words where latest[word] != UInt32(page + 1) {
            latest[word] = UInt32(page + 1)
            found.append(UInt32(word))
            places.append(field.rawValue << Self.pageBits | UInt32(page))
        }
    }

    /// What was said of all pages.
    var fingerprint: Fingerprint { print.fingerprint }

    /// The pages of each word in their order: those of a word lie behind its start.
    func sorted() -> (starts: [Int], places: [UInt32]) {
        var starts = [Int](repeating: 0, count: words.count + 1)
        for word in found { starts[Int(word) + 1] += 1 }
        for word in 0..<words.count { starts[word + 1] += starts[word] }
        var next = starts
        var sorted = [UInt32](repeating: 0, count: places.count)
        for (word, place) in zip(found, places) {
            sorted[next[Int(word)]] = place
            next[Int(word)] += 1
        }
        return (starts, sorted)
    }

    static func page(of place: UInt32) -> Int { Int(place & (1 << pageBits - 1)) }
    static func field(of place: UInt32) -> UInt32 { place >> pageBits }
}
