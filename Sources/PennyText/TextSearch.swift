// Search for a text in another one, byte for byte. The standard library's search is part of its
// regular expressions, which our modules do without.

extension StringProtocol where SubSequence == Substring {
    /// The range of the first occurrence of a text; nil if there is none.
    package func range(of part: String) -> Range<String.Index>? { self[...].search(part) }

    package func has(_ part: String) -> Bool { self[...].search(part) != nil }

    /// Replaces each occurrence of a text.
    package func replacing(_ part: String, by other: String) -> String {
        var out = ""
        var rest = self[...]
        while !part.isEmpty, let range = rest.search(part) {
            out += rest[..<range.lowerBound] + other
            rest = rest[range.upperBound...]
        }
        return out + rest
    }
}

extension Substring {
    fileprivate func search(_ part: String) -> Range<Index>? {
        guard let offset = offset(of: part.utf8.span, in: utf8.span) else { return nil }
        let start = utf8.index(startIndex, offsetBy: offset)
        return start..<utf8.index(start, offsetBy: part.utf8.count)
    }
}

extension ArraySlice<UInt8> {
    /// The range of the first occurrence of a text's bytes; nil if there is none.
    package func range(of part: String) -> Range<Int>? {
        offset(of: part.utf8.span, in: span).map {
            startIndex + $0..<startIndex + $0 + part.utf8.count
        }
    }
}

/// The offset of the first occurrence of some bytes; nil if there is none.
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
