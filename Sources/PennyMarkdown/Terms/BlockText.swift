/// The inline content of a block as text to search for names.
struct BlockText {
    private(set) var text = FoldedText()
    /// The index of the first byte of each event.
    private(set) var starts: [Int] = []
    private var run: Int32 = 0
    /// The number of enclosing links and images.
    private var depth = 0

    /// Replaces the content by another block's.
    mutating func read(_ inlines: ArraySlice<Event>, _ words: EventText) {
        text.removeAll()
        starts.removeAll(keepingCapacity: true)
        (run, depth) = (0, 0)
        for event in inlines {
            starts.append(text.length)
            append(event.kind, words)
        }
    }

    private mutating func append(_ event: Event.Kind, _ words: EventText) {
        switch event {
        case .text(let range): text.append(words[range], run: depth == 0 ? run : -1)
        case .softBreak: text.append([.lineFeed], run: depth == 0 ? run : -1)
        case .code(let range): appendBarrier(words[range])
        case .figure, .noteMark: appendBarrier([UInt8(ascii: "%")])
        // A sentence may start on the new line.
        case .lineBreak: appendBarrier([UInt8(ascii: ":")])
        case .enter(.link), .enter(.image):
            depth += 1
            run += 1
        case .exit(.link), .exit(.image): depth -= 1
        case .enter, .exit: run += 1
        default: break
        }
    }

    /// Appends a barrier that no name may span, but that may adjoin names.
    private mutating func appendBarrier(_ barrier: ArraySlice<UInt8>) {
        text.append(barrier, run: -1)
        run += 1
    }
}
