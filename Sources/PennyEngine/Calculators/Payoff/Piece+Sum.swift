extension Piece {
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
