import PennyTestSupport

/// How easy a text is to read, by the formula of Rudolf Flesch (A New Readability Yardstick,
/// Journal of Applied Psychology 32, 1948): 206.835 − 1.015 × words a sentence − 84.6 × syllables
/// a word. 60 to 70 is plain English.
enum ReadingEase {
    /// Words of a sentence, and the least ease of a document.
    struct Limits {
        var longest: Int
        var least: Double
    }

    /// Shorter texts say too little: one long word would decide.
    static let leastWords = 100

    static func findings(in prose: Prose, path: String, limits: Limits) -> [Finding] {
        let texts = prose.sentences.filter { $0.kind == .text }
        var findings = texts.compactMap { sentence -> Finding? in
            let count = sentence.words.count
            guard count > limits.longest, let first = sentence.words.first else { return nil }
            let message =
                "a sentence of \(count) words, over \(limits.longest): make two of it"
            return Finding(
                path: path, line: first.line, column: first.column, message: message)
        }
        if let ease = ease(of: texts), ease < limits.least {
            let shown = Int(ease.rounded(.down))
            let message =
                "reading ease \(shown), below \(Int(limits.least)): shorter sentences and words"
            findings.append(Finding(path: path, line: 1, message: message))
        }
        return findings
    }

    /// Numbers, abbreviations, code and figures count as words of their sentence, and not for the
    /// syllables: no one knows how they are read.
    static func ease(of sentences: [Prose.Sentence]) -> Double? {
        let words = sentences.flatMap(\.words)
        let spoken = words.filter { !$0.isSpelled }
        guard spoken.count >= leastWords else { return nil }
        let syllables = spoken.reduce(0) { $0 + Self.syllables(in: $1.text) }
        let length = Double(words.count) / Double(sentences.count)
        return 206.835 - 1.015 * length - 84.6 * Double(syllables) / Double(spoken.count)
    }

    /// The groups of vowels (a y before a vowel is none), without a silent e at the end: “rate”, “rates” and “saved” have one
    /// less than their groups, “table”, “pages” and “added” do not. A word has at least one.
    static func syllables(in word: String) -> Int {
        let letters = Array(word.utf8)
        func isVowel(_ place: Int) -> Bool {
            guard letters[place] == UInt8(ascii: "y") else {
                return "aeiou".utf8.contains(letters[place])
            }
            return place + 1 == letters.count || !"aeiou".utf8.contains(letters[place + 1])
        }
        let vowels = letters.indices.map(isVowel)
        var groups = 0
        for index in vowels.indices where vowels[index] && (index == 0 || !vowels[index - 1]) {
            groups += 1
        }
        return max(1, groups - (endsInSilentE(letters, vowels) ? 1 : 0))
    }

    private static func endsInSilentE(_ letters: [UInt8], _ vowels: [Bool]) -> Bool {
        func isLetter(_ place: Int, of set: StaticString) -> Bool {
            place >= 0
                && set.withUTF8Buffer { $0.contains(letters[place]) }
        }
        var end = letters.count - 1
        let isPlural = isLetter(end, of: "s")
        let isPast = isLetter(end, of: "d")
        if isPlural || isPast { end -= 1 }
        guard end >= 2, isLetter(end, of: "e"), !vowels[end - 1] else { return false }
        if isPlural { return !isLetter(end - 1, of: "sxzcgh") && !isTable(end) }
        if isPast { return !isLetter(end - 1, of: "td") }
        return !isTable(end)

        /// “table”, “single”: an l behind a consonant.
        func isTable(_ end: Int) -> Bool {
            isLetter(end - 1, of: "l") && end >= 2 && !vowels[end - 2]
        }
    }
}
