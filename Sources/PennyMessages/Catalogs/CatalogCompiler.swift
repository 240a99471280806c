/// The compiled messages of one language, with the problems that were found.
public struct CompiledCatalog: Sendable {
    /// The bytes that ``MessageCatalog`` loads, and that a browser gets as a file.
    public let bytes: [UInt8]
    /// The problems, each with the area of its file.
    public let problems: [(area: [UInt8], problem: CatalogProblem)]
    /// The names of English messages without a translation.
    public let missing: [[UInt8]]
    /// The names of messages whose English has changed since they were translated.
    public let stale: [[UInt8]]
}

/// Compiles the files of one language into one catalog.
public struct CatalogCompiler: Sendable {
    private let vocabulary: MessageVocabulary
    private let signature: CatalogSignature
    private let digest: UInt32

    /// - Parameter source: the English files of the areas to compile.
    public init(_ vocabulary: MessageVocabulary, source: [CatalogFile]) {
        self.vocabulary = vocabulary
        signature = CatalogSignature(of: source)
        digest = signature.digest
    }

    /// Compiles English itself. Without names, as for browsers, a message is identified by its
    /// index.
    public func compileSource(withNames: Bool = true) -> CompiledCatalog {
        var work = Work(vocabulary, count: signature.messages.count)
        for (index, message) in signature.messages.enumerated() {
            work.add(message, of: message, at: index)
        }
        return compiled(work, "en", withNames)
    }

    /// Compiles the files of a language, which were read without errors. A message without a
    /// translation is compiled from English, so that each has the same index in every language.
    public func compile(
        _ files: [CatalogFile], language: String, withNames: Bool = true
    ) -> CompiledCatalog {
        var work = Work(vocabulary, count: signature.messages.count)
        var indexes: [TextKey: Int] = [:]
        for (index, message) in signature.messages.enumerated() {
            indexes[TextKey(message.name)] = index
        }
        for message in files.lazy.flatMap({ $0.messages }) {
            guard let index = indexes[TextKey(message.name)] else {
                work.found(.unknownMessage(message.name), in: message)
                continue
            }
            work.add(message, of: signature.messages[index], at: index)
        }
        for (index, message) in signature.messages.enumerated() where work.codes[index] == nil {
            work.missing.append(message.name)
            work.codes[index] = work.compiler.compile(message.model, arguments: message.values)
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

        mutating func add(_ message: CatalogMessage, of origin: CatalogMessage, at index: Int) {
            if let made = message.origin, made != origin.digest { stale.append(message.name) }
            codes[index] = compiler.compile(message.model, arguments: origin.values)
            for value in message.values where !compiler.used.contains(value) {
                found(.unusedValue(value), in: message)
            }
            for problem in compiler.problems {
                let location = MessageLocation(offset: problem.offset.bytes, of: message.text)
                found(.compile(problem.kind), in: message, at: message.location(of: location))
            }
        }

        mutating func found(
            _ kind: CatalogProblem.Kind, in message: CatalogMessage,
            at location: MessageLocation? = nil
        ) {
            let area = Array(message.name.prefix { $0 != UInt8(ascii: ".") })
            let problem = CatalogProblem(kind: kind, location: location ?? message.location)
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
    /// Creates the direction of a language's text.
    public init(ofLanguage tag: String) {
        let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
        let language = parts.first.map(String.init) ?? ""
        self =
            ["ar", "he", "iw", "fa", "ur", "yi"].contains(language) ? .rightToLeft : .leftToRight
    }
}
