import PennyFiles

/// One of the things on which it depends whether a part of an output is as it was. Each is named,
/// so that the proof of the incremental build (`make check-builds`) can leave out one at a time
/// and see that it is missed.
enum KeyPart: String, CaseIterable, Sendable {
    // What all of a build depends on.
    case program, settings, baseURL, date, drafts, templates, pictures

    // What every page of a set shows of the site.
    case menu, explanation, sections

    // What the page of a set shows of itself and of others.
    case ownText, previous, next, members, besides, months, origin, words
    case termNames, figures, furtherFigures, linkedTitles
    case linkTargets, pageAnchors, linkedSets, linkedRows, shownData

    // In which languages the page of a set is there, and what of the others it shows.
    case languages, otherLanguages

    // By what a source file is known.
    case sourceSize, sourceModified, sourceChanged, sourceInode, sourceIsRecent
    case sourceList

    // By what a file of the output is known.
    case outputSize, outputModified, outputInode
}

/// How files and pages are known again.
struct KeyRule: Sendable {
    /// What the proof leaves out.
    var leftOut: KeyPart?
    /// What the system says of source files, which the proof makes say less.
    var view: @Sendable (FileState) -> FileState = { $0 }
    /// The time that the system would write into a file now, in nanoseconds since 1970.
    var clock: @Sendable () -> Int = { FileState.now }
    /// The program's name, in place of its file.
    var program: String?

    func has(_ part: KeyPart) -> Bool { part != leftOut }
}
