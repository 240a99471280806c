import CXML

/// Finds what a selector means in one way through a document: for each open
/// element it is known how far each path has come, so no element is looked at
/// twice however deep it stands.
struct SelectorSearch {
    private let selector: Selector
    private let time: ReadingTime
    private var levels: [Level] = []
    private var found: [xmlNodePtr] = []

    /// The steps of a path that an element has come to, a bit each.
    private typealias Progress = UInt64

    private struct Level {
        /// Of the element itself, and of it with all that it stands in.
        var here: [Progress]
        var above: [Progress]
        var children = 0
    }

    /// In the order of the page.
    static func elements(
        _ selector: Selector, in document: MarkupDocument, within time: ReadingTime
    ) throws(ReportFault) -> [xmlNodePtr] {
        var search = SelectorSearch(selector, time)
        try search.run(document)
        return search.found
    }

    private init(_ selector: Selector, _ time: ReadingTime) {
        self.selector = selector
        self.time = time
    }

    private mutating func run(_ document: MarkupDocument) throws(ReportFault) {
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

    /// The node after one and all that it holds.
    private mutating func after(_ node: xmlNodePtr) -> xmlNodePtr? {
        var place = node
        while place.pointee.next == nil {
            guard let parent = place.pointee.parent, parent.pointee.type == XML_ELEMENT_NODE
            else { return nil }
            levels.removeLast()
            place = parent
        }
        return place.pointee.next
    }

    private mutating func enter(_ element: xmlNodePtr) {
        let last = levels.count - 1
        levels[last].children += 1
        let place = levels[last].children
        var level = levels[last]
        var isFound = false
        for (index, path) in selector.paths.enumerated() {
            let progress = progress(of: element, place, along: path, level, index)
            level.here[index] = progress
            level.above[index] |= progress
            if progress & (1 << (path.count - 1)) != 0 { isFound = true }
        }
        level.children = 0
        levels.append(level)
        if isFound { found.append(element) }
    }

    private func progress(
        of element: xmlNodePtr, _ place: Int, along path: [Selector.Step], _ parent: Level,
        _ index: Int
    ) -> Progress {
        var progress: Progress = 0
        for (number, step) in path.enumerated() {
            let before = step.isChild ? parent.here[index] : parent.above[index]
            let mayBe = number == 0 || before & (1 << (number - 1)) != 0
            if mayBe, step.isMet(by: element, place) { progress |= 1 << number }
        }
        return progress
    }
}

extension Selector.Step {
    fileprivate func isMet(by element: xmlNodePtr, _ place: Int) -> Bool {
        if let type, !type.isEqual(to: element.pointee.name) { return false }
        if !places.allSatisfy({ $0 == place }) { return false }
        return conditions.allSatisfy { $0.isMet(by: element) }
    }
}

extension Selector.Condition {
    fileprivate func isMet(by element: xmlNodePtr) -> Bool {
        func value(_ name: NodeWord, _ isMet: (UnsafePointer<xmlChar>) -> Bool) -> Bool {
            attribute(name, of: element).map(isMet) ?? false
        }
        // No attribute begins, ends with or holds nothing, says CSS.
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
