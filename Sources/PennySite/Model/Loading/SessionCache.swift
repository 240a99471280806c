import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyMarkdown
import PennyMarkup
import Synchronization

/// The values that a preview session keeps between two refreshes, so that the next one makes only
/// what has changed. Each value is stored with all that it was made from.
final class SessionCache: Sendable {
    /// Files of saved sets, as they were read.
    let files = RoundCache<FileKey, SetFile>(limit: 1_000_000)
    /// Results of saved sets. The limit counts table cells; 12 million are about 100 MB.
    let results = RoundCache<ResultKey, SetResult>(limit: 12_000_000)
    /// The records of rendered sets.
    let outcomes = RoundCache<SetCacheKey, SetRecord>(limit: 1_000_000)
    /// Parsed texts. The limit counts bytes of text; each takes about a dozen bytes of memory.
    let bodies = RoundCache<BodyKey, ParsedBody>(limit: 8_000_000)
    /// The theme of each language.
    let themes = RoundCache<ThemeKey, LoadedTheme>(limit: 100)

    private let words = Mutex<[String: (number: Int, words: [Word])]>([:])

    /// Returns a number for all words that the texts of an edition link to. It changes when any
    /// word does.
    func number(of words: [Word], in edition: String) -> Int {
        self.words.withLock { known in
            let last = known[edition]
            if let last, last.words == words { return last.number }
            let number = (last?.number ?? 0) + 1
            known[edition] = (number, words)
            return number
        }
    }

    /// Drops the values that nothing has asked for since the last refresh.
    func endRound() {
        files.endRound()
        results.endRound()
        outcomes.endRound()
        bodies.endRound()
        themes.endRound()
    }

    // MARK: - Keys and values

    struct FileKey: Equatable {
        /// The states of a file and of its translation.
        let states: [FileState]
        let defaults: SavedSetReader.Defaults
    }

    struct SetFile: Sendable {
        let set: SavedSet?
        let diagnostics: [Diagnostic]
        let source: SourceState
    }

    /// A set with the inputs of the sets that it names.
    struct ResultKey: Equatable {
        let set: SavedSet
        let defaults: InputDefaults
    }

    struct BodyKey: Equatable {
        let path: String
        let file: String
        let text: String
        let position: [Int]
        let isQuotedCell: Bool
        let anchors: ReservedAnchors
        let own: String?
        let page: String
        let ownTerm: String?
        /// The number of the words that it links to; nil where it links to none.
        let words: Int?
        let quotationMarks: QuotationMarks

        init(_ body: BodySource, words: Int?, _ quotationMarks: QuotationMarks) {
            let source = body.source
            path = body.path
            file = source.path
            text = source.text
            position = [source.firstLine, source.firstColumn]
            isQuotedCell = source.isQuotedCell
            anchors = source.reservedAnchors
            own = body.own
            page = body.page
            ownTerm = body.ownTerm
            self.words = body.linksTerms ? words : nil
            self.quotationMarks = quotationMarks
        }
    }

    /// The parts of a term that decide where texts link to it.
    struct Word: Equatable {
        let id: String
        let headword: String
        let aliases: [String]
        let linking: GlossaryTerm.Linking?
        let path: String
    }

    struct ParsedBody: Sendable {
        let body: AnalyzedTexts.Body
        let faults: [Diagnostic]
    }

    struct ThemeKey: Equatable {
        struct File: Equatable {
            let path: String
            let state: FileState
        }

        let language: String
        let branding: Branding
        var files: [File] = []
    }

    struct LoadedTheme: Sendable {
        let theme: Theme
        let diagnostics: [Diagnostic]
    }
}
