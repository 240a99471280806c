import PennyContent
import PennyDiagnostics
import PennyFiles

/// Makes a part of what was reused again, another one in each build: were something missing in
/// the keys, somebody would see it.
struct ReuseProof {
    /// So many builds prove all of it, if each has the time.
    static let parts = 32
    /// How long it takes at most.
    static let patience = Duration.milliseconds(10)

    let press: SetPress
    let frame: Frame
    let standing: StandingOutput

    /// - Parameters:
    ///   - turn: how many builds have come before.
    ///   - record: that of a set that is reused; nil for any other.
    /// - Throws: that a set would not be what it was.
    func run(
        _ count: Int, turn: Int, _ record: (Int) -> SetRecord?
    ) throws(DiagnosticError) {
        let end = ContinuousClock.now + Self.patience
        let part = Array(stride(from: turn % Self.parts, to: count, by: Self.parts))
        // There may not be time for all of a part, so it does not always begin at its first.
        for index in part.indices {
            let place = part[(index + turn / Self.parts) % part.count]
            if let record = record(place) { try check(record) }
            if ContinuousClock.now >= end { return }
        }
    }

    private func check(_ record: SetRecord) throws(DiagnosticError) {
        let standing = standing
        let made = press.made(record.place, in: frame, isStrict: true, Flag()) { path, content in
            guard let bytes = content.bytes, standing.mark(of: path, holding: bytes) != nil
            else { return Press.Made(path: path, isNew: true) }
            return Press.Made(path: path, isNew: false)
        }
        // Of a set whose page is new, its table and its data stay.
        let kept = made.printed.files.filter {
            record.reused == .all || !$0.path.hasSuffix(".html")
        }
        guard let again = made.record, again.isSound, again.hasSame(as: record),
            !kept.contains(where: \.isNew)
        else {
            let head = press.catalog.heads[record.place]
            throw DiagnosticError([
                Diagnostic(
                    .error, SiteFault.reuseDiffers(press.prefix + head.address()),
                    at: SourceLocation(path: press.pages.site.site.folder.path(head.path)))
            ])
        }
    }
}

extension SetRecord {
    /// Whether lists would show the same.
    fileprivate func hasSame(as other: SetRecord) -> Bool {
        title == other.title && summary == other.summary && hasTable == other.hasTable
            && date == other.date && tags == other.tags && groups == other.groups
            && search == other.search
            && Set(terms) == Set(other.terms)
            && rows == other.rows
            && reads == other.reads && highlights.hasSame(as: other.highlights)
    }
}

extension Highlights {
    fileprivate func hasSame(as other: Highlights) -> Bool {
        label == other.label && figure == other.figure && isWords == other.isWords
            && isNegative == other.isNegative && detail?.label == other.detail?.label
            && detail?.value == other.detail?.value
    }
}
