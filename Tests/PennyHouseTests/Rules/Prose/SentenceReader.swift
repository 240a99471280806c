/// Reads a block into its sentences and their words.
struct SentenceReader {
    private let letters: [ProseBlocks.Letter]
    private let kind: Prose.Kind
    private var place = 0
    private var words: [Prose.Word] = []
    private var found: [Prose.Sentence] = []
    private var isQuoted = false

    /// Before a point that ends no sentence.
    private static let abbreviations: Set<String> = [
        "no", "vs", "art", "sec", "u.s.c", "u.s", "n.j.a.c", "d.c", "e.g", "i.e", "mr", "ms", "st",
    ]

    init(_ block: ProseBlocks.Block) {
        (letters, kind) = (block.letters, block.kind)
    }

    mutating func sentences() -> [Prose.Sentence] {
        while place < letters.count { readOne() }
        end()
        return found
    }

    private mutating func readOne() {
        let character = letters[place].character
        switch character {
        case "`": skipCode()
        case "{" where next(is: "{"): skip(to: "}", twice: true, asWord: true)
        case "<" where !next(is: " "): skip(to: ">", twice: false, asWord: false)
        case "]" where next(is: "("): skip(to: ")", twice: false, asWord: false)
        case "[" where next(is: "^"): skip(to: "]", twice: false, asWord: false)
        case "“": (isQuoted, place) = (true, place + 1)
        case "”": (isQuoted, place) = (false, place + 1)
        case "\"": (isQuoted, place) = (!isQuoted, place + 1)
        case "|",
            "(" where words.isEmpty:
            end()
            place += 1
        case ".", "!", "?", "…":
            place += 1
            if endsHere() { end() }
        default:
            if character.isLetter || character.isNumber { readWord() } else { place += 1 }
        }
    }

    private func next(is character: Character) -> Bool {
        place + 1 < letters.count && letters[place + 1].character == character
    }

    /// After a mark that can end a sentence: whether a space follows, behind closing marks and the
    /// mark of a note, and no abbreviation or initial is before it.
    private func endsHere() -> Bool {
        var after = place
        while after < letters.count, "”\"’')*_[".contains(letters[after].character) {
            if letters[after].character == "[" {
                while after < letters.count, letters[after].character != "]" { after += 1 }
            }
            after += 1
        }
        guard after >= letters.count || letters[after].character == " " else { return false }
        guard letters[place - 1].character == ".", place > 1, let last = words.last else {
            return true
        }
        let isInitial = last.text.count == 1 && letters[place - 2].character.isUppercase
        return !isInitial && !Self.abbreviations.contains(last.text)
    }

    private mutating func readWord() {
        let first = place
        while place < letters.count {
            let character = letters[place].character
            let isInside =
                "'’-.,".contains(character) && place + 1 < letters.count
                && (letters[place + 1].character.isLetter
                    || letters[place + 1].character.isNumber)
            guard character.isLetter || character.isNumber || isInside else { break }
            place += 1
        }
        let text = String(letters[first..<place].map(\.character))
        let hasCapitalsOnly = text.count > 1 && !text.contains { $0.isLowercase }
        words.append(
            Prose.Word(
                text: text.lowercased().replacing("’", with: "'"), line: letters[first].line,
                column: letters[first].column, isQuoted: isQuoted,
                isSpelled: hasCapitalsOnly || text.contains { $0.isNumber }))
    }

    private mutating func skipCode() {
        let first = place
        while place < letters.count, letters[place].character == "`" { place += 1 }
        let marks = place - first
        var run = 0
        while place < letters.count, run < marks {
            run = letters[place].character == "`" ? run + 1 : 0
            place += 1
        }
        addOpaque(at: first)
    }

    private mutating func skip(to closing: Character, twice: Bool, asWord: Bool) {
        let first = place
        while place < letters.count, letters[place].character != closing { place += 1 }
        place += twice ? 2 : 1
        if asWord { addOpaque(at: first) }
    }

    private mutating func addOpaque(at first: Int) {
        words.append(
            Prose.Word(
                text: "", line: letters[first].line, column: letters[first].column,
                isOpaque: true, isQuoted: isQuoted, isSpelled: true))
    }

    private mutating func end() {
        if !words.isEmpty { found.append(Prose.Sentence(kind: kind, words: words)) }
        words = []
    }
}
