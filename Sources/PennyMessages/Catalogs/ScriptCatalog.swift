/// The messages of one language as scripts of pages have them: `templates/words.js` says them.
public struct ScriptCatalog: Sendable {
    /// A JSON object with the messages by their names, without the area, in the order of the names.
    /// It may stand in a script element.
    public let bytes: [UInt8]
    /// What scripts cannot say, in the translation or, without one, in English. Such a message is
    /// in English, or not there.
    public let problems: [CatalogProblem]

    /// What is not translated is in English.
    ///
    /// - Parameters:
    ///   - scripts: the scripts whose messages are wanted; nil for all. The part of a name behind
    ///     the area names the script: `scripts.save.full` is said by `save.js`.
    ///   - direction: how texts of the language run. Where that is from the right, marks keep the
    ///     direction of a value to itself.
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
                do throws(ScriptMessage.Unsayable) {
                    written = try writer.json(of: message.model)
                } catch {
                    let offset = MessagePlace(offset: error.offset.bytes, of: message.text)
                    problems.append(
                        CatalogProblem(kind: .notForScripts, place: message.place(of: offset)))
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
