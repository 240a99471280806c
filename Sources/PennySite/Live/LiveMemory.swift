import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles
import PennyMarkdown
import PennyMarkup
import Synchronization

/// What a look at a site's files leaves for the next one, so that it makes only what has changed.
/// Each value stands with all it was made of.
final class LiveMemory: Sendable {
    /// The files of saved sets as they were read.
    let files = Kept<FileKey, SetFile>(limit: 1_000_000)
    /// The results of saved sets; so many cells of tables are 100 MB.
    let results = Kept<ResultKey, SetFigures.Whole>(limit: 12_000_000)
    /// What the turns of sets have left.
    let turns = Kept<SetKey, SetRecord>(limit: 1_000_000)
    /// Parsed texts; a byte of text takes some dozen of memory.
    let bodies = Kept<BodyKey, ParsedBody>(limit: 8_000_000)
    /// The theme of each language.
    let themes = Kept<ThemeKey, LoadedTheme>(limit: 100)

    private let words = Mutex<[String: (number: Int, words: [Word])]>([:])

    /// A number for all words that texts of an edition link to: another one when any has changed.
    func number(of words: [Word], in edition: String) -> Int {
        self.words.withLock { known in
            let last = known[edition]
            if let last, last.words == words { return last.number }
            let number = (last?.number ?? 0) + 1
            known[edition] = (number, words)
            return number
        }
    }

    /// Lets go of what the last look did not ask for.
    func endRound() {
        files.endRound()
        results.endRound()
        turns.endRound()
        bodies.endRound()
        themes.endRound()
    }

    // MARK: - What things are made of

    struct FileKey: Equatable {
        /// Those of a file, and of its translation.
        let states: [FileState]
        let defaults: SavedSetReader.Defaults
    }

    struct SetFile: Sendable {
        let set: SavedSet?
        let diagnostics: [Diagnostic]
        let source: ReadSource
    }

    /// A set, those that it names put into it.
    struct ResultKey: Equatable {
        let set: SavedSet
        let defaults: InputDefaults
    }

    struct BodyKey: Equatable {
        let path: String
        let file: String
        let text: String
        let place: [Int]
        let isQuotedCell: Bool
        let anchors: ReservedAnchors
        let own: String?
        let page: String
        let ownTerm: String?
        /// The words that it links to, by their number; nil without any.
        let words: Int?
        let quotationMarks: QuotationMarks

        init(_ body: PendingBody, words: Int?, _ quotationMarks: QuotationMarks) {
            let source = body.source
            path = body.path
            file = source.path
            text = source.text
            place = [source.firstLine, source.firstColumn]
            isQuotedCell = source.isQuotedCell
            anchors = source.reservedAnchors
            own = body.own
            page = body.page
            ownTerm = body.ownTerm
            self.words = body.linksTerms ? words : nil
            self.quotationMarks = quotationMarks
        }
    }

    /// A term as texts find it and link to it.
    struct Word: Equatable {
        let id: String
        let headword: String
        let aliases: [String]
        let linking: GlossaryTerm.Linking?
        let path: String
    }

    struct ParsedBody: Sendable {
        let body: CheckedContent.Body
        let faults: [Diagnostic]
    }

    struct ThemeKey: Equatable {
        struct File: Equatable {
            let path: String
            let state: FileState
        }

        let language: String
        let look: SiteLook
        var files: [File] = []
    }

    struct LoadedTheme: Sendable {
        let theme: Theme
        let diagnostics: [Diagnostic]
    }
}
