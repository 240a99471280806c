/// Finds the items of lists that begin with `[ ]` or `[x]`: tasks, open or done.
enum TaskFinder {
    static func marked(
        _ events: [Event], in source: SourceText, _ text: inout EventText
    ) -> [Event] {
        guard mayHaveTasks(source.bytes) else { return events }
        var marked: [Event] = []
        marked.reserveCapacity(events.count)
        /// Whether each enclosing item is a task.
        var items: [Bool] = []
        /// Whether the next text is at the start of an item's first paragraph, which may begin with
        /// a box.
        var isAtStart = false
        for event in events {
            switch event.kind {
            case .enter(.item):
                items.append(false)
                isAtStart = true
            case .exit(.item):
                let isTask = items.popLast() == true
                marked.append(isTask ? Event(.exit(.task), range: event.range) : event)
                continue
            case .fault: break
            case .enter(.paragraph)
            where isAtStart && TaskMark(in: source.bytes[event.range]) != nil:
                marked.append(event)
                continue
            case .text(let words) where isAtStart:
                isAtStart = false
                guard let mark = TaskMark(in: text[words]),
                    let item = marked.lastIndex(where: { $0.kind == .enter(.item) })
                else { break }
                marked[item].kind = .enter(.task)
                items[items.count - 1] = true
                marked.append(Event(.checkbox(isDone: mark.isDone), range: event.range))
                let rest = words.suffix(words.range.count - mark.length)
                marked.append(Event(.text(rest), range: event.range))
                continue
            default: isAtStart = false
            }
            marked.append(event)
        }
        return marked
    }

    private static func mayHaveTasks(_ bytes: [UInt8]) -> Bool {
        for (index, byte) in bytes.enumerated().dropLast(3) where byte == .openBracket {
            if TaskMark(in: bytes[index...]) != nil { return true }
        }
        return false
    }
}

/// `[ ]` or `[x]` with white space after it.
private struct TaskMark {
    let isDone: Bool
    /// The length in bytes of the mark and the white space.
    let length: Int

    init?(in bytes: ArraySlice<UInt8>) {
        let mark = bytes.prefix(3)
        let space = bytes.dropFirst(3).prefix { $0.isBlank }
        guard mark.count == 3, mark.first == .openBracket, mark.last == .closeBracket,
            !space.isEmpty
        else { return nil }
        switch mark[mark.startIndex + 1] {
        case .space: isDone = false
        case UInt8(ascii: "x"), UInt8(ascii: "X"): isDone = true
        default: return nil
        }
        length = 3 + space.count
    }
}
