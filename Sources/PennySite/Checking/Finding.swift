import PennyContent
import PennyDiagnostics
import PennyFiles

/// A fault whose place the caller knows.
struct SiteFaultError: Error {
    let fault: SiteFault
    /// The name that was not found, where another one may have been meant.
    let meant: UnknownName?

    init(_ fault: SiteFault, meant: UnknownName? = nil) {
        self.fault = fault
        self.meant = meant
    }
}

/// A name that nothing has.
enum UnknownName: Sendable {
    case set(String)
    case term(String)
    /// The path that a link leads to, in the file that has the link; no file for the menu.
    case path(String, from: String?)
    case row(String, table: String)
    case anchor(String, page: String)
}

/// A fault of a text, found in any order. The words that need more than the text at hand, where
/// exactly it stands and what was meant, are put in when all are found (`FindingReport`).
struct Finding: Sendable {
    var diagnostic: Diagnostic
    /// How many characters into the value at the diagnostic's place; nil for the place itself.
    var offset: Int?
    var unknown: (fault: SiteFault, name: UnknownName)?

    init(_ diagnostic: Diagnostic, offset: Int? = nil) {
        self.diagnostic = diagnostic
        self.offset = offset
    }

    init(_ error: SiteFaultError, at place: SourceLocation, offset: Int? = nil) {
        diagnostic = Diagnostic(.error, error.fault, at: place)
        self.offset = offset
        unknown = error.meant.map { (error.fault, $0) }
    }
}

extension Finding: PlacedFault {
    /// How far into a value it is may differ.
    func repeats(_ other: Finding) -> Bool { false }
    static func count(as diagnostic: Diagnostic) -> Finding { Finding(diagnostic) }
}

/// Finishes what was found in texts: the same findings give the same words, in whatever order
/// and by however many threads they were found.
struct FindingReport {
    let names: (UnknownName) -> [String]

    /// So many names are compared at most: one wrong word in a table of thousands of rows is a
    /// fault a row, each compared with thousands of names.
    private static let comparisonLimit = 200_000

    func diagnostics(_ findings: [Finding]) -> [Diagnostic] {
        var places = TextPlaces()
        var comparisonsLeft = Self.comparisonLimit
        var causes = RootCauses(findings)
        return findings.sorted { $0.diagnostic < $1.diagnostic }.map { finding in
            var diagnostic = finding.diagnostic
            if let (fault, name) = finding.unknown, comparisonsLeft > 0 {
                let names = names(name)
                comparisonsLeft -= names.count
                let near = nearMiss(to: name.word, among: names)
                diagnostic = Diagnostic(
                    .error, fault.suggesting(near.map(name.written)), at: diagnostic.location)
            }
            if let cause = causes.first(finding.unknown?.name) {
                diagnostic.nextStep += " " + cause
            }
            if let offset = finding.offset {
                diagnostic.location = places.place(offset, into: diagnostic.location)
            }
            return diagnostic
        }
    }
}

extension UnknownName {
    fileprivate var word: String {
        switch self {
        case .set(let word), .term(let word), .path(let word, _), .row(let word, _),
            .anchor(let word, _):
            word
        }
    }

    /// A name that was found as the file would write it.
    fileprivate func written(_ near: String) -> String {
        guard case .path(_, let source?) = self else { return near }
        return LinkResolver.path(to: near, from: source)
    }
}

extension SiteFault {
    /// The same fault with what was probably meant.
    fileprivate func suggesting(_ near: String?) -> SiteFault {
        switch self {
        case .unknownSet(let name, _): .unknownSet(name, near: near)
        case .unknownTerm(let name, _): .unknownTerm(name, near: near)
        case .brokenLink(let link, _): .brokenLink(link, near: near)
        case .unknownRow(let row, let table, _): .unknownRow(row, table: table, near: near)
        case .unknownAnchor(let anchor, let page, _):
            .unknownAnchor(anchor, page: page, near: near)
        default: self
        }
    }
}
