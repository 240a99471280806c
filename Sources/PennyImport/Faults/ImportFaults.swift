import PennyContent
package import PennyDiagnostics
import PennyEngine

extension Fault {
    package static let importing = ImportFaults()
}

/// Faults of any file to import, and of where it goes.
package struct ImportFaults: FaultDeclarations {
    package let exists = FaultDeclaration(701, example: "comparisons/flour.yaml") { path in
        (
            "“\(path)” is there already",
            "Name another file with “--to”, or replace it with “--force”."
        )
    }
    let notMarkdown = FaultDeclaration(702, example: "car.txt") { name in
        ("“\(name)” is not the name of a Markdown file", "Name a file that ends in “.md”.")
    }
    let tooLarge = FaultDeclaration(703, example: 1024 * 1024) { (limit: Int) in
        ("what it holds is more than a file of \(limit / 1024) KiB", "Split the file to import.")
    }
    let unknownColumn = FaultDeclaration(704, example: "prise", "price") { name, near in
        ("column “\(name)” is not one that can be imported", "Did you mean “\(near)”?")
    }
    let unusedColumn = FaultDeclaration(
        705, as: .warning, example: "shelf", ["name", "price", "size"]
    ) { (name: String, known: [String]) in
        (
            "column “\(name)” is left out",
            "A comparison has \(known.joined(separator: ", ")); name it one of them to keep it."
        )
    }
    let missingColumn = FaultDeclaration(706, example: "price", ["price", "cost"]) {
        (name: String, names: [String]) in
        ("no column has the \(name)", "Name a column \(alternatives(names)).")
    }
    let sameColumn = FaultDeclaration(707, example: "cost", "price", "price") {
        name, other, meaning in
        ("columns “\(other)” and “\(name)” are both the \(meaning)", "Keep one of the two.")
    }
    let missingCell = FaultDeclaration(708, example: "price", "price") { name, column in
        ("\(name) is missing", "Write it under “\(column)”, or remove the row.")
    }
    let nothingLeft = Fault(
        709, "nothing is left to import", "Fix what was left out, or import another file.")
}

extension Fault {
    /// Makes the fault of an input that an import cannot use.
    init(_ problem: InputProblem) {
        var nextStep = problem.nextStep
        if case .ambiguousNumber = problem.kind {
            nextStep = "\(nextStep.dropLast()), or name the file’s “--locale”."
        }
        self.init(problem.code, problem.summary, nextStep)
    }
}
