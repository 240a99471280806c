/// Cuts the words of an index into parts.
///
/// Where it cuts depends on the words there, not on how many came before. So a word more or less
/// changes the part that it is in, and the others stay as they are.
struct SearchCutter {
    private let words: SearchVocabulary
    private let order: [UInt32]
    private let firsts: [UInt32]
    private let runs: [SearchRun]

    /// A part has at least so many bytes; behind them, one word in `odds` begins another part.
    static let least = 4_096
    /// A part of several words has at most so many bytes.
    static let most = 16_384
    private static let odds = 256

    init(
        _ words: SearchVocabulary, _ order: [UInt32], _ firsts: [UInt32], _ runs: [SearchRun]
    ) {
        self.words = words
        self.order = order
        self.firsts = firsts
        self.runs = runs
    }

    func parts() -> [SearchIndex.Part] {
        if order.isEmpty { return [] }
        var starts = [0]
        var size = 0
        for (place, word) in order.enumerated() {
            let own = self.size(of: Int(word))
            let isFull = size + own > Self.most
            let begins =
                size >= Self.least
                && SearchVocabulary.digest(words.bytes(Int(word))) / 7 % Self.odds == 0
            if place > 0, isFull || begins {
                starts.append(place)
                size = 0
            }
            size += own
        }
        return starts.enumerated().map { index, start in
            let end = index + 1 < starts.count ? starts[index + 1] : order.count
            return SearchIndex.Part(bound: start > 0 ? bound(start) : "", words: start..<end)
        }
    }

    /// The letters by which a word differs from the one before it.
    private func bound(_ place: Int) -> String {
        let word = words.text(Int(order[place])).unicodeScalars
        let before = words.text(Int(order[place - 1])).unicodeScalars
        let common = zip(word, before).prefix { $0 == $1 }.count
        var bound = String.UnicodeScalarView()
        bound.append(contentsOf: word.prefix(common + 1))
        return String(bound)
    }

    /// About as many bytes as it takes.
    private func size(of word: Int) -> Int {
        var size = words.range(word).count + 2
        var next: UInt32 = .max
        for run in runs[Int(firsts[word])..<Int(firsts[word + 1])] {
            if run.start != next { size += 3 }
            next = run.start + run.count
        }
        return size
    }
}
