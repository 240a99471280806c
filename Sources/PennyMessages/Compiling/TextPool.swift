/// Texts that compiled messages share, each once.
struct TextPool {
    private(set) var texts: [[UInt8]] = []
    private var places: [TextKey: Int] = [:]

    mutating func place(of text: [UInt8]) -> Int {
        let key = TextKey(text)
        if let place = places[key] { return place }
        places[key] = texts.count
        texts.append(text)
        return texts.count - 1
    }
}

/// A text as a key, which is hashed whole. An array is hashed byte by byte, which was a third of
/// the time to load words.
struct TextKey: Hashable {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
