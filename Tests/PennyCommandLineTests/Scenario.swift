import Testing

/// A parsed file of `Scenarios`: files to write and commands to run, in order.
/// `Scenarios/README.md` describes its format.
struct Scenario: Sendable, CustomTestStringConvertible {
    enum Step: Equatable, Sendable {
        case file(path: String, text: String)
        case run(Run)
    }

    struct Run: Equatable, Sendable {
        let command: String
        var status: Int32 = 0
        var output = ""
        var messages = ""
    }

    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    let name: String
    let steps: [Step]

    var testDescription: String { name }

    init(name: String, text: String) throws {
        self.name = name
        var steps: [Step] = []
        for part in Self.parts(of: text) {
            let words = part.head.split(separator: " ", maxSplits: 1).map(String.init)
            let rest = words.count > 1 ? words[1] : ""
            switch (words.first, steps.last) {
            case ("file", _): steps.append(.file(path: rest, text: part.body))
            case ("run", _): steps.append(.run(Run(command: rest)))
            case (let word?, .run(var run)):
                switch word {
                case "status": run.status = Int32(rest) ?? -1
                case "stdout": run.output = part.body
                case "stderr": run.messages = part.body
                default: throw Malformed(description: "\(name): unknown part “\(part.head)”")
                }
                steps[steps.count - 1] = .run(run)
            default: throw Malformed(description: "\(name): “\(part.head)” follows no run")
            }
        }
        guard steps.contains(where: { if case .run = $0 { true } else { false } }) else {
            throw Malformed(description: "\(name): nothing is run")
        }
        self.steps = steps
    }

    /// The parts after the title, each without the empty lines at its end.
    private static func parts(of text: String) -> [(head: String, body: String)] {
        var parts: [(head: String, lines: [Substring])] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("== ") {
                parts.append((String(line.dropFirst(3)), []))
            } else if !parts.isEmpty {
                parts[parts.count - 1].lines.append(line)
            }
        }
        return parts.map { head, lines in
            var lines = lines
            while lines.last == "" { lines.removeLast() }
            return (head, lines.map { $0 + "\n" }.joined())
        }
    }
}

/// Whether `text` matches a scenario's pattern: line by line, with `...` for any lines, and at a
/// line's end for the rest of it.
func isExpected(_ text: String, _ pattern: String) -> Bool {
    func lines(_ text: String) -> [Substring] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last == "" { lines.removeLast() }
        return lines
    }
    func matches(_ rest: ArraySlice<Substring>, _ wanted: ArraySlice<Substring>) -> Bool {
        guard let first = wanted.first else { return rest.isEmpty }
        if first == "..." {
            return (rest.startIndex...rest.endIndex)
                .contains { matches(rest[$0...], wanted.dropFirst()) }
        }
        guard let line = rest.first else { return false }
        let fits = first.hasSuffix("...") ? line.hasPrefix(first.dropLast(3)) : line == first
        return fits && matches(rest.dropFirst(), wanted.dropFirst())
    }
    return matches(lines(text)[...], lines(pattern)[...])
}
