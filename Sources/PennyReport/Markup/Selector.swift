/// A CSS selector, read.
package struct Selector: Equatable, Sendable {
    /// Each finds elements of its own.
    var paths: [[Step]]

    /// What one element of a path must be.
    struct Step: Equatable, Sendable {
        /// Whether it stands in the one before it itself, and not deeper.
        var isChild: Bool
        var type: NodeWord?
        var conditions: [Condition] = []
        /// Which child it is, from one; no element is two at once.
        var places: Set<Int> = []
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
