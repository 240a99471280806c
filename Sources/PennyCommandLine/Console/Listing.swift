import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyLibrary
import PennyMarkup

/// A set in a list, with its current main figure.
struct ListedSet {
    let stored: StoredSet
    let figure: Figure?
    let figureLabel: String
    let figureText: String
    let machineText: String
    let date: String
    let faults: [Diagnostic]

    init(_ stored: StoredSet, _ open: OpenLibrary) {
        self.stored = stored
        var figure: Figure?
        var texts = (label: "", shown: "has faults", machine: "")
        var faults = stored.faults
        do throws(DiagnosticError) {
            let result = try open.library.calculation(of: stored)
            figure = result.figures.first
            let numbers = open.numbers(result.currency)
            if let figure {
                texts.label = numbers.text(figure.label)
                texts.shown = "\(texts.label) \(numbers.text(figure.shown))"
            } else {
                texts.shown = ""
            }
            texts.machine = ShownFigures(result).texts.first?.text ?? ""
        } catch {
            faults = error.diagnostics
        }
        self.figure = figure
        figureLabel = texts.label
        figureText = texts.shown
        machineText = texts.machine
        self.faults = faults
        date = stored.set?.date.map { open.numbers(.usDollar).text($0) } ?? ""
    }
}

/// The sets of a library for people and for programs.
struct Listing {
    private let contents: LibraryContents
    private let sets: [ListedSet]

    init(_ contents: LibraryContents, _ sets: [ListedSet]) {
        self.contents = contents
        self.sets = sets
    }

    func text() -> Bytes {
        var out = Bytes()
        if sets.isEmpty {
            out.shown("No sets are saved yet. Save one with “pennypress save”, such as:")
            out.line("")
            out.line("  pennypress save loan principal=350000 rate=6.25% term='30 years'")
        } else {
            out.columns(
                [["", "Name", "Kind", "Day", "Main figure", "Title"]]
                    + sets.map { line in
                        [
                            line.stored.id == contents.current ? ">" : "", line.stored.id,
                            line.stored.set?.calculator.name ?? "", line.date, line.figureText,
                            line.stored.set?.title ?? "",
                        ]
                    })
            out.line("")
            for folder in SetFolder.allCases {
                let count = sets.count { $0.stored.folder == folder }
                if count > 0 { out.line("\(count) of \(contents.capacity) in \(folder.name)/") }
            }
        }
        if contents.removedCount > 0 {
            out.line(
                "\(counted(contents.removedCount, "removed set")) can be put back with "
                    + "“pennypress undo”")
        }
        return out
    }

    func json() -> JSONValue {
        .object([
            .init("capacity", .number(contents.capacity)),
            .init("current", contents.current.map(JSONValue.text) ?? .null),
            .init("removed", .number(contents.removedCount)),
            .init("restored", .number(contents.restoredCount)),
            .init("sets", .list(sets.map(Self.json))),
        ])
    }

    private static func json(_ line: ListedSet) -> JSONValue {
        let set = line.stored.set
        func text(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }
        return .object([
            .init("name", .text(line.stored.id)),
            .init("kind", text(set?.calculator.name)),
            .init("title", text(set?.title)),
            .init("date", text(set?.date?.isoText)),
            .init("path", .text(line.stored.path)),
            .init(
                "figure",
                line.figure.map {
                    .object([
                        .init("name", .text($0.name)), .init("label", .text(line.figureLabel)),
                        .init("value", .text(line.machineText)),
                    ])
                } ?? .null),
            .init("faults", .list(line.faults.map { .text("\($0.location): \($0.summary)") })),
        ])
    }
}
