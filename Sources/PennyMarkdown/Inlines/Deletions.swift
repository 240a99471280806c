/// Strikes out text between two pairs of tildes in the same element.
enum Deletions {
    /// Turns the tildes of a block, from an event on, into containers or text.
    static func pair(_ events: inout [Event], from start: Int, _ text: inout EventText) {
        /// The tildes that may open, for each enclosing element.
        var open: [[Int]] = [[]]
        for index in start..<events.count {
            switch events[index].kind {
            case .enter: open.append([])
            case .exit: if open.count > 1 { open.removeLast() }
            case .tildes(let opens, let closes):
                if closes, let opening = open[open.count - 1].popLast() {
                    events[opening].kind = .enter(.deletion)
                    events[index].kind = .exit(.deletion)
                } else {
                    events[index].kind = .text(text.add("~~"))
                    if opens { open[open.count - 1].append(index) }
                }
            default: break
            }
        }
    }
}
