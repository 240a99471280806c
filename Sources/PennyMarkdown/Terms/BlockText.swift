/// The inline content of a block as text to find names in.
struct BlockText {
    private(set) var text = FoldedText()
    /// The byte each event starts at.
    private(set) var starts: [Int] = []
    private var run: Int32 = 0
    /// How many links and images one is in.
    private var depth = 0

    /// Takes the place of another block's.
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

    /// What no name may hold, but stands next to names.
    private mutating func appendBarrier(_ barrier: ArraySlice<UInt8>) {
        text.append(barrier, run: -1)
        run += 1
    }
}
