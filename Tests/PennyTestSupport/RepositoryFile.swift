/// A text file of the project.
public struct RepositoryFile: Equatable, Sendable {
    /// The path relative to the folder that holds Package.swift.
    public var path: String
    public var text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The target it belongs to: `PennyEngine` for `Sources/PennyEngine/Money/Money.swift`.
    public var module: String {
        let parts = path.split(separator: "/")
        return parts.count > 2 ? String(parts[1]) : ""
    }

    public var lines: [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
