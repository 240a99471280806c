/// Lines of tab-separated words between a first line that identifies the format and a last one that
/// proves the file complete.
struct Records {
    var lines: [[String]] = []

    private static let head = "pennypress library 1"
    private static let end = "end"

    init(_ lines: [[String]] = []) { self.lines = lines }

    /// Nil for a text of another format, or an incomplete one.
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
