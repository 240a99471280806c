/// A body's events in as few bytes as possible: their texts are one buffer, and most bodies repeat
/// the same few kinds of events. A site retains the events of all its texts.
struct PackedEvents: Sendable, Sequence {
    /// The distinct kinds of events, without their text.
    private var shapes: [Event.Kind] = []
    /// For each event its shape, and the length of each of its texts.
    private var steps: [UInt8] = []
    /// The text of the events.
    private(set) var text: [UInt8] = []

    init(_ events: some Sequence<Event.Kind>, _ text: EventText) {
        var words: [UInt8] = []
        words.reserveCapacity(text.bytes.count)
        var steps: [UInt8] = []
        var lengths: [Int] = []
        for event in events {
            lengths.removeAll(keepingCapacity: true)
            let shape = event.movingText { range in
                words += text[range]
                lengths.append(range.range.count)
                return .empty
            }
            Self.append(index(of: shape), to: &steps)
            for length in lengths { Self.append(length, to: &steps) }
        }
        self.text = Self.fitted(words)
        self.steps = Self.fitted(steps)
    }

    /// A copy of the bytes with no spare capacity.
    private static func fitted(_ bytes: [UInt8]) -> [UInt8] {
        var fitted: [UInt8] = []
        fitted.reserveCapacity(bytes.count)
        fitted += bytes
        return fitted
    }

    /// The number of shapes that are searched: each note adds one of its own.
    private static let searchLimit = 64

    private mutating func index(of shape: Event.Kind) -> Int {
        if let index = shapes.prefix(Self.searchLimit).firstIndex(of: shape) { return index }
        shapes.append(shape)
        return shapes.count - 1
    }

    /// Seven bits a byte, the low ones first; the high bit says that more follow (LEB128).
    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    func makeIterator() -> Iterator { Iterator(shapes: shapes, steps: steps) }

    struct Iterator: IteratorProtocol {
        fileprivate let shapes: [Event.Kind]
        fileprivate let steps: [UInt8]
        private var index = 0
        private var textEnd = 0

        fileprivate init(shapes: [Event.Kind], steps: [UInt8]) {
            self.shapes = shapes
            self.steps = steps
        }

        mutating func next() -> Event.Kind? {
            guard index < steps.count else { return nil }
            let shape = shapes[number()]
            return shape.movingText { _ in
                let start = textEnd
                textEnd += number()
                return TextRange(start..<textEnd)
            }
        }

        private mutating func number() -> Int {
            var number = 0
            var shift = 0
            while steps[index] >= 0x80 {
                number |= Int(steps[index] & 0x7F) << shift
                shift += 7
                index += 1
            }
            number |= Int(steps[index]) << shift
            index += 1
            return number
        }
    }
}
