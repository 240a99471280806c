import PennyEngine

extension Table {
    /// The indexes of the columns for tools: all that have a name. A column without one has words
    /// for readers only, and another column has the same value for tools.
    @inline(never)
    var toolColumns: [Int] {
        var found: [Int] = []
        for index in columns.indices where !columns[index].name.isEmpty { found.append(index) }
        return found
    }
}
