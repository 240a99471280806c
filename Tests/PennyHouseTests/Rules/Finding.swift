/// A place in the project's files that breaks a house rule.
struct Finding: Equatable, CustomStringConvertible {
    var path: String
    var line: Int
    var message: String

    var description: String { "\(path):\(line): \(message)" }
}
