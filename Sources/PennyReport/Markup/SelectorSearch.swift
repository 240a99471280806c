import CXML
import PennyDiagnostics

/// Finds the elements of a selector in one pass through a document. Records for each open element
/// how far each path has matched, so that no element is visited twice, however deep it is.
struct SelectorSearch {
    private let selector: Selector
    private let time: ParsingDeadline
    private var levels: [Level] = []
    private var matches: [xmlNodePtr] = []

    /// The steps of a path that an element has matched, one bit each.
    private typealias Progress = UInt64

    private struct Level {
        /// The progress at the element itself, and at it or any of its ancestors.
        var here: [Progress]
        var above: [Progress]
        var children = 0
    }

    /// The matching elements in document order.
    static func elements(
        _ selector: Selector, in document: MarkupDocument, within time: ParsingDeadline
    ) throws(Fault) -> [xmlNodePtr] {
        var search = SelectorSearch(selector, time)
        try search.run(document)
        return search.matches
    }

    private init(_ selector: Selector, _ time: ParsingDeadline) {
        self.selector = selector
        self.time = time
    }

    private mutating func run(_ document: MarkupDocument) throws(Fault) {
        let none = [Progress](repeating: 0, count: selector.paths.count)
        levels = [Level(here: none, above: none)]
        var seen = 0
        var node = document.pointer.pointee.children
        while let current = node {
            seen += 1
            if seen.isMultiple(of: 64) { try time.check() }
            if current.pointee.type == XML_ELEMENT_NODE {
                enter(current)
                if let child = current.pointee.children {
                    node = child
                    continue
                }
                levels.removeLast()
            }
            node = after(current)
        }
    }

    /// The next node in document order after a node and its descendants.
    private mutating func after(_ node: xmlNodePtr) -> xmlNodePtr? {
        var last = node
        while last.pointee.next == nil {
            guard let parent = last.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE
            else { return nil }
            levels.removeLast()
            last = parent
        }
        return last.pointee.next
    }

    private mutating func enter(_ element: xmlNodePtr) {
        let last = levels.count - 1
        levels[last].children += 1
        let childNumber = levels[last].children
        var level = levels[last]
        var isMatch = false
        for (index, path) in selector.paths.enumerated() {
            let progress = progress(of: element, childNumber, along: path, level, index)
            level.here[index] = progress
            level.above[index] |= progress
            if progress & (1 << (path.count - 1)) != 0 { isMatch = true }
        }
        level.children = 0
        levels.append(level)
        if isMatch { matches.append(element) }
    }

    private func progress(
        of element: xmlNodePtr, _ childNumber: Int, along path: [Selector.Step], _ parent: Level,
        _ index: Int
    ) -> Progress {
        var progress: Progress = 0
        for (number, step) in path.enumerated() {
            let before = step.isChild ? parent.here[index] : parent.above[index]
            let mayBe = number == 0 || before & (1 << (number - 1)) != 0
            if mayBe, step.isMet(by: element, childNumber) { progress |= 1 << number }
        }
        return progress
    }
}

extension Selector.Step {
    fileprivate func isMet(by element: xmlNodePtr, _ childNumber: Int) -> Bool {
        if let type, !type.isEqual(to: element.pointee.name) { return false }
        if !childNumbers.allSatisfy({ $0 == childNumber }) { return false }
        return conditions.allSatisfy { $0.isMet(by: element) }
    }
}

extension Selector.Condition {
    fileprivate func isMet(by element: xmlNodePtr) -> Bool {
        func value(_ name: NodeWord, _ isMet: (UnsafePointer<xmlChar>) -> Bool) -> Bool {
            attribute(name, of: element).map(isMet) ?? false
        }
        // By CSS, no attribute begins with, ends with or contains an empty text.
        switch self {
        case .has(let name): return value(name) { _ in true }
        case .hasClass(let word): return value(Self.classes) { word.isWord(of: $0) }
        case .equals(let name, let word): return value(name) { word.isEqual(to: $0) }
        case .begins(let name, let word): return !word.isEmpty && value(name) { word.begins($0) }
        case .ends(let name, let word): return !word.isEmpty && value(name) { word.ends($0) }
        case .contains(let name, let word):
            return !word.isEmpty && value(name) { word.isPart(of: $0) }
        }
    }

    private static let classes = NodeWord("class")
}
