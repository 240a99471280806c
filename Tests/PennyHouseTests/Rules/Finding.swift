/// A place in the project's files that breaks a house rule.
struct Finding: Equatable, CustomStringConvertible {
    var path: String
    var line: Int
    /// From 1, where a rule knows it.
    var column: Int?
    var message: String

    init(path: String, line: Int, column: Int? = nil, message: String) {
        (self.path, self.line, self.column, self.message) = (path, line, column, message)
    }

    var description: String {
        "\(path):\(line):\(column.map { "\($0):" } ?? "") \(message)"
    }
}
