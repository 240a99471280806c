/// The messages of one language in the format of page scripts, which `templates/words.js` formats.
public struct ScriptCatalog: Sendable {
    /// A JSON object with the messages by their names, without the area, in the order of the names.
    /// It is safe in a script element.
    public let bytes: [UInt8]
    /// Messages of the translation, or of English if there is none, that scripts do not support.
    /// Such a message is in English, or left out.
    public let problems: [CatalogProblem]

    /// Creates the messages; those without a translation are in English.
    ///
    /// - Parameters:
    /// - scripts: the scripts whose messages are included; nil for all. The part of a name after
    ///   the area is the script: `save.js` uses `scripts.save.full`.
    /// - direction: the direction of the language's text. In right-to-left text, Unicode marks
    ///   isolate each value.
    public init(
        source: CatalogFile, translation: CatalogFile? = nil, scripts: [String]? = nil,
        direction: MessageDirection = .leftToRight
    ) {
        let wanted = scripts?.map { Array($0.utf8) }
        var translated: [TextKey: CatalogMessage] = [:]
        for message in translation?.messages ?? [] { translated[TextKey(message.name)] = message }
        var bytes: [UInt8] = [UInt8(ascii: "{")]
        var problems: [CatalogProblem] = []
        for message in CatalogSignature(of: [source]).messages {
            let name = message.name.dropFirst(source.area.count + 1)
            let script = Array(name.prefix { $0 != UInt8(ascii: ".") })
            if let wanted, !wanted.contains(script) { continue }
            let writer = ScriptMessage(
                values: message.values, hasMarks: direction == .rightToLeft)
            var written: [UInt8]?
            for message in [translated[TextKey(message.name)], message].compactMap({ $0 })
            where written == nil {
                do throws(ScriptMessage.UnsupportedFeature) {
                    written = try writer.json(of: message.model)
                } catch {
                    let location = MessageLocation(offset: error.offset.bytes, of: message.text)
                    problems.append(
                        CatalogProblem(
                            kind: .notForScripts, location: message.location(of: location)))
                }
            }
            guard let written else { continue }
            if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
            bytes.append(script: name)
            bytes += [UInt8(ascii: ":")] + written
        }
        self.bytes = bytes + [UInt8(ascii: "}")]
        self.problems = problems
    }
}
