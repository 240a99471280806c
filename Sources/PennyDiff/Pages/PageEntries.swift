/// A text of a page that is collected.
struct PageText {
    private var bytes: [UInt8] = []
    /// The most bytes to collect. No heading is longer, and no figure.
    private static let limit = 4096

    var isEmpty: Bool { bytes.isEmpty }
    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func add(_ word: [UInt8]) {
        if bytes.count + word.count > Self.limit { return }
        if !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
        bytes += word
    }
}

/// The names and values of a page's description lists, as readers see them: the figures of a
/// result, or its inputs.
struct PageEntries {
    private(set) var entries: [(label: String, value: String)] = []
    private var isInList = false
    private var label = PageText()
    private var value: PageText?
    private var isLabel = false

    /// The most entries. No result has more.
    private static let limit = 1000

    /// Whether the current words are a name or a value.
    var wantsWords: Bool { isLabel || value != nil }

    mutating func read(_ tag: PageTag, isList: () -> Bool) {
        switch tag.element {
        case .list: isInList = !tag.isEnd && isList()
        case .label where isInList:
            isLabel = !tag.isEnd
            if isLabel { label = PageText() }
        case .value where isInList:
            if !tag.isEnd {
                value = PageText()
            } else if let value, entries.count < Self.limit {
                entries.append((label.text, value.text))
                self.value = nil
            }
        default: break
        }
    }

    mutating func add(_ word: [UInt8]) {
        if isLabel { label.add(word) } else { value?.add(word) }
    }

    /// The value of a label that occurs once.
    func value(of label: String) -> String? {
        let found = entries.filter { $0.label == label }
        return found.count == 1 ? found[0].value : nil
    }
}
