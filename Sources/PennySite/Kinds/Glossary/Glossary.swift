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
        let sorted = terms.map { (key: DictionaryOrder.key(of: $0.headword), term: $0) }
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
    /// those with what is no Latin letter last.
    var letters: [(letter: String, terms: [GlossaryTerm])] {
        var letters: [(letter: String, terms: [GlossaryTerm])] = []
        for term in terms {
            let letter = Self.letter(of: term.headword)
            if letters.last?.letter == letter {
                letters[letters.count - 1].terms.append(term)
            } else {
                letters.append((letter, [term]))
            }
        }
        return letters
    }

    /// `a` to `z`, `0` for digits, or `other`.
    static func letter(of headword: String) -> String {
        guard let first = DictionaryOrder.key(of: headword).unicodeScalars.first else { return "0" }
        if ("a"..."z").contains(first) { return String(first) }
        return first.isASCII ? "0" : "other"
    }
}

extension TermNames.Entry {
    fileprivate init(_ term: GlossaryTerm) {
        self.init(id: term.id, names: term.names, linking: term.textLinking)
    }
}

extension GlossaryTerm {
    fileprivate var textLinking: TermNames.Linking {
        switch linking {
        case .first, nil: .first
        case .caseSensitive: .caseSensitive
        case .never: .never
        }
    }
}
