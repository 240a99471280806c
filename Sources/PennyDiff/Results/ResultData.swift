import PennyText

/// The data of a result, from the file beside its page. Tables, which may be large, stay bytes.
struct ResultData {
    /// A value for tools, or the entries of a list.
    enum Value: Equatable {
        case text(String)
        case entries([[Field]])
    }

    struct Field: Equatable {
        let name: String
        let value: String
    }

    struct Member {
        let name: String
        let value: Value
    }

    struct Table {
        let name: String
        /// The range in the bytes.
        let range: Range<Int>
    }

    let bytes: [UInt8]
    private(set) var kind = ""
    private(set) var title = ""
    private(set) var currency = ""
    private(set) var inputs: [Member] = []
    private(set) var figures: [Member] = []
    private(set) var tables: [Table] = []

    init(_ bytes: [UInt8]) throws(JSONProblem) {
        self.bytes = bytes
        var found: Set<String> = []
        var reader = JSONReader(bytes)
        var (texts, inputs, figures, tables): ([String: String], [Member], [Member], [Table]) = (
            [:], [], [], []
        )
        try reader.object { (name, reader) throws(JSONProblem) in
            found.insert(name)
            switch name {
            case "kind", "title", "currency": texts[name] = try reader.text()
            case "inputs": inputs = try Self.members(&reader)
            case "figures": figures = try Self.members(&reader)
            case "tables":
                try reader.object { (name, reader) throws(JSONProblem) in
                    tables.append(Table(name: name, range: try reader.skip()))
                }
            default: try reader.skip()
            }
        }
        try reader.end()
        for name in Self.required where !found.contains(name) {
            throw JSONProblem(.missing(name), at: 0, of: bytes)
        }
        kind = texts["kind"] ?? ""
        title = texts["title"] ?? ""
        currency = texts["currency"] ?? ""
        self.inputs = inputs
        self.figures = figures
        self.tables = tables
    }

    private static let required = ["kind", "title", "currency", "inputs", "figures", "tables"]

    private static func members(_ reader: inout JSONReader) throws(JSONProblem) -> [Member] {
        var members: [Member] = []
        try reader.object { (name, reader) throws(JSONProblem) in
            members.append(Member(name: name, value: try value(&reader)))
        }
        return members
    }

    private static func value(_ reader: inout JSONReader) throws(JSONProblem) -> Value {
        if !reader.isListNext() { return .text(try reader.text()) }
        var entries: [[Field]] = []
        try reader.list { (reader) throws(JSONProblem) in
            var fields: [Field] = []
            try reader.object { (name, reader) throws(JSONProblem) in
                fields.append(Field(name: name, value: try reader.text()))
            }
            entries.append(fields)
        }
        return .entries(entries)
    }

    // MARK: - Tables

    /// The columns of a table, and the range of each of its rows.
    func rows(of table: Table) throws(JSONProblem) -> (columns: [String], rows: [Range<Int>]) {
        var columns: [String] = []
        var rows: [Range<Int>] = []
        var reader = JSONReader(bytes)
        reader.go(to: table.range.lowerBound)
        try reader.object { (name, reader) throws(JSONProblem) in
            switch name {
            case "columns":
                try reader.list { (reader) throws(JSONProblem) in
                    columns.append(try reader.text())
                }
            case "rows":
                try reader.list { (reader) throws(JSONProblem) in rows.append(try reader.skip()) }
            default: try reader.skip()
            }
        }
        return (columns, rows)
    }

    /// The cells of the row in a range.
    func cells(_ row: Range<Int>) throws(JSONProblem) -> [String] {
        var cells: [String] = []
        var reader = JSONReader(bytes)
        reader.go(to: row.lowerBound)
        try reader.list { (reader) throws(JSONProblem) in cells.append(try reader.text()) }
        return cells
    }
}
