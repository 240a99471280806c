/// Cuts the words of an index into parts.
///
/// A cut depends on the words around it, not on how many came before. So one word more or less
/// changes only its own part.
struct SearchPartitioner {
    private let words: SearchVocabulary
    private let order: [UInt32]
    private let firsts: [UInt32]
    private let runs: [PostingRun]

    /// The least bytes of a part. After them, one word in `odds` begins the next part.
    static let least = 4_096
    /// The most bytes of a part with several words.
    static let most = 16_384
    private static let odds = 256

    init(
        _ words: SearchVocabulary, _ order: [UInt32], _ firsts: [UInt32], _ runs: [PostingRun]
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
        for (index, word) in order.enumerated() {
            let own = self.size(of: Int(word))
            let isFull = size + own > Self.most
            let begins =
                size >= Self.least
                && SearchVocabulary.digest(words.bytes(Int(word))) / 7 % Self.odds == 0
            if index > 0, isFull || begins {
                starts.append(index)
                size = 0
            }
            size += own
        }
        return starts.enumerated().map { index, start in
            let end = index + 1 < starts.count ? starts[index + 1] : order.count
            return SearchIndex.Part(bound: start > 0 ? bound(start) : "", words: start..<end)
        }
    }

    /// The shortest prefix by which a word differs from the word before.
    private func bound(_ index: Int) -> String {
        let word = words.text(Int(order[index])).unicodeScalars
        let before = words.text(Int(order[index - 1])).unicodeScalars
        let common = zip(word, before).prefix { $0 == $1 }.count
        var bound = String.UnicodeScalarView()
        bound.append(contentsOf: word.prefix(common + 1))
        return String(bound)
    }

    /// An estimate of the bytes of a word and its pages.
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
