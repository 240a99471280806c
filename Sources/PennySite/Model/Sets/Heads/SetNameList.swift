import PennyContent
import PennyDiagnostics

/// The names of saved sets with their locations, including drafts and faulty sets. There may be a
/// great many, so they are stored as bytes.
struct SetNameList: RandomAccessCollection, Sendable {
    struct Name {
        let id: String
        let path: String
        let line: Int
        let column: Int
    }

    private var list = PackedList()
    /// The paths of tables, which have many sets each.
    private var tables: [String] = []

    var startIndex: Int { 0 }
    var endIndex: Int { list.count }

    subscript(index: Int) -> Name {
        var reader = list.reader(at: index)
        let id = reader.text()
        let table = reader.count()
        let path = table > 0 ? tables[table - 1] : reader.text()
        return Name(id: id, path: path, line: reader.count(), column: reader.count())
    }

    mutating func append(_ id: String, _ path: String, at position: (line: Int, column: Int)) {
        let isRow = ContentFormat.isTable(path)
        if isRow, tables.last != path { tables.append(path) }
        list.append { [tables] out in
            out.add(id)
            out.add(count: isRow ? tables.count : 0)
            if !isRow { out.add(path) }
            out.add(count: position.line)
            out.add(count: position.column)
        }
    }

    /// Removes the names from an index on.
    mutating func removeLast(from start: Int) { list.removeLast(from: start) }
}
