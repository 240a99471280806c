import PennyMarkup

/// The differences between two sites as JSON. The page publish/comparing.md of the manual describes
/// its format.
public struct DifferencesJSON {
    /// The version of the format. It increases when existing members change; new members do not
    /// count.
    private static let format = 1

    private let differences: SiteDifferences

    public init(_ differences: SiteDifferences) { self.differences = differences }

    /// Writes the JSON in pieces, so that a very long list of changes is never in memory as a
    /// whole.
    public func write<Failure>(_ receive: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
        var out = Bytes()
        let members: [(name: String, value: JSONValue)] = [
            ("format", .number(Self.format)), ("same", .flag(differences.isSame)),
            ("old", Self.side(differences.old)), ("new", Self.side(differences.new)),
            ("counts", Self.counts(DifferenceCounts(differences))),
        ]
        out.raw("{\n")
        for member in members {
            out.raw("  ")
            JSONValue.text(member.name).append(to: &out, depth: 1)
            out.raw(": ")
            member.value.append(to: &out, depth: 1)
            out.raw(",\n")
        }
        out.raw("  \"pages\": [")
        for (index, page) in differences.pages.enumerated() {
            out.raw(index > 0 ? ",\n    " : "\n    ")
            Self.page(page).append(to: &out, depth: 2)
            if out.bytes.count > Self.pieceSize {
                try receive(out.bytes)
                out.clear()
            }
        }
        out.raw(differences.pages.isEmpty ? "],\n" : "\n  ],\n")
        out.raw("  \"files\": ")
        JSONValue.list(differences.files.map(Self.file)).append(to: &out, depth: 1)
        out.raw("\n}\n")
        try receive(out.bytes)
    }

    private static let pieceSize = 64 * 1024

    private static func side(_ side: SiteDifferences.Side) -> JSONValue {
        .object([
            .init("folder", .text(side.folder)), .init("generator", .text(side.generator)),
            .init("pages", .number(side.pages)), .init("data", .flag(side.hasData)),
        ])
    }

    private static func counts(_ counts: DifferenceCounts) -> JSONValue {
        .object(
            [
                ("added", counts.added), ("removed", counts.removed), ("moved", counts.moved),
                ("values", counts.values), ("texts", counts.texts), ("framed", counts.layoutOnly),
                ("files", counts.files),
            ].map { .init($0.0, .number($0.1)) })
    }

    private static func file(_ file: SiteDifferences.File) -> JSONValue {
        .object([.init("path", .text(file.path)), .init("change", .text(file.fate.rawValue))])
    }

    // MARK: - Pages

    private static func page(_ page: PageDifference) -> JSONValue {
        var members: [JSONValue.Member] = [
            .init("path", .text(page.path)), .init("change", .text(page.fate.name)),
        ]
        if case .moved(let old) = page.fate { members.append(.init("from", .text(old))) }
        members.append(.init("title", .text(page.title)))
        if let kind = page.kind { members.append(.init("kind", .text(kind))) }
        let lists = [
            ("texts", page.texts.map(text)), ("inputs", page.inputs.map(value)),
            ("figures", page.figures.map(value)), ("tables", page.tables.map(table)),
        ]
        members += lists.filter { !$1.isEmpty }.map { .init($0, .list($1)) }
        return .object(members)
    }

    private static func text(_ change: TextChange) -> JSONValue {
        .object([
            .init("part", .text(change.part.rawValue)), .init("before", .text(change.before)),
            .init("after", .text(change.after)),
            .init("places", change.changeCount.map(JSONValue.number) ?? .null),
        ])
    }

    private static func value(_ change: ValueChange) -> JSONValue {
        func value(_ value: ValueChange.Value?) -> JSONValue {
            value.map {
                .object([.init("text", .text($0.text)), .init("value", .text($0.exact))])
            } ?? .null
        }
        var members: [JSONValue.Member] = [
            .init("name", .text(change.name)), .init("label", .text(change.label)),
        ]
        if let label = change.labelBefore { members.append(.init("labelBefore", .text(label))) }
        if let entry = change.entry { members.append(.init("entry", .text(entry))) }
        members.append(.init("before", value(change.before)))
        members.append(.init("after", value(change.after)))
        return .object(members)
    }

    private static func table(_ change: TableChange) -> JSONValue {
        func number(_ number: Int?) -> JSONValue { number.map(JSONValue.number) ?? .null }
        func text(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }
        let first = change.first.map { row in
            JSONValue.object([
                .init("row", .number(row.number)), .init("name", .text(row.name)),
                .init(
                    "cells",
                    .list(
                        row.cells.map {
                            .object([
                                .init("column", .text($0.column)), .init("before", text($0.before)),
                                .init("after", text($0.after)),
                            ])
                        })),
            ])
        }
        return .object([
            .init("name", .text(change.name)), .init("rowsBefore", number(change.rowsBefore)),
            .init("rowsAfter", number(change.rowsAfter)),
            .init("differing", .number(change.differing)), .init("first", first ?? .null),
        ])
    }
}

extension PageDifference.Fate {
    fileprivate var name: String {
        switch self {
        case .added: "added"
        case .removed: "removed"
        case .moved: "moved"
        case .changed: "changed"
        }
    }
}
