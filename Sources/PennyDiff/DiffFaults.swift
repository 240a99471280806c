package import PennyDiagnostics
import PennySite
import PennyText

extension Fault {
    package static let diff = DiffFaults()
}

/// Faults that keep two built sites from being compared.
package struct DiffFaults: FaultDeclarations {
    let noFolder = FaultDeclaration(61, example: "pubilc", "public") {
        (folder: String, near: String?) in
        ("there is no folder “\(folder)”", didYouMean(near) ?? "Name the output folder of a build.")
    }
    let notAFolder = FaultDeclaration(62, example: "public/index.html") { path in
        ("“\(path)” is not a folder", "Name the folder that it lies in.")
    }
    let sources = FaultDeclaration(63, example: "site", "site/public") { folder, built in
        (
            "“\(folder)” is a site’s sources, not its output",
            "Build it with “pennypress build \(folder)”, then name its output, such as “\(built)”."
        )
    }
    let noManifest = FaultDeclaration(64, example: "downloads") { folder in
        (
            "“\(folder)” has no pennypress.json, which every output of a build has",
            "Name the output folder of a build, such as “public” in a site’s."
        )
    }
    let notOurs = Fault(
        65, "the manifest was not written by Pennypress",
        "Name the output folder of a build, or build the site again.")
    let otherVersion = FaultDeclaration(66, example: "Pennypress 1.0", .missing("files")) {
        (generator: String, reason: JSONProblem.Reason) in
        (
            "the manifest of \(generator) cannot be read by \(Pennypress.generator): "
                + reason.words,
            "Compare them with \(generator), or build both with \(Pennypress.generator)."
        )
    }
    let notAPath = FaultDeclaration(67, example: "../outside.html") { path in
        ("“\(path)” is not a path of a site’s file", "Build that site again.")
    }
    let notJSON = FaultDeclaration(68, example: .wanted(.object)) { (reason: JSONProblem.Reason) in
        ("this is no JSON that can be read: \(reason.words)", "Build that site again.")
    }
    let missing = FaultDeclaration(69, example: "calculations/first-home.json") { path in
        ("“\(path)” is missing, and pennypress.json names it", "Build that site again.")
    }
    let cannotRead = FaultDeclaration(
        70, example: "calculations/first-home.json", "Permission denied"
    ) { path, reason in
        ("cannot read “\(path)”: \(reason)", "Check that it exists and that you may read it.")
    }
    let notAResult = FaultDeclaration(71, example: .missing("figures")) {
        (reason: JSONProblem.Reason) in
        (
            "this is not the data of a result as \(Pennypress.generator) reads it: "
                + reason.words,
            "Build that site again."
        )
    }
    let tooLarge = FaultDeclaration(72, example: 64 << 20) { (limit: Int) in
        ("the file is larger than \(limit >> 20) MiB", "Build that site again.")
    }
}

extension JSONProblem.Reason {
    fileprivate var words: String {
        switch self {
        case .wanted(let wanted): "\(wanted.words) must be here"
        case .badText: "the text has an escape or a character that JSON does not have"
        case .tooDeep: "it is nested too deeply"
        case .missing(let name): "it has no “\(name)”"
        }
    }
}

extension JSONProblem.Wanted {
    fileprivate var words: String {
        switch self {
        case .object: "an object"
        case .list: "a list"
        case .text: "a text in quotes"
        case .number: "a whole number"
        case .value: "a value"
        case .colon: "a colon"
        case .end: "the end of the file"
        case .more("\""): "the quote that ends the text"
        case .more(let close): "a comma or “\(close)”"
        }
    }
}
