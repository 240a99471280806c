extension Piece {
    /// `a, b and c`.
    static func list(_ items: [[Piece]]) -> [Piece] {
        var out: [Piece] = []
        for (index, item) in items.enumerated() {
            if index > 0 { out.append(.text(index == items.count - 1 ? " and " : ", ")) }
            out += item
        }
        return out
    }

    /// The names, or the first three and how many more where they are many.
    static func names(_ names: [String]) -> [Piece] {
        if names.count <= 4 { return list(names.map { [.text($0)] }) }
        let more: Piece = .words("\(names.count - 3) more")
        return list(names[..<3].map { [.text($0)] } + [[more]])
    }

    /// `$1.00 + $2.00`, or how many there are where they are many.
    static func sum(_ amounts: [Int64], of lines: Wording) -> [Piece] {
        if amounts.isEmpty { return [.words("no \(lines)")] }
        if amounts.count > 8 { return [.value(.count(amounts.count)), .words(" \(lines)")] }
        var out: [Piece] = []
        for (index, amount) in amounts.enumerated() {
            if index > 0 { out.append(.text(" + ")) }
            out.append(.value(.money(amount)))
        }
        return out
    }
}
