import PennyDiagnostics
import PennyEngine

/// Sets that were exported together: a JSON or YAML file whose `sets` are written like front
/// matter, each with its `name`, and its text under `body`.
public struct SetBundle {
    /// The locale of the numbers; nil if the file does not specify it.
    public let locale: LocatedWord?
    public let sets: [SavedSet]

    public static let format = "pennypress sets"
    public static let version = 1

    package static let keys = ["format", "version", "locale", "sets"]
    package static let nameKey = "name"
    package static let bodyKey = "body"

    /// Reads a bundle, or a file that is itself one set.
    public static func read(
        _ file: ContentText, id: String, _ reader: SavedSetReader
    ) -> Reading<SetBundle> {
        Reading { () throws(DiagnosticError) in
            let entries = try YAMLReader(
                path: file.path, firstLine: 1, byteLimit: ContentText.byteLimit
            ).entries(of: file.text, otherwise: .key.bundleOfOther(.withoutKeys))
            let start = SourceLocation(path: file.path)
            if ["figures", "inputs"].allSatisfy({ key in entries.contains { $0.key == key } }) {
                let fault = Fault.key.bundleOfOther(.result)
                return Reading(nil, [Diagnostic(fault, at: start)])
            }
            if entries.contains(where: { $0.key == "kind" }) {
                return reader.read(keys: entries, id: id, in: file.path).map {
                    SetBundle(locale: nil, sets: [$0])
                }
            }
            var keys = KeyReader(entries, start: start)
            _ = keys.choice("format", among: [format])
            if let node = keys.node("version"), case .text(let text) = node.value,
                let later = Int(text), later > version
            {
                let fault = Fault.key.bundleOfOther(.later(later))
                return Reading(nil, [Diagnostic(fault, at: node.location)])
            }
            _ = keys.wholeNumber("version", in: version...version)
            let locale = keys.text("locale")
            let sets = sets(&keys, id, reader)
            keys.reportUnknown(known: Self.keys)
            return Reading(SetBundle(locale: locale, sets: sets), keys.diagnostics)
        }
    }

    private static func sets(
        _ keys: inout KeyReader, _ id: String, _ reader: SavedSetReader
    ) -> [SavedSet] {
        if keys.node("sets") == nil {
            keys.report(.key.missing("sets", "[…]"), keys.start)
        }
        var number = 0
        return keys.mappings("sets") { entry in
            number += 1
            let name = entry.text(nameKey)
            let reading = reader.read(
                keys: entry.entries, id: name?.text ?? "\(id)-\(number)", in: entry.start.path)
            entry.add(reading.diagnostics)
            if let name, !Slug.isValid(name.text) {
                let fault = Fault.value.badName(
                    name.text, Slug.suggestion(for: name.text))
                entry.report(fault, name.location)
            }
            return reading.value
        }
    }
}
