import PennyFiles

/// One input of a cache key. Each has a name, so that the test of incremental builds (`make
/// check-builds`) can leave out one at a time and expect that the omission is found.
enum CacheInput: String, CaseIterable, Sendable {
    // Inputs of the whole build.
    case program, settings, baseURL, date, drafts, templates, pictures

    // The parts of the site that every page of a set shows.
    case menu, explanation, sections

    // The parts of a set's page that come from its own file and from others.
    case ownText, previous, next, members, besides, months, origin, words
    case termNames, figures, furtherFigures, linkedTitles
    case linkTargets, pageAnchors, linkedSets, linkedRows, shownData

    // The languages that the page of a set exists in, and what it shows of the others.
    case languages, otherLanguages

    // The inputs of a source file's stamp.
    case sourceSize, sourceModified, sourceChanged, sourceInode, sourceIsRecent
    case sourceList

    // The inputs of an output file's stamp.
    case outputSize, outputModified, outputInode
}

/// The rule by which files and pages are compared with those of the previous build.
struct CacheRule: Sendable {
    /// The input that the test leaves out.
    var leftOut: CacheInput?
    /// Filters the states that the system gives of source files; the test makes them say less.
    var view: @Sendable (FileState) -> FileState = { $0 }
    /// The time that the system would write into a file now, in nanoseconds since 1970.
    var clock: @Sendable () -> Int = { FileState.now }
    /// A name instead of the digest of the program's file, for tests.
    var program: String?

    func has(_ input: CacheInput) -> Bool { input != leftOut }
}
