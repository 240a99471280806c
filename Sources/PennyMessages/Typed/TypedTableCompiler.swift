/// Compiles a `TypedTable` from a file's words and from the words of choices.
public struct TypedTableCompiler {
    private var meanings: [[UInt8]] = []
    private var indexes: [TextKey: Int] = [:]
    private var entries: [(key: [UInt8], reference: Int)] = []
    /// Whether ä, ö and ü can be typed with an e.
    private let hasUmlauts: Bool

    public init(language: [UInt8]) {
        hasUmlauts = language.starts(with: Array("de".utf8))
    }

    /// Adds the words of a file.
    public mutating func add(_ file: TypedWordsFile) {
        for line in file.lines {
            for word in line.words { add(word.text, line.english[0].text, isWhole: false) }
        }
    }

    /// Adds the words of choices: the text of each variant of the messages, for its key.
    public mutating func add(choices file: CatalogFile) {
        for message in file.messages {
            guard case .match(_, let variants) = message.model.body else { continue }
            for variant in variants {
                guard variant.keys.count == 1, case .literal(let key) = variant.keys[0],
                    variant.pattern.parts.count == 1,
                    case .text(let text) = variant.pattern.parts[0]
                else { continue }
                add(text, key, isWhole: true)
            }
        }
    }

    private mutating func add(_ text: [UInt8], _ english: [UInt8], isWhole: Bool) {
        add(key: text, english, isWhole)
        if hasUmlauts, let other = withoutUmlauts(text) { add(key: other, english, isWhole) }
    }

    private mutating func add(key text: [UInt8], _ english: [UInt8], _ isWhole: Bool) {
        let key =
            isWhole
            ? TypedToken.key(ofWhole: text) : TypedToken.key(TypedToken.all(of: text)[...])
        let name = TextKey(english)
        let index = indexes[name] ?? meanings.count
        if index == meanings.count {
            indexes[name] = index
            meanings.append(english)
        }
        let reference = index << 1 | (isWhole ? 1 : 0)
        if key.isEmpty || entries.contains(where: { $0.key == key && $0.reference == reference }) {
            return
        }
        entries.append((key, reference))
    }

    /// Replaces `ä` by `ae` and so on; nil if the text has no umlaut.
    private func withoutUmlauts(_ text: [UInt8]) -> [UInt8]? {
        var out: [UInt8] = []
        var index = 0
        while index < text.count {
            let second = index + 1 < text.count ? text[index + 1] | 0x20 : 0
            let vowel: UInt8? =
                text[index] != 0xC3
                ? nil : second == 0xA4 ? 0x61 : second == 0xB6 ? 0x6F : second == 0xBC ? 0x75 : nil
            if let vowel {
                out += [vowel, UInt8(ascii: "e")]
                index += 2
            } else {
                out.append(text[index])
                index += 1
            }
        }
        return out == text ? nil : out
    }

    /// The compiled table.
    public var bytes: [UInt8] {
        var out: [UInt8] = []
        out.append(number: meanings.count)
        for meaning in meanings { out.append(counted: meaning) }
        let sorted = entries.enumerated().sorted { one, other in
            one.element.key == other.element.key
                ? one.offset < other.offset
                : one.element.key.lexicographicallyPrecedes(other.element.key)
        }
        for (_, entry) in sorted {
            out.append(counted: entry.key)
            out.append(number: entry.reference)
        }
        return out
    }
}
