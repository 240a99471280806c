/// The inline content of a block as text to find names in.
struct BlockText {
    private(set) var text = FoldedText()
    /// The scalar each event starts at.
    private(set) var starts: [Int] = []
    private var run = 0
    /// How many links and images one is in.
    private var depth = 0

    init(_ inlines: ArraySlice<Event>) {
        for event in inlines {
            starts.append(text.length)
            append(event.kind)
        }
    }

    private mutating func append(_ event: Event.Kind) {
        switch event {
        case .text(let words): text.append(words, run: depth == 0 ? run : -1)
        case .softBreak: text.append("\n" as Unicode.Scalar, run: depth == 0 ? run : -1)
        case .code(let code): appendBarrier(code)
        case .figure, .noteMark: appendBarrier("%")
        // A sentence may start on the new line.
        case .lineBreak: appendBarrier(":")
        case .enter(.link), .enter(.image):
            depth += 1
            run += 1
        case .exit(.link), .exit(.image): depth -= 1
        case .enter, .exit: run += 1
        default: break
        }
    }

    /// What no name may hold, but stands next to names.
    private mutating func appendBarrier(_ barrier: String) {
        text.append(barrier, run: -1)
        run += 1
    }
}
