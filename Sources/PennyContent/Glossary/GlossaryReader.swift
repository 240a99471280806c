import PennyDiagnostics

/// Reads glossary terms from Markdown files with front matter, and from CSV tables with one term
/// per row.
public enum GlossaryReader {
    /// The columns of a table, which has each definition in a cell.
    static let rowKeys = ["name"] + GlossaryTerm.keys.names + ["definition"]

    /// The columns without which no row can be read. A row needs `short` or `definition`.
    private static let neededKeys = ["term", "short", "definition"]

    /// Reads the term of a Markdown file.
    ///
    /// - Parameter taxonomies: the keys by which the site groups pages.
    public static func read(
        markdown file: ContentText, id: String, taxonomies: [String] = []
    ) -> Reading<GlossaryTerm> {
        Reading { () throws(DiagnosticError) in
            let parts = try ContentFile(markdown: file)
            var keys = parts.keys
            let term = GlossaryTerm(
                &keys, id: id, body: parts.body,
                bodyStart: .init(path: parts.bodyPath, line: parts.bodyLine), taxonomies)
            keys.reportUnknown(known: GlossaryTerm.keys.names + taxonomies)
            return Reading(term, keys.diagnostics)
        }
    }

    /// Reads the terms of a CSV table, in its order. A row with faults may be missing. A term's
    /// name is its `name` cell, or derived from the headword.
    public static func read(
        csv file: ContentText, taxonomies: [String] = []
    ) -> Reading<[GlossaryTerm]> {
        let rowKeys = Self.rowKeys + taxonomies
        let reading = TranslatedTable.read(file)
        guard let rows = reading.value else { return Reading(nil, reading.diagnostics) }
        let table = rows.table
        var diagnostics = reading.diagnostics
        var canReadRows = true
        for column in table.header where !column.text.isEmpty {
            if rowKeys.contains(where: { KeyName.isSame(column.text, as: $0) }) { continue }
            let near = nearMiss(to: column.text, among: rowKeys)
            let fault = Fault.key.unknown(column.text, near, rowKeys)
            diagnostics.append(Diagnostic(fault, at: column.location))
            if let near, neededKeys.contains(near) { canReadRows = false }
        }
        // Otherwise every row would report the misspelled column again, as a missing cell.
        guard canReadRows else { return Reading(nil, diagnostics) }
        var terms: [GlossaryTerm] = []
        for row in table.rows {
            let read = term(rows.row(row), taxonomies)
            if let term = read.value { terms.append(term) }
            diagnostics += read.diagnostics
        }
        return Reading(terms, diagnostics)
    }

    private static func term(
        _ row: TranslatedTable.Row, _ taxonomies: [String]
    ) -> Reading<GlossaryTerm> {
        let (start, name) = (row.start, row.name)
        var keys = KeyReader(row.entries, start: start)
        guard let headword = keys.requiredText("term", example: "") else {
            return Reading(nil, keys.diagnostics)
        }
        let given = name.flatMap { $0.text.isEmpty ? nil : $0 }
        let made = Headword.id(of: headword.text)
        let id = given?.text ?? made ?? Slug.fallback
        if let given, !Slug.isValid(id) {
            keys.report(.value.badName(id, Slug.suggestion(for: id)), given.location)
        } else if given == nil, made == nil {
            keys.report(.page.noNameInHeadword(headword.text), headword.location)
        }
        let definition = row.cell("definition")
        let body = keys.text("definition")?.text ?? ""
        let term = GlossaryTerm(
            &keys, id: id, body: body,
            bodyStart: definition.map(GlossaryTerm.BodyStart.init)
                ?? .init(path: start.path, line: start.line), taxonomies)
        return Reading(term, keys.diagnostics)
    }
}

extension GlossaryTerm.BodyStart {
    /// The beginning of a cell's text, after its quote.
    fileprivate init(_ cell: CSVReader.Cell) {
        path = cell.location.path
        line = cell.location.line
        column = cell.location.column + (cell.isQuoted ? 1 : 0)
        isQuotedCell = cell.isQuoted
    }
}
