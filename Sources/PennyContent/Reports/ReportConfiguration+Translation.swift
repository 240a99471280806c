import PennyDiagnostics

extension Reading<ReportConfiguration> {
    /// Returns the report in another language: the title of the section and the labels of its
    /// sources.
    func translated(by file: ContentText) -> Reading {
        Reading(diagnostics) { () throws(DiagnosticError) in
            let entries = try YAMLReader(path: file.path, firstLine: 1).entries(of: file.text)
            var keys = KeyReader(entries, start: SourceLocation(path: file.path))
            guard var translated = value else { return Reading(nil, keys.diagnostics) }
            translated.isTranslated = true
            keys.read(ReportConfiguration.translatedKeys, into: &translated)
            keys.reportUnknown(known: ReportConfiguration.translatedKeys.names)
            return Reading(translated, keys.diagnostics)
        }
    }
}

extension ReportConfiguration {
    /// The keys of a report in another language.
    fileprivate static let translatedKeys = [
        titleKey,
        Key(
            "labels", special: .fields, help: "What the language calls each source, by its name."
        ) { reader, field, report in report.readLabels(&reader, field) },
    ]

    private mutating func readLabels(_ keys: inout KeyReader, _ field: KeyField) {
        guard let node = keys.node(field.name) else { return }
        guard case .mapping(let labels) = node.value else {
            keys.report(.yaml.mappingExpected, node.location)
            return
        }
        let names = sources.map(\.name.text)
        for label in labels {
            guard let index = names.firstIndex(of: label.key) else {
                let near = nearMiss(to: label.key, among: names)
                keys.report(.key.unknown(label.key, near, names), label.keyLocation)
                continue
            }
            if case .text(let text) = label.value.value {
                sources[index].label = text
            } else {
                keys.report(.key.textExpected(label.key), label.value.location)
            }
        }
    }
}
