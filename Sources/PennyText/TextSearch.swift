// Looking for a text in another one, byte for byte. What the standard library has for that is part
// of its regular expressions, which the program does without.

extension StringProtocol where SubSequence == Substring {
    /// Where a text first stands in it; nil for nowhere.
    package func place(of part: String) -> Range<String.Index>? { self[...].found(part) }

    package func has(_ part: String) -> Bool { self[...].found(part) != nil }

    /// Another text in place of each part that is this one.
    package func replacing(_ part: String, by other: String) -> String {
        var out = ""
        var rest = self[...]
        while !part.isEmpty, let place = rest.found(part) {
            out += rest[..<place.lowerBound] + other
            rest = rest[place.upperBound...]
        }
        return out + rest
    }
}

extension Substring {
    fileprivate func found(_ part: String) -> Range<Index>? {
        guard let offset = offset(of: part.utf8.span, in: utf8.span) else { return nil }
        let start = utf8.index(startIndex, offsetBy: offset)
        return start..<utf8.index(start, offsetBy: part.utf8.count)
    }
}

extension ArraySlice<UInt8> {
    /// Where the bytes of a text first stand in it; nil for nowhere.
    package func place(of part: String) -> Range<Int>? {
        offset(of: part.utf8.span, in: span).map {
            startIndex + $0..<startIndex + $0 + part.utf8.count
        }
    }
}

/// How many bytes stand before the first that are these; nil where there are none such.
private func offset(of part: Span<UInt8>, in text: Span<UInt8>) -> Int? {
    var start = 0
    while start + part.count <= text.count {
        var count = 0
        while count < part.count, text[start + count] == part[count] { count += 1 }
        if count == part.count { return start }
        start += 1
    }
    return nil
}
