package import PennyDiagnostics

extension Fault {
    package static let locating = LocatingFaults()
}

/// Faults of what a source names and its answer does not have.
package struct LocatingFaults: FaultDeclarations {
    let noDateColumn = FaultDeclaration(824, example: ["price", "volume"]) { (known: [String]) in
        (
            "the table has no column of dates",
            "Name it with “date:”; there is \(alternatives(known))."
        )
    }
    let noColumn = FaultDeclaration(825, example: "clsoe", "close", ["date", "close"]) {
        (name: String, near: String?, known: [String]) in
        (
            "the table has no column “\(name)”",
            didYouMean(near) ?? "There is \(alternatives(known))."
        )
    }
    let severalColumns = FaultDeclaration(826, example: ["open", "close"]) { (names: [String]) in
        (
            "the value may be in column \(alternatives(names.prefix(5).map(quoted)))",
            "Name it with “column:”."
        )
    }
    let noRow = FaultDeclaration(827, example: "USD", nil) { (name: String, near: String?) in
        (
            "the table has no row “\(name)”",
            didYouMean(near) ?? "Name one that is there with “row:”."
        )
    }
    let noRowColumn = FaultDeclaration(871, example: "USD") { name in
        (
            "the table has no column “symbol”, in which “row: \(name)” is looked up",
            "Call the column of the names “symbol”, or remove “row:”."
        )
    }
    let severalRows = FaultDeclaration(828, example: ["USD", "EUR"]) { (names: [String]) in
        ("the value may be in row \(alternatives(names.map(quoted)))", "Name it with “row:”.")
    }
    let notFound = FaultDeclaration(839, example: .selector("span.quote")) { (locator: Locator) in
        (
            "the page has no element “\(locator.text)”",
            "Look at the page, and name the element again."
        )
    }
    let otherCount = FaultDeclaration(840, example: .selector("td.price"), 4, 1) {
        (locator: Locator, found: Int, wanted: Int) in
        (
            "the page has \(counted(found, "element")) “\(locator.text)”, not \(wanted)",
            "Look at the page, and name the element again."
        )
    }
    let badSelector = FaultDeclaration(841, example: "td:hover", .pseudoClass("hover")) {
        (text: String, problem: SelectorProblem) in
        ("selector “\(text)” \(problem.words)", "Write an “xpath:” instead, or a simpler selector.")
    }
    let badXPath = FaultDeclaration(842, example: "//td[") { text in
        ("“\(text)” is not XPath", "Write one such as //span[@class='quote'].")
    }
    let tooManySteps = FaultDeclaration(843, example: "//*//*//*") { text in
        ("“\(text)” takes too many steps on the page", "Name the element by a shorter way.")
    }
    let comparesMany = FaultDeclaration(844, example: "//td = //th") { text in
        (
            "“\(text)” compares many elements with many others",
            "Compare with a text, a number, an attribute or one child, such as td[1]."
        )
    }
    let badPattern = FaultDeclaration(845, example: "[0-9") { text in
        ("“\(text)” is not a regular expression", "Write one such as ^[0-9,.]+$.")
    }
}

/// An unsupported part of a selector.
public enum SelectorProblem: Equatable, Sendable {
    case empty
    case pseudoClass(String)
    case unexpected(String)
    case endsEarly
    /// The limit of steps of one path.
    case tooLong(limit: Int)

    var words: String {
        switch self {
        case .empty: "is empty"
        case .pseudoClass(let name): "has “:\(name)”, which is not read"
        case .unexpected(let text): "has “\(text)” where that cannot be"
        case .endsEarly: "ends too early"
        case .tooLong(let limit): "has more than \(counted(limit, "part"))"
        }
    }
}
