import PennyFiles

/// A word of a page, and the links that begin between it and the previous word.
struct PageWord {
    var bytes: [UInt8]
    var links: [String]
    /// Whether a paragraph, a cell or the like begins with it.
    var beginsBlock = false
}

/// Reads the content of a page in sequence and returns its words: the text of `main` that readers
/// see. It skips the layout (head, menu, footer), navigation (`nav`), scripts and drawings. The
/// heading and the summary are collected separately.
struct PageTextReader: ~Copyable {
    /// The parts of a result's page to return.
    enum Scope {
        case all
        /// The parts that are not in the result's data: neither the result nor its inputs.
        case besideResult
    }

    private(set) var state: PageState
    private var markup: PageMarkup
    private let links: LinkReader

    private var word: [UInt8] = []
    private var openLinks: [String] = []
    private var isBlockOpen = false
    private var waiting: PageTag?

    init(
        _ file: consuming FileParts, _ links: LinkReader, scope: Scope
    ) throws(FileError) {
        let bytes = try PageBytes(file)
        self.links = links
        state = PageState(contentIn: PageState.content(of: bytes.beginning), scope)
        markup = PageMarkup(bytes)
    }

    /// The next word; nil at the end. After the last one, links may come without a word.
    mutating func next() throws(FileError) -> PageWord? {
        if let tag = waiting {
            waiting = nil
            try handle(tag)
        }
        while true {
            if !state.wantsWords {
                guard try markup.bytes.pass(to: UInt8(ascii: "<")) else { break }
                if let tag = try markup.tag() { try handle(tag) }
                continue
            }
            guard let byte = try markup.bytes.next() else { break }
            if byte == UInt8(ascii: "<") {
                guard let tag = try markup.tag() else {
                    if markup.isSign { word.append(byte) }
                    continue
                }
                if !tag.element.isInline, let ended = endWord() {
                    waiting = tag
                    return ended
                }
                try handle(tag)
            } else if byte == UInt8(ascii: "&") {
                try markup.appendEntity(to: &word)
            } else if byte.isBlank {
                if let ended = endWord() { return ended }
            } else {
                word.append(byte)
            }
        }
        if let ended = endWord() { return ended }
        if openLinks.isEmpty { return nil }
        defer { openLinks = [] }
        return PageWord(bytes: [], links: openLinks)
    }

    /// Reads to the end, to collect the heading and the summary.
    mutating func finish() throws(FileError) {
        while try next() != nil {}
    }

    /// The word that has ended, if it is to be returned.
    private mutating func endWord() -> PageWord? {
        if word.isEmpty { return nil }
        let ended = word
        word.removeAll(keepingCapacity: true)
        guard state.isReturned(ended) else { return nil }
        defer { (openLinks, isBlockOpen) = ([], false) }
        return PageWord(bytes: ended, links: openLinks, beginsBlock: isBlockOpen)
    }

    private mutating func handle(_ tag: PageTag) throws(FileError) {
        if !tag.element.isInline { isBlockOpen = true }
        if tag.element == .link, !tag.isEnd, state.returnsWords,
            let target = tag.attribute("href", markup.bytes.block)
        {
            openLinks.append(links.target(of: target))
        }
        if let raw = state.read(tag, markup.bytes.block) { try markup.passRaw(raw) }
    }
}
