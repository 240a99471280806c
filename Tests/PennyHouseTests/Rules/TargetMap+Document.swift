/// The map as ARCHITECTURE.md draws it, in a fenced block that begins with
/// the info string `text targets`.
func targetMap(ofDocument text: String) throws(TargetMapFault) -> TargetMap {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "```text targets") else { throw .noBlock }
    guard let end = lines[(start + 1)...].firstIndex(of: "```") else { throw .openBlock }
    var map = TargetMap()
    for (index, line) in zip(start + 1..<end, lines[start + 1..<end]) where !line.isEmpty {
        guard let match = line.wholeMatch(of: /([\w-]+) ->(.*)/) else {
            throw .notALine(number: index + 1, text: String(line))
        }
        let name = String(match.1)
        guard map.dependencies[name] == nil else { throw .twice(name) }
        map.dependencies[name] = Set(
            match.2.split(separator: ",").map { $0.trimmingSpaces() }.filter { !$0.isEmpty })
    }
    return map
}

enum TargetMapFault: Error, Equatable {
    case noBlock
    case openBlock
    case notALine(number: Int, text: String)
    case twice(String)
}

extension Substring {
    func trimmingSpaces() -> String {
        var rest = drop { $0.isWhitespace }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
