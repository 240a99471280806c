import PennyMarkup

extension ExampleFiles {
    /// All locales, some to a line of a comment.
    static let locales: String = {
        let all = NumberStyle.all.map(\.locale)
        return stride(from: 0, to: all.count, by: 11)
            .map { "#   " + all[$0..<min($0 + 11, all.count)].joined(separator: " ") }
            .joined(separator: "\n")
    }()
}
