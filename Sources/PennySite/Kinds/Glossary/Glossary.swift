import PennyContent
import PennyMarkdown
import PennyText

/// The terms of a site in the order of a dictionary.
struct Glossary {
    let terms: [GlossaryTerm]
    /// The place of each term by its name in addresses.
    private let places: [String: Int]
    /// What text is searched for; nil without terms.
    let names: TermNames?
    /// The terms that this edition leaves out.
    let leftOut: Set<String>

    init(_ terms: [GlossaryTerm] = [], leavingOut leftOut: Set<String> = []) {
        self.leftOut = leftOut
        let sorted = terms.map { (key: DictionaryOrder.key(of: $0.sortedBy), term: $0) }
            .sorted { ($0.key, $0.term.id) < ($1.key, $1.term.id) }
        self.terms = sorted.map(\.term)
        places = Dictionary(
            sorted.enumerated().map { ($0.element.term.id, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        names = sorted.isEmpty ? nil : TermNames(sorted.map { TermNames.Entry($0.term) })
    }

    var isEmpty: Bool { terms.isEmpty }
    var ids: [String] { terms.map(\.id) }

    func place(of id: String) -> Int? { places[id] }

    subscript(id: String) -> GlossaryTerm? { places[id].map { terms[$0] } }

    /// The terms that begin with each letter; those with digits come first,
    /// those with what is no letter of an alphabet last.
    var letters: [(letter: String, terms: [GlossaryTerm])] {
        var letters: [(letter: String, terms: [GlossaryTerm])] = []
        for term in terms {
            let letter = Self.letter(of: term.sortedBy)
            if letters.last?.letter == letter {
                letters[letters.count - 1].terms.append(term)
            } else {
                letters.append((letter, [term]))
            }
        }
        return letters
    }

    /// `a` to `z`, a letter of Arabic, the first kana of a row, `0` for digits, or `other`.
    static func letter(of headword: String) -> String {
        guard let first = DictionaryOrder.key(of: headword).unicodeScalars.first else { return "0" }
        if ("a"..."z").contains(first) || ("\u{621}"..."\u{64A}").contains(first) {
            return String(first)
        }
        if first.isASCII { return "0" }
        return row(of: first) ?? "other"
    }

    /// The kana by which dictionaries of Japanese name the row of one: `か` for `が`.
    private static func row(of kana: Unicode.Scalar) -> String? {
        guard (0x3041...0x3093).contains(kana.value) else { return nil }
        let rows = "あかさたなはまやらわ"
        // Small letters stand before large ones, so a row can begin with one.
        let begins: [UInt32] = [
            0x3041, 0x304B, 0x3055, 0x305F, 0x306A, 0x306F, 0x307E, 0x3083, 0x3089, 0x308E,
        ]
        let found = zip(rows, begins).prefix { $1 <= kana.value }
        return Array(found).last.map { String($0.0) }
    }
}

extension TermNames.Entry {
    fileprivate init(_ term: GlossaryTerm) {
        self.init(id: term.id, names: term.names, linking: term.textLinking)
    }
}

extension GlossaryTerm {
    /// What the term stands by in the dictionary.
    fileprivate var sortedBy: String { reading ?? headword }

    fileprivate var textLinking: TermNames.Linking {
        switch linking {
        case .first, nil: .first
        case .caseSensitive: .caseSensitive
        case .never: .never
        }
    }
}
