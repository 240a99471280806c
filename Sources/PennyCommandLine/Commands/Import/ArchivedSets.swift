import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyImport
import PennyMarkup
import PennySite

/// Imports the results that an app archived in a property list, as sets of the library.
struct ArchivedSets {
    private let open: OpenLibrary

    init(_ open: OpenLibrary) { self.open = open }

    static func isArchive(_ source: ImportSource) -> Bool {
        source.path.hasSuffix(".plist") || source.bytes.starts(with: "bplist".utf8)
    }

    /// The sets, each with the figures that were shown for it then. Faulty ones are reported and
    /// left out.
    func sets(of source: ImportSource) throws(DiagnosticError) -> [SavedSet] {
        let archive = try SavingsArchive.read(path: source.path, bytes: source.bytes)
        PennyCommandLine.report(archive.leftOut + archive.notes)
        let stem = Slug.suggestion(for: source.stem)
        var sets: [SavedSet] = []
        for (index, archived) in archive.sets.enumerated() {
            sets.append(try set(archived, named: "\(stem)-\(index + 1)"))
        }
        return sets
    }

    private func set(
        _ archived: ArchivedSet, named name: String
    ) throws(DiagnosticError) -> SavedSet {
        let marks = NumberRewriter(from: .point, to: open.context.readers.style.convention)
        var typed = [TypedText("kind", Calculator.savings.name, at: archived.location)]
        for input in archived.inputs {
            guard case .text(let text) = input.value else { continue }
            typed.append(
                TypedText(input.name, marks.text(text, of: input.name), at: archived.location))
        }
        if let day = archived.day {
            typed.append(TypedText("date", day.isoText, at: archived.location))
        }
        return try open.set(typed, named: name)
    }
}
