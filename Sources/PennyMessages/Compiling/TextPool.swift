/// The texts that compiled messages share, each stored once.
struct TextPool {
    private(set) var texts: [[UInt8]] = []
    private var indexes: [TextKey: Int] = [:]

    mutating func index(of text: [UInt8]) -> Int {
        let key = TextKey(text)
        if let index = indexes[key] { return index }
        indexes[key] = texts.count
        texts.append(text)
        return texts.count - 1
    }
}

/// A text as a key that is hashed as a whole. An array is hashed byte by byte, which took a third
/// of the time to load words.
struct TextKey: Hashable {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
}
