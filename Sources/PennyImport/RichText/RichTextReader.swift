import PennyDiagnostics

/// Reads the text of a file in Rich Text Format, version 1.
///
/// Stores open groups on a stack of its own, so that no nesting can overflow the call stack.
struct RichTextReader {
    static let depthLimit = 512

    private(set) var characters: [RichText.Character] = []
    private(set) var problems: [(problem: Fault, offset: Int)] = []

    private var scanner: RichTextScanner
    private let bytes: [UInt8]
    private var outer: [RichTextGroup] = []
    private var group = RichTextGroup()
    private var fonts = RichTextFonts()
    private var surrogates = SurrogatePair()
    /// The number of fallback characters still to skip after a `\u`.
    private var fallback = 0
    /// The offset of the current token.
    private var offset = 0
    private var reported: Set<Fault> = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        scanner = RichTextScanner(bytes)
    }

    mutating func read() {
        guard bytes.starts(with: "{\\rtf".utf8) else { return report(.richText.notRichText) }
        while let token = scanner.next() {
            guard read(token) else { return }
            offset = scanner.position
            if outer.isEmpty { return readEnd() }
        }
        report(.richText.unclosedGroup, at: group.start)
    }

    /// Checks that only line ends and padding from transfers follow the last group.
    private mutating func readEnd() {
        endSurrogate()
        let padding: [UInt8] = [0, 9, 10, 13, 26, 32]
        guard let rest = bytes[offset...].firstIndex(where: { !padding.contains($0) })
        else { return }
        report(
            bytes[rest] == UInt8(ascii: "}") ? .richText.closesNothing : .richText.textAfterEnd,
            at: rest)
    }

    /// Reads a token. Returns false if reading should stop.
    private mutating func read(_ token: RichTextScanner.Token) -> Bool {
        switch token {
        case .groupStart:
            fallback = 0
            if outer.count == Self.depthLimit {
                report(.richText.nestsTooDeep(Self.depthLimit))
                return false
            }
            outer.append(group)
            group.start = offset
        case .groupEnd:
            fallback = 0
            if let last = outer.popLast() { group = last }
        case .lineEnd: break
        default:
            // Each letter or control word after a `\u` counts as one fallback character.
            if fallback > 0 { fallback -= 1 } else { readContent(token) }
        }
        return true
    }

    private mutating func readContent(_ token: RichTextScanner.Token) {
        switch token {
        case .control(let word, let parameter): control(word, parameter)
        case .symbol(UInt8(ascii: "*")): group.isSkipped = true
        case .symbol(let byte): if let scalar = RichTextWords.symbols[byte] { append(scalar) }
        case .hexadecimal(let byte?): append(byte)
        case .hexadecimal(nil): report(.richText.malformedByte)
        case .byte(let byte): append(byte)
        case .groupStart, .groupEnd, .lineEnd: break
        }
    }

    // MARK: - Control words

    private mutating func control(_ word: String, _ parameter: Int?) {
        if let scalar = RichTextWords.characters[word] { return append(scalar) }
        if RichTextWords.destinations.contains(word) { return group.isSkipped = true }
        switch word {
        case "u": appendUnicode(parameter ?? 0)
        case "uc": group.fallbackLength = max(0, parameter ?? 1)
        case "v": group.isHidden = parameter != 0
        case "plain":
            group.isHidden = false
            group.font = nil
        case "f": group.font = parameter ?? 0
        case "fonttbl": group.isFontTable = true
        case "fcharset", "cpg":
            guard group.isFontTable, !group.isSkipped, let font = group.font else { return }
            fonts.declare(font, word, parameter ?? 0)
        default: if !group.isSkipped { fonts.document(word, parameter) }
        }
    }

    // MARK: - Text

    private mutating func append(_ byte: UInt8) {
        guard group.hasText else { return }
        let codePage = fonts.codePage(of: group.font)
        if let scalar = codePage.scalar(byte) {
            // A tab is text; other control characters are leftovers.
            if byte >= 0x20 || byte == 9 { append(scalar) }
            return
        }
        if codePage.isUnnumberedCharset {
            report(.richText.unknownCharset(-codePage.number))
        } else if codePage.isKnown {
            report(.richText.unassignedByte(byte, codePage.number))
        } else {
            report(.richText.unknownCodePage(codePage.number))
        }
        append("\u{FFFD}")
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        guard group.hasText else { return }
        endSurrogate()
        characters.append(RichText.Character(scalar: scalar, offset: offset))
    }

    private mutating func appendUnicode(_ number: Int) {
        fallback = group.fallbackLength
        guard group.hasText else { return }
        let value = number < 0 && number >= -0x8000 ? number + 0x10000 : number
        if !SurrogatePair.isLow(value) { endSurrogate() }
        switch surrogates.add(value, at: offset) {
        case .scalar(let scalar, let offset):
            characters.append(RichText.Character(scalar: scalar, offset: offset))
        case .half: break
        case .lone(let offset):
            report(.richText.loneSurrogate, at: offset)
            characters.append(RichText.Character(scalar: "\u{FFFD}", offset: offset))
        case .invalid: report(.richText.invalidScalar(number))
        }
    }

    private mutating func endSurrogate() {
        guard let start = surrogates.end() else { return }
        report(.richText.loneSurrogate, at: start)
        characters.append(RichText.Character(scalar: "\u{FFFD}", offset: start))
    }

    /// Reports the first occurrence of each problem only, since a wrong code page would otherwise
    /// be reported at every letter.
    private mutating func report(_ problem: Fault, at position: Int? = nil) {
        if reported.insert(problem).inserted { problems.append((problem, position ?? offset)) }
    }
}
