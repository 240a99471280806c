package import PennyDiagnostics

extension Fault {
    package static let answerSize = AnswerSizeFaults()
}

/// Answers that are too large or too complex.
package struct AnswerSizeFaults: FaultDeclarations {
    let tooLarge = FaultDeclaration(808, example: 8 << 20) { (limit: Int) in
        (
            "the answer is larger than \(limit / (1024 * 1024)) MiB",
            "Name an address with less in it."
        )
    }
    let headersTooLarge = FaultDeclaration(809, example: 64 << 10) { (limit: Int) in
        ("the answer’s headers are larger than \(limit / 1024) KiB", "Name another address.")
    }
    /// An answer that takes too long to parse.
    let tooComplex = FaultDeclaration(821, example: .elements(limit: 100_000)) {
        (complexity: Complexity) in
        ("the answer is too complex: \(complexity.words)", complexity.advice)
    }
}

/// The limit that an answer exceeds.
public enum Complexity: Equatable, Sendable {
    /// The attributes of one element.
    case attributes(limit: Int)
    case elements(limit: Int)
    case nodesForXPath(limit: Int)
    case time(milliseconds: Int)

    var words: String {
        switch self {
        case .attributes(let limit): "an element has more than \(counted(limit, "attribute"))"
        case .elements(let limit): "it has more than \(counted(limit, "element"))"
        case .nodesForXPath(let limit):
            "it has more than \(counted(limit, "node")), too many for XPath"
        case .time(let milliseconds): "it takes longer than \(milliseconds / 1000) seconds to read"
        }
    }

    var advice: String {
        switch self {
        case .nodesForXPath: "Name the element by a “selector:”, or name a smaller page."
        case .attributes, .elements, .time: "Name an address with a simpler answer."
        }
    }
}
