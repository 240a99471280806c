import CXML
import PennyDiagnostics

/// Walks nodes, their following siblings and all descendants, except the contents of scripts and
/// styles. A list holds the current node of each level, so depth does not matter.
struct NodeWalk {
    private var open: [xmlNodePtr]
    private var visited = 0
    private let time: ParsingDeadline

    init(_ first: xmlNodePtr?, within time: ParsingDeadline) {
        open = first.map { [$0] } ?? []
        self.time = time
    }

    mutating func next() throws(Fault) -> xmlNodePtr? {
        guard let node = open.popLast() else { return nil }
        visited += 1
        if visited.isMultiple(of: 256) { try time.check() }
        if let next = node.pointee.next { open.append(next) }
        if node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children,
            !Self.hidden.contains(where: { $0.isEqual(to: node.pointee.name) })
        {
            open.append(child)
        }
        return node
    }

    private static let hidden = [NodeWord("script"), NodeWord("style")]
}
