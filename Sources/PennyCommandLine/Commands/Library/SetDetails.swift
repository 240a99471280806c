import ArgumentParser
import PennyContent
import PennyDiagnostics
import PennyEngine

/// The options that describe a new set.
struct SetDetails: ParsableArguments {
    @Option(help: "The title on pages. Default: words of the name.")
    var title: String?

    @Option(help: ArgumentHelp("One sentence about it.", valueName: "text"))
    var description: String?

    @Option(help: ArgumentHelp("Its tags, with commas between.", valueName: "tags"))
    var tags: String?

    @Option(
        help: ArgumentHelp(
            "The day it is of. Default: that of SOURCE_DATE_EPOCH, else today.",
            valueName: "day"))
    var date: String?

    static let names = ["title", "description", "tags", "date"]

    /// The first of the options that was given.
    var given: String? {
        zip(Self.names, [title, description, tags, date]).first { $0.1 != nil }?.0
    }

    func validate() throws {
        if title == "" { throw ValidationError("The title is empty.") }
    }

    func typed() throws(DiagnosticError) -> [TypedText] {
        var typed: [TypedText] = []
        func add(_ key: String, _ text: String?) {
            guard let text else { return }
            typed.append(TypedText(key, text, at: SourceLocation.option("--\(key) \(text)")))
        }
        add("title", title)
        add("description", description)
        add("tags", tags)
        let day = try Today.date().isoText
        add("date", date ?? day)
        return typed
    }
}
