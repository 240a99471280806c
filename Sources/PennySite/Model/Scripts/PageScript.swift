/// A script that pages load. The theme has a module of this name, which imports all that the script
/// needs, and a build joins them into one file.
enum PageScript: String, CaseIterable, Sendable {
    /// The menu and the key of the search, on every page.
    case common
    /// A result: its charts are read out, and it is shared.
    case result
    /// Loads the other scripts of a result when a reader comes near its form.
    case start
    /// The form of a result.
    case form
    /// A chart as a file.
    case chartFiles = "chart-files"
    /// All of a result in one file.
    case standalone
    /// Cards of sets that a reader can compare.
    case cards
    case savedSets = "saved-sets"
    case comparePage = "compare-page"
    /// Offers that a reader compares.
    case offers
    case glossary, lessons, report
    case searchPage = "search-page"
    /// The answer to a question with numbers.
    case searchAnswer = "search-answer"

    /// The file that pages load.
    var file: String { rawValue + ".js" }

    /// Whether it says messages, which are in a file of their own (`ScriptWordsFile`).
    var saysMessages: Bool {
        switch self {
        case .common, .result, .start, .chartFiles, .report: false
        case .form, .standalone, .cards, .savedSets, .comparePage, .offers, .glossary, .lessons,
            .searchPage, .searchAnswer:
            true
        }
    }

    /// Whether it loads the engine.
    var loadsEngine: Bool {
        switch self {
        case .form, .standalone, .savedSets, .comparePage, .offers, .searchAnswer: true
        case .common, .result, .start, .chartFiles, .report, .cards, .glossary, .lessons,
            .searchPage:
            false
        }
    }

    /// The name of the file with the messages of scripts.
    static let wordsFile = "words.js"

    /// The files of scripts, in the order in which they run, with their messages before them.
    static func files(_ scripts: [PageScript]) -> [String] {
        (scripts.contains(where: \.saysMessages) ? [wordsFile] : []) + scripts.map(\.file)
    }
}
