import PennyDiagnostics
import PennySite
import PennyText

extension DiffFault {
    package var summary: String {
        switch self {
        case .noFolder(let folder, _): "there is no folder “\(folder)”"
        case .notAFolder(let path): "“\(path)” is not a folder"
        case .sources(let folder, _): "“\(folder)” is a site’s sources, not its output"
        case .noManifest(let folder):
            "“\(folder)” has no pennypress.json, which every output of a build has"
        case .notOurs: "the manifest was not written by Pennypress"
        case .otherVersion(let generator, let reason):
            "the manifest of \(generator) cannot be read by \(Pennypress.generator): "
                + reason.words
        case .notAPath(let path): "“\(path)” is not a path of a site’s file"
        case .notJSON(let reason): "this is no JSON that can be read: \(reason.words)"
        case .missing(let path): "“\(path)” is missing, and pennypress.json names it"
        case .cannotRead(let path, let reason): "cannot read “\(path)”: \(reason)"
        case .notAResult(let reason):
            "this is not the data of a result as \(Pennypress.generator) reads it: "
                + reason.words
        case .tooLarge(let limit): "the file is larger than \(limit >> 20) MiB"
        }
    }

    package var nextStep: String {
        switch self {
        case .noFolder(_, let near):
            near.map { "Did you mean “\($0)”?" } ?? "Name the output folder of a build."
        case .notAFolder: "Name the folder that it lies in."
        case .sources(let folder, let built):
            "Build it with “pennypress build \(folder)”, then name its output, such as “\(built)”."
        case .noManifest: "Name the output folder of a build, such as “public” in a site’s."
        case .notOurs: "Name the output folder of a build, or build the site again."
        case .otherVersion(let generator, _):
            "Compare them with \(generator), or build both with \(Pennypress.generator)."
        case .notAPath, .notJSON, .missing, .notAResult, .tooLarge: "Build that site again."
        case .cannotRead: "Check that it exists and that you may read it."
        }
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
