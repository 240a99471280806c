import PennyTestSupport

/// A message that a script of the theme shows: `say("saved-sets.removed", { title: set.title })`.
struct ScriptCall: Equatable {
    /// The file and line, for what a test says.
    let place: String
    /// The message's name without its area; nil where it is no plain text.
    let name: String?
    /// The names of the values that are given.
    let values: [String]

    /// All calls in a script.
    static func calls(in file: RepositoryFile) -> [ScriptCall] {
        file.text.ranges(of: /\bsay\(/).compactMap { range in
            let line = file.text[..<range.lowerBound].split(
                separator: "\n", omittingEmptySubsequences: false)
            // The one that shows how to call it.
            if line.last?.hasPrefix("//") == true { return nil }
            let arguments = parts(of: file.text[range.upperBound...])
            return ScriptCall(
                place: "\(file.path):\(line.count)",
                name: arguments.first.flatMap { text in
                    text.wholeMatch(of: /"([a-z0-9.-]+)"/).map { String($0.1) }
                },
                values: arguments.count == 2
                    ? values(arguments[1]) : arguments.dropFirst().map { $0 })
        }
    }

    /// `title: set.title, count` as `title` and `count`.
    private static func values(_ object: String) -> [String] {
        guard object.hasPrefix("{"), object.hasSuffix("}") else { return [object] }
        return parts(of: object.dropFirst()).map { part in
            part.firstMatch(of: /^([A-Za-z]+)(:|$)/).map { String($0.1) } ?? part
        }
    }

    /// The parts between commas up to the bracket that ends them, without spaces around.
    private static func parts(of text: Substring) -> [String] {
        var parts: [String] = []
        var part = ""
        var depth = 0
        var quote: Character?
        func end() {
            let words = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !words.isEmpty { parts.append(words) }
            part = ""
        }
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if "\"'`".contains(character) {
                quote = character
            } else if "([{".contains(character) {
                depth += 1
            } else if ")]}".contains(character) {
                if depth == 0 { break }
                depth -= 1
            } else if character == ",", depth == 0 {
                end()
                continue
            }
            part.append(character)
        }
        end()
        return parts
    }
}
