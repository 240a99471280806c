/// Lines of words with tabs between them, below a first line that says what the file
/// is and a last one that says that all of it is there.
struct Records {
    var lines: [[String]] = []

    private static let head = "pennypress library 1"
    private static let end = "end"

    init(_ lines: [[String]] = []) { self.lines = lines }

    /// Nil for a text that is not of this kind, or not all of it.
    init?(_ bytes: [UInt8]) {
        var lines = String(decoding: bytes, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.popLast() == "", lines.popLast() == Self.end, lines.first == Self.head
        else { return nil }
        self.lines = lines.dropFirst().map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    var bytes: [UInt8] {
        let all = [Self.head] + lines.map { $0.joined(separator: "\t") } + [Self.end]
        return Array((all.joined(separator: "\n") + "\n").utf8)
    }
}
