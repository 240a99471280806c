package import PennyDiagnostics

extension Fault {
    package static let template = TemplateFaults()
}

/// Faults of a template among the others, and the limits of what templates make.
package struct TemplateFaults: FaultDeclarations {
    let twice = FaultDeclaration(610, example: "layout") { name in
        ("template “\(name)” exists twice", "Rename one of the two files.")
    }
    let missing = FaultDeclaration(611, example: "layout", "layuot") {
        (name: String, nearest: String?) in
        (
            "template “\(name)” does not exist",
            nearest.map { "Rename “\($0).mustache” to “\(name).mustache”." }
                ?? "Add “\(name).mustache”."
        )
    }
    let unknown = FaultDeclaration(612, example: "fotter", .nearest("footer")) {
        (name: String, meant: MeantName?) in
        (
            "unknown template “\(name)”",
            meant?.nextStep ?? "Add “\(name).mustache” or remove the tag."
        )
    }
    let unknownBlock = FaultDeclaration(613, example: "mian", "layout", "main") {
        (name: String, parent: String, nearest: String?) in
        (
            "unknown block “\(name)” of template “\(parent)”",
            nearest.map { "Write “\($0)”." } ?? "Remove it, it would not be shown."
        )
    }
    let blockTwice = FaultDeclaration(614, example: "main") { name in
        ("block “\(name)” is filled twice", "Remove one of the two, only the last would be shown.")
    }
    let pageTooLarge = FaultDeclaration(620, example: "prose", 64 << 20) {
        (page: String, limit: Int) in
        (
            "the template “\(page)” makes a page of more than \(limit >> 20) MiB",
            "Show it fewer times, or write a shorter text."
        )
    }
    let tooManyTags = FaultDeclaration(621, example: "prose", 5_000_000) {
        (page: String, limit: Int) in
        (
            "the template “\(page)” makes a page of more than \(grouped(limit)) tags",
            "Look for partials or sections that repeat each other."
        )
    }
    let tooMuchSource = FaultDeclaration(622, example: 4 << 20) { (limit: Int) in
        (
            "the templates have more than \(limit >> 20) MiB together",
            "Remove templates, or write shorter ones."
        )
    }
}

extension MeantName {
    var nextStep: String {
        switch self {
        case .nearest(let name): "Write “\(name)”."
        case .renamed(let old, let new): "Rename it: “\(old)” is “\(new)” now."
        }
    }
}
