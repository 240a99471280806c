import PennyTestSupport

/// An example of a specification in the form of CommonMark's `spec.txt`.
struct SpecExample {
    var number: Int
    var markdown: String
    var html: String

    /// The examples of a sample, numbered from `first` on.
    static func all(in sample: String, first: Int = 1) throws -> [SpecExample] {
        let fence = String(repeating: "`", count: 32)
        let text = try Repository.text(of: "Tests/PennyMarkdownTests/Samples/\(sample)")
        let blocks = text.components(from: fence + " example\n", to: "\n" + fence)
        return blocks.enumerated().map { index, block in
            let parts = "\n\(block)\n".split(separator: "\n.\n", maxSplits: 1).map {
                String($0).replacing("→", with: "\t")
            }
            return SpecExample(
                number: first + index, markdown: String(parts[0].dropFirst()) + "\n",
                html: parts.count > 1 ? parts[1] : "")
        }
    }
}

extension String {
    /// The text between each `start` and the next `end`.
    fileprivate func components(from start: String, to end: String) -> [Substring] {
        split(separator: start, omittingEmptySubsequences: false).dropFirst().map {
            $0.prefix(upTo: $0.firstRange(of: end)?.lowerBound ?? $0.endIndex)
        }
    }
}
