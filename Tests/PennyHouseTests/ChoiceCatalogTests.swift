import PennyEngine
import PennyMessages
import Testing

/// The words that inputs can be, in all languages.
@Suite struct ChoiceCatalogTests {
    /// All that a field or an entry of it can be.
    static func choices(of field: InputField) -> [String] {
        switch field.syntax {
        case .choice(let words): words
        case .entries(let fields): fields.flatMap(choices)
        default: []
        }
    }

    /// The choices that a file may name, and the answers to whether a rate is the only one.
    static var all: Set<String> {
        let fields = CalculatorCatalog.builtIn.all.flatMap(\.fields)
        return Set(fields.flatMap(choices) + ["no", "none", "unproven", "yes"])
    }

    /// Whether it is a figure or the name of a standard, which no language changes.
    static func isSame(_ word: String) -> Bool {
        word.hasPrefix("30") || !word.contains(where: \.isLetter)
    }

    static func keys(_ file: CatalogFile) -> Set<String> {
        guard let message = file.message(Array("choice.word".utf8)),
            case .match(_, let variants) = message.model.body
        else { return [] }
        let keys = variants.compactMap { variant -> String? in
            guard case .literal(let key) = variant.keys.first else { return nil }
            return String(decoding: key, as: UTF8.self)
        }
        return Set(keys)
    }

    @Test func `each language has words for all, and none for others`() throws {
        #expect(Self.all.count > 90)
        for (path, bytes) in try RepositoryMessagesTests.catalogs()
        where path.hasSuffix("/choice.mf2") {
            let isEnglish = path.hasPrefix("messages/en/")
            let file = CatalogFile.read(bytes, as: isEnglish ? .source : .translation).file
            let keys = Self.keys(file)
            #expect(!keys.isEmpty, "\(path)")
            #expect(keys.subtracting(Self.all) == [], "no input can be this: \(path)")
            let missing = Self.all.subtracting(keys).filter { !Self.isSame($0) }
            #expect(missing == [], "\(path)")
        }
    }
}
