import PennyDiagnostics

extension Reading<ReportConfiguration> {
    private static var keys: [String] { ["title", "labels"] }

    /// Returns the report in another language: the title of the section and the labels of its
    /// sources.
    func translated(by file: ContentText) -> Reading {
        Reading(diagnostics) { () throws(DiagnosticError) in
            let entries = try YAMLReader(path: file.path, firstLine: 1).entries(of: file.text)
            var keys = KeyReader(entries, start: SourceLocation(path: file.path))
            var translated = value
            translated?.translate(&keys)
            keys.reportUnknown(known: Self.keys)
            return Reading(translated, keys.diagnostics)
        }
    }
}

extension ReportConfiguration {
    fileprivate mutating func translate(_ keys: inout KeyReader) {
        isTranslated = true
        title = keys.text("title")?.text ?? title
        guard let node = keys.node("labels") else { return }
        guard case .mapping(let labels) = node.value else {
            keys.report(.mappingExpected, node.location)
            return
        }
        let names = sources.map(\.name.text)
        for label in labels {
            guard let index = names.firstIndex(of: label.key) else {
                let near = nearMiss(to: label.key, among: names)
                keys.report(.unknownKey(label.key, near: near, known: names), label.keyLocation)
                continue
            }
            if case .text(let text) = label.value.value {
                sources[index].label = text
            } else {
                keys.report(.textExpected(label.key), label.value.location)
            }
        }
    }
}
