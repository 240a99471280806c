import PennyContent
import PennyMarkdown
import PennyText

/// The terms of a site in dictionary order.
struct Glossary {
    static let folderName = "glossary"

    let terms: [GlossaryTerm]
    /// The index of each term by its name in addresses.
    private let indices: [String: Int]
    /// The names that texts are searched for; nil without terms.
    let names: TermNames?
    /// The terms that this edition leaves out.
    let leftOut: Set<String>

    init(_ terms: [GlossaryTerm] = [], leavingOut leftOut: Set<String> = []) {
        self.leftOut = leftOut
        let sorted = terms.map { (key: DictionaryOrder.key(of: $0.sortedBy), term: $0) }
            .sorted { ($0.key, $0.term.id) < ($1.key, $1.term.id) }
        self.terms = sorted.map(\.term)
        indices = Dictionary(
            sorted.enumerated().map { ($0.element.term.id, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        names = sorted.isEmpty ? nil : TermNames(sorted.map { TermNames.Entry($0.term) })
    }

    var isEmpty: Bool { terms.isEmpty }
    var ids: [String] { terms.map(\.id) }

    func index(of id: String) -> Int? { indices[id] }

    subscript(id: String) -> GlossaryTerm? { indices[id].map { terms[$0] } }

    /// The terms by their first letter. Digits come first, and characters of no alphabet last.
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

    /// Returns the letter of a headword: `a` to `z`, an Arabic letter, the first kana of a row, `0`
    /// for digits, or `other`.
    static func letter(of headword: String) -> String {
        guard let first = DictionaryOrder.key(of: headword).unicodeScalars.first else { return "0" }
        if ("a"..."z").contains(first) || ("\u{621}"..."\u{64A}").contains(first) {
            return String(first)
        }
        if first.isASCII { return "0" }
        return row(of: first) ?? "other"
    }

    /// Returns the kana by which Japanese dictionaries name the row of a kana: `か` for `が`.
    private static func row(of kana: Unicode.Scalar) -> String? {
        guard (0x3041...0x3093).contains(kana.value) else { return nil }
        let rows = "あかさたなはまやらわ"
        // Small kana come before large ones, so a row can begin with a small one.
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
    /// The text by which the term is sorted.
    fileprivate var sortedBy: String { reading ?? headword }

    fileprivate var textLinking: TermNames.Linking {
        switch linking {
        case .first, nil: .first
        case .caseSensitive: .caseSensitive
        case .never: .never
        }
    }
}
