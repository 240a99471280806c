/// A parsed CSS selector.
package struct Selector: Equatable, Sendable {
    /// The alternatives between commas.
    var paths: [[Step]]

    /// The conditions on one element of a path.
    struct Step: Equatable, Sendable {
        /// Whether the element must be a child of the previous one, and not just a descendant.
        var isChild: Bool
        var type: NodeWord?
        var conditions: [Condition] = []
        /// The required child numbers, from one. Two different ones match no element.
        var childNumbers: Set<Int> = []
    }

    enum Condition: Equatable, Sendable {
        case has(NodeWord)
        case hasClass(NodeWord)
        case equals(NodeWord, NodeWord)
        case begins(NodeWord, NodeWord)
        case ends(NodeWord, NodeWord)
        case contains(NodeWord, NodeWord)
    }
}
