/// The part of a file that a browser requests, by RFC 9110.
enum ByteRange: Equatable {
    /// The whole file: no range, several ranges at once, or one that cannot be read.
    case whole
    case part(Range<Int>)
    /// A range that the file does not have.
    case unsatisfiable

    init(_ header: String?, count: Int) {
        self = .whole
        guard let header, header.lowercased().hasPrefix("bytes=") else { return }
        let ends = header.dropFirst("bytes=".count)
            .split(separator: "-", omittingEmptySubsequences: false)
            .map { $0.filter { $0 != " " } }
        guard ends.count == 2, ends.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } })
        else { return }
        let (first, last) = (Self.number(ends[0]), Self.number(ends[1]))
        switch (first, last) {
        case (nil, nil): return
        case (nil, let length?):
            self =
                length == 0 || count == 0
                ? .unsatisfiable : .part(max(0, count - length)..<count)
        case (let first?, let last):
            if let last, last < first { return }
            self =
                first >= count
                ? .unsatisfiable : .part(first..<min(last ?? count - 1, count - 1) + 1)
        }
    }

    /// A number; one too large for any file counts as the largest.
    private static func number(_ digits: String) -> Int? {
        digits.isEmpty ? nil : Int(digits) ?? .max
    }
}
