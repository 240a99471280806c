/// A web or email address in a text without link syntax. Its end follows GitHub's rules: marks
/// that end a sentence or a quotation are not part of it.
struct BareLink {
    /// The address as typed: libcmark joins dashes and dots.
    private(set) var address: [UInt8] = []
    /// The prefix of the destination before the address.
    let scheme: String
    /// The end of the address in the text.
    private(set) var end: Int

    /// The beginning of an address.
    struct Beginning {
        let scheme: String
        /// The start of the match, from its first byte through `://`, `www.` or `@`.
        let start: Int
        let end: Int

        var isOfWeb: Bool { scheme != "mailto:" }
    }

    /// Whether a byte can indicate the beginning of an address.
    static func mayBegin(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "@") || byte | 0x20 == UInt8(ascii: "h")
            || byte | 0x20 == UInt8(ascii: "w")
    }

    /// The beginning of an address at an index of a text. The text from `start` on is free.
    static func beginning(
        at index: Int, after start: Int, in text: ArraySlice<UInt8>
    ) -> Beginning? {
        switch text[index] | 0x20 {
        case UInt8(ascii: "h"):
            guard !isInWord(index, in: text) else { return nil }
            let end = ["http://", "https://"].compactMap { prefix($0, at: index, in: text) }.first
            return end.map { Beginning(scheme: "", start: index, end: $0) }
        case UInt8(ascii: "w"):
            guard !isInWord(index, in: text), let end = prefix("www.", at: index, in: text)
            else { return nil }
            return Beginning(scheme: "https://", start: index, end: end)
        // The commercial at, whose bit is that of the accent.
        case UInt8(ascii: "`") where text[index] == UInt8(ascii: "@"):
            let local = text[start..<index].reversed().prefix(localLimit + 1)
                .prefix { $0.isLetter || $0.isDigit || ".-_+".utf8.contains($0) }.count
            guard (1...localLimit).contains(local) else { return nil }
            return Beginning(scheme: "mailto:", start: index - local, end: index + 1)
        default: return nil
        }
    }

    /// The most bytes of an address without pointed brackets.
    private static let limit = 2048

    /// The index before which all web addresses are too long, because the current one does not end;
    /// nil where it does.
    static func tooLongUntil(
        _ beginning: Beginning, in text: ArraySlice<UInt8>, source: ArraySlice<UInt8>?
    ) -> Int? {
        var units = AddressUnits(text, from: beginning.start, source)
        var end = beginning.start
        while let unit = units.next() { end += unit.length }
        // The three bytes of a typographic dash were typed as at least two.
        let last = end - limit * 2
        return last > beginning.start ? last : nil
    }

    /// The longest local part, before the at sign (RFC 5321).
    private static let localLimit = 64

    /// - Parameter source: the source from the address on, where it is known.
    init?(_ beginning: Beginning, in text: ArraySlice<UInt8>, source: ArraySlice<UInt8>?) {
        scheme = beginning.scheme
        end = beginning.start
        guard let first = text[beginning.end...].first,
            first.isLetter || first.isDigit || first >= 0x80
        else { return nil }
        var walk = AddressUnits(text, from: beginning.start, source)
        let isMail = beginning.scheme == "mailto:"
        while let unit = walk.next(), !isMail || end < beginning.end || unit.isOfMailHost {
            address += unit.bytes
            end += unit.length
            units.append(unit)
            if address.count > Self.limit { return nil }
        }
        trim()
        let host = address.dropFirst(beginning.end - beginning.start)
            .prefix { $0.isLetter || $0.isDigit || $0 >= 0x80 || "-._".utf8.contains($0) }
        guard let start = host.first, start != .hyphen else { return nil }
        let needsDot = !beginning.scheme.isEmpty
        let parts = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        if needsDot, parts.count < 2 || parts.contains(where: \.isEmpty) { return nil }
        if isMail, let last = address.last, !last.isLetter, !last.isDigit { return nil }
        units = []
    }

    private var units: [AddressUnits.Unit] = []

    /// Removes the final marks that belong to the sentence, and brackets that open before the
    /// address.
    private mutating func trim() {
        var open: [UInt8: Int] = [:]
        for byte in address {
            if let closing = Self.brackets[byte] { open[closing, default: 0] += 1 }
            if Self.closing.contains(byte) { open[byte, default: 0] -= 1 }
        }
        while let unit = units.last, let last = unit.bytes.last {
            if Self.closing.contains(last) {
                guard let count = open[last], count < 0 else { return }
                open[last] = count + 1
            } else if !unit.endsSentence {
                return
            }
            address.removeLast(unit.bytes.count)
            end -= unit.length
            units.removeLast()
        }
    }

    /// The closing bracket of each opening one.
    private static let brackets: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
        UInt8(ascii: "{"): UInt8(ascii: "}"),
    ]
    private static let closing = Set(brackets.values)

    private static func isInWord(_ index: Int, in text: ArraySlice<UInt8>) -> Bool {
        guard index > text.startIndex else { return false }
        let before = text[index - 1]
        return before.isLetter || before.isDigit || "/@._-".utf8.contains(before)
    }

    /// The end of some letters at an index, in any capitalization.
    private static func prefix(
        _ letters: String, at index: Int, in text: ArraySlice<UInt8>
    ) -> Int? {
        let end = index + letters.utf8.count
        guard end <= text.endIndex,
            zip(text[index..<end], letters.utf8).allSatisfy({
                $0 == $1 || $0.isLetter && $0 | 0x20 == $1
            })
        else { return nil }
        return end
    }
}
