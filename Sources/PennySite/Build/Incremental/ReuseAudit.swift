import PennyContent
import PennyDiagnostics
import PennyFiles

/// Renders a share of the reused sets again, another share in each build, and compares the files:
/// an input missing from the cache keys would be found.
struct ReuseAudit {
    /// The number of builds that audit everything, if each has enough time.
    static let rounds = 32
    /// The time limit of an audit.
    static let timeLimit = Duration.milliseconds(10)

    let renderer: SetRenderer
    let layout: Layout
    let existing: ExistingOutput

    /// Audits a share of the reused sets.
    ///
    /// - Parameters:
    ///   - round: the number of earlier builds.
    ///   - record: the record of a reused set by index; nil for any other set.
    /// - Throws: a diagnostic if a set would differ.
    func run(
        _ count: Int, round: Int, _ record: (Int) -> SetRecord?
    ) throws(DiagnosticError) {
        let end = ContinuousClock.now + Self.timeLimit
        let share = Array(stride(from: round % Self.rounds, to: count, by: Self.rounds))
        // The time may not suffice for the whole share, so it does not always begin at its first
        // set.
        for offset in share.indices {
            let index = share[(offset + round / Self.rounds) % share.count]
            if let record = record(index) { try check(record) }
            if ContinuousClock.now >= end { return }
        }
    }

    private func check(_ record: SetRecord) throws(DiagnosticError) {
        let existing = existing
        let made = renderer.render(record.setIndex, in: layout, isStrict: true, StopFlag()) {
            path, content in
            guard let bytes = content.makeBytes(), existing.stamp(of: path, holding: bytes) != nil
            else { return ArtifactRenderer.StoredFile(path: path, isNew: true) }
            return ArtifactRenderer.StoredFile(path: path, isNew: false)
        }
        // If only a set's page is new, its table and its data must not have changed.
        let remaining = made.rendered.files.filter {
            record.reused == .all || !$0.path.hasSuffix(".html")
        }
        guard let again = made.record, again.isSound, again.hasSame(as: record),
            !remaining.contains(where: \.isNew)
        else {
            let head = renderer.catalog.heads[record.setIndex]
            throw DiagnosticError([
                Diagnostic(
                    Fault.output.reuseDiffers(renderer.prefix + head.address()),
                    at: SourceLocation(path: renderer.pages.site.site.folder.path(head.path)))
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
            && dependencies == other.dependencies && highlights == other.highlights
    }
}
