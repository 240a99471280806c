import PennyEngine

extension Table {
    /// Where the columns that tools get stand: all that have a name. A column without one has
    /// words for readers alone, and another column says the same to tools by a name.
    @inline(never)
    var toolColumns: [Int] {
        var found: [Int] = []
        for index in columns.indices where !columns[index].name.isEmpty { found.append(index) }
        return found
    }
}
