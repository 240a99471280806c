/// The messages of one language in compiled form, ready to be formatted.
///
///     catalog = magic direction cardinals ordinals vocabulary(4) area(4) names messages texts
///                 {[name-count] code-count} {text-count} [name…] text… code…
///
/// Messages are in the order of their names' bytes. If `names` is 0, there are no names, and
/// messages are identified by their indexes. Loading adds up the counts and makes a table of the
/// names; nothing is parsed, and no text is copied.
public final class MessageCatalog: Sendable {
    let bytes: [UInt8]
    /// The start of each name, and the end of the last one; likewise for the texts and the codes. A
    /// catalog without names has one entry here.
    private let names: [UInt32]
    private let texts: [UInt32]
    private let codes: [UInt32]
    /// A hash table with linear probing: the index of a message + 1; 0 is empty.
    private let table: [UInt32]
    /// The direction of the messages' text.
    public let direction: MessageDirection
    /// The rules of the language's plurals.
    public let plurals: PluralRules
    /// The digest of the vocabulary that the messages were compiled with.
    public let vocabularyDigest: UInt32
    /// The digest of the English messages' names and values (`CatalogSignature`): a program that
    /// was built for another digest must not use the catalog.
    public let areaDigest: UInt32

    /// The number of messages.
    public var count: Int { codes.count - 1 }

    /// Loads a catalog; nil if the bytes are invalid.
    public init?(_ bytes: [UInt8]) {
        var reader = ByteReader(0..<bytes.count)
        for byte in CompiledForm.magic where reader.byte(of: bytes) != byte { return nil }
        guard let direction = MessageDirection(rawValue: reader.byte(of: bytes)) else { return nil }
        let cardinals = reader.byte(of: bytes)
        plurals = PluralRules(cardinals: cardinals, ordinals: reader.byte(of: bytes))
        vocabularyDigest = Self.digest(&reader, bytes)
        areaDigest = Self.digest(&reader, bytes)
        let hasNames = reader.byte(of: bytes) != 0
        let messageCount = reader.number(of: bytes)
        let textCount = reader.number(of: bytes)
        // Each has a count of a byte or more, so these cannot request more memory than there is.
        guard reader.isSound, messageCount < 0xFFFF, messageCount <= bytes.count,
            textCount <= bytes.count
        else { return nil }
        var (names, codes, texts): ([UInt32], [UInt32], [UInt32]) = ([0], [0], [0])
        if hasNames { names.reserveCapacity(messageCount + 1) }
        codes.reserveCapacity(messageCount + 1)
        texts.reserveCapacity(textCount + 1)
        for _ in 0..<messageCount {
            if hasNames {
                names.append(names[names.count - 1] &+ UInt32(reader.number(of: bytes)))
            }
            codes.append(codes[codes.count - 1] &+ UInt32(reader.number(of: bytes)))
        }
        for _ in 0..<textCount {
            texts.append(texts[texts.count - 1] &+ UInt32(reader.number(of: bytes)))
        }
        guard reader.isSound,
            Self.makeOffsets(&names, &texts, &codes, from: reader.at, to: bytes.count)
        else { return nil }
        (self.bytes, self.names, self.texts, self.codes) = (bytes, names, texts, codes)
        self.direction = direction
        table = Self.table(of: names, in: bytes)
    }

    private static func digest(_ reader: inout ByteReader, _ bytes: [UInt8]) -> UInt32 {
        var digest: UInt32 = 0
        for _ in 0..<4 { digest = digest << 8 | UInt32(reader.byte(of: bytes)) }
        return digest
    }

    /// Converts the lengths of the three parts to offsets; returns whether they fill the bytes and
    /// no part ends before it begins.
    private static func makeOffsets(
        _ names: inout [UInt32], _ texts: inout [UInt32], _ codes: inout [UInt32],
        from start: Int, to end: Int
    ) -> Bool {
        shift(&names, by: UInt32(start))
            && shift(&texts, by: names[names.count - 1])
            && shift(&codes, by: texts[texts.count - 1])
            && Int(codes[codes.count - 1]) == end
    }

    private static func shift(_ offsets: inout [UInt32], by start: UInt32) -> Bool {
        for index in 0..<offsets.count {
            offsets[index] = offsets[index] &+ start
            if offsets[index] < (index == 0 ? start : offsets[index - 1]) { return false }
        }
        return true
    }

    private static func table(of names: [UInt32], in bytes: [UInt8]) -> [UInt32] {
        var size = 4
        while size < names.count * 2 { size *= 2 }
        var table = [UInt32](repeating: 0, count: size)
        let all = bytes.span
        for index in 0..<names.count - 1 {
            let range = Int(names[index])..<Int(names[index + 1])
            var slot = hash(all.extracting(range)) & (size - 1)
            while table[slot] != 0 { slot = (slot + 1) & (size - 1) }
            table[slot] = UInt32(index + 1)
        }
        return table
    }

    private static func hash(_ name: Span<UInt8>) -> Int {
        var hash: UInt32 = 0x811C_9DC5
        for index in 0..<name.count { hash = (hash ^ UInt32(name[index])) &* 0x0100_0193 }
        return Int((hash ^ hash >> 15) & 0x7FFF_FFFF)
    }

    /// Looks up a message by name.
    public func lookup(_ name: Span<UInt8>) -> MessageReference? {
        let bytes = bytes
        let all = bytes.span
        var slot = Self.hash(name) & (table.count - 1)
        while table[slot] != 0 {
            let index = Int(table[slot]) - 1
            let range = Int(names[index])..<Int(names[index + 1])
            if all.extracting(range).isSame(as: name) {
                return MessageReference(index: UInt16(index))
            }
            slot = (slot + 1) & (table.count - 1)
        }
        return nil
    }

    /// Looks up a message by name.
    public func lookup(_ name: StaticString) -> MessageReference? {
        name.withUTF8Buffer { lookup($0.span) }
    }

    /// The name of the message at an index; empty in a catalog without names.
    public func name(at index: Int) -> [UInt8] {
        guard index >= 0, index < names.count - 1 else { return [] }
        return Array(bytes[Int(names[index])..<Int(names[index + 1])])
    }

    func code(of message: MessageReference) -> Range<Int>? {
        let index = Int(message.index)
        guard index < count else { return nil }
        return Int(codes[index])..<Int(codes[index + 1])
    }

    /// The range of a text in the pool.
    func text(_ index: Int) -> Range<Int>? {
        guard index < texts.count - 1 else { return nil }
        return Int(texts[index])..<Int(texts[index + 1])
    }

    func append(text index: Int, to out: inout [UInt8]) {
        if let range = text(index) { out.append(range, of: bytes) }
    }
}

/// A message of a loaded catalog, found by its name or identified by its index.
public struct MessageReference: Equatable, Sendable {
    let index: UInt16

    /// Refers to the message at an index in the order of names. The index is the same in every
    /// language, as messages without a translation are included.
    public init(index: UInt16) { self.index = index }
}
