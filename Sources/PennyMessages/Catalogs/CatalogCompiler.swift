/// The compiled messages of one language, with what was found on the way.
public struct CompiledCatalog: Sendable {
    /// What ``MessageCatalog`` loads, and a browser gets as a file.
    public let bytes: [UInt8]
    /// What is wrong, with the area whose file has it.
    public let problems: [(area: [UInt8], problem: CatalogProblem)]
    /// Messages of English that are not translated.
    public let missing: [[UInt8]]
    /// Messages whose English has changed since they were translated.
    public let stale: [[UInt8]]
}

/// Makes one compiled catalog of the files of one language.
public struct CatalogCompiler: Sendable {
    private let vocabulary: MessageVocabulary
    private let signature: CatalogSignature
    private let digest: UInt32

    /// `source` are the English files of the areas that are compiled.
    public init(_ vocabulary: MessageVocabulary, source: [CatalogFile]) {
        self.vocabulary = vocabulary
        signature = CatalogSignature(of: source)
        digest = signature.digest
    }

    /// Compiles English itself. Without names, as browsers get it, a message is known by its place.
    public func compileSource(withNames: Bool = true) -> CompiledCatalog {
        var work = Work(vocabulary, count: signature.messages.count)
        for (place, message) in signature.messages.enumerated() {
            work.add(message, of: message, at: place)
        }
        return compiled(work, "en", withNames)
    }

    /// Compiles the files of a language, which were read without faults. A message that is not
    /// translated is compiled from English, so that each has the same place in every language.
    public func compile(
        _ files: [CatalogFile], language: String, withNames: Bool = true
    ) -> CompiledCatalog {
        var work = Work(vocabulary, count: signature.messages.count)
        var places: [TextKey: Int] = [:]
        for (place, message) in signature.messages.enumerated() {
            places[TextKey(message.name)] = place
        }
        for message in files.lazy.flatMap({ $0.messages }) {
            guard let place = places[TextKey(message.name)] else {
                work.found(.unknownMessage(message.name), in: message)
                continue
            }
            work.add(message, of: signature.messages[place], at: place)
        }
        for (place, message) in signature.messages.enumerated() where work.codes[place] == nil {
            work.missing.append(message.name)
            work.codes[place] = work.compiler.compile(message.model, arguments: message.values)
        }
        return compiled(work, language, withNames)
    }

    private struct Work {
        var compiler: MessageCompiler
        var codes: [[UInt8]?]
        var problems: [(area: [UInt8], problem: CatalogProblem)] = []
        var missing: [[UInt8]] = []
        var stale: [[UInt8]] = []

        init(_ vocabulary: MessageVocabulary, count: Int) {
            compiler = MessageCompiler(vocabulary)
            codes = [[UInt8]?](repeating: nil, count: count)
        }

        mutating func add(_ message: CatalogMessage, of origin: CatalogMessage, at place: Int) {
            if let made = message.origin, made != origin.digest { stale.append(message.name) }
            codes[place] = compiler.compile(message.model, arguments: origin.values)
            for value in message.values where !compiler.used.contains(value) {
                found(.unusedValue(value), in: message)
            }
            for problem in compiler.problems {
                let place = MessagePlace(offset: problem.offset.bytes, of: message.text)
                found(.compile(problem.kind), in: message, at: message.place(of: place))
            }
        }

        mutating func found(
            _ kind: CatalogProblem.Kind, in message: CatalogMessage, at place: MessagePlace? = nil
        ) {
            let area = Array(message.name.prefix { $0 != UInt8(ascii: ".") })
            let problem = CatalogProblem(kind: kind, place: place ?? message.place)
            problems.append((area, problem))
        }
    }

    private func compiled(
        _ work: Work, _ language: String, _ withNames: Bool
    ) -> CompiledCatalog {
        CompiledCatalog(
            bytes: bytes(work.codes.map { $0 ?? [] }, work.compiler.pool, language, withNames),
            problems: work.problems, missing: work.missing, stale: work.stale)
    }

    private func bytes(
        _ codes: [[UInt8]], _ pool: TextPool, _ language: String, _ withNames: Bool
    ) -> [UInt8] {
        let plurals = PluralRules(language: language) ?? PluralRules(cardinals: 0, ordinals: 0)
        var out = CompiledForm.magic
        out.append(MessageDirection(ofLanguage: language).rawValue)
        out += [plurals.cardinals, plurals.ordinals]
        for digest in [vocabulary.digest, digest] {
            for shift in [24, 16, 8, 0] as [UInt32] {
                out.append(UInt8(truncatingIfNeeded: digest >> shift))
            }
        }
        out.append(withNames ? 1 : 0)
        out.append(number: codes.count)
        out.append(number: pool.texts.count)
        for (message, code) in zip(signature.messages, codes) {
            if withNames { out.append(number: message.name.count) }
            out.append(number: code.count)
        }
        for text in pool.texts { out.append(number: text.count) }
        if withNames { for message in signature.messages { out += message.name } }
        for text in pool.texts { out += text }
        for code in codes { out += code }
        return out
    }
}

extension MessageDirection {
    /// How texts of a language run.
    public init(ofLanguage tag: String) {
        let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
        let language = parts.first.map(String.init) ?? ""
        self =
            ["ar", "he", "iw", "fa", "ur", "yi"].contains(language) ? .rightToLeft : .leftToRight
    }
}
