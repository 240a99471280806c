import Testing

@testable import PennyContent

/// The declarations of keys, from which readers, schemas and the manual are made.
struct KeyFieldTests {
    private static let files: [(name: String, keys: [KeyField])] = [
        ("site", KeyField.site), ("report", KeyField.report), ("page", KeyField.page),
        ("lesson", KeyField.lesson), ("part", KeyField.part), ("term", KeyField.term),
        ("set", KeyField.set),
    ]

    /// All keys of a file, those below others included.
    private static func all(_ keys: [KeyField]) -> [KeyField] {
        keys.flatMap { key in
            switch key.syntax {
            case .keys(let inner), .list(let inner): [key] + all(inner)
            default: [key]
            }
        }
    }

    @Test(arguments: files.map(\.name))
    func `each key is declared once`(_ name: String) throws {
        let file = try #require(Self.files.first { $0.name == name })
        #expect(Set(file.keys.map(\.name)).count == file.keys.count)
    }

    @Test(arguments: files.map(\.name))
    func `each help is a sentence`(_ name: String) throws {
        let file = try #require(Self.files.first { $0.name == name })
        for key in Self.all(file.keys) {
            #expect(key.help.hasSuffix(".") || key.help.contains(": "), "\(key.name)")
            #expect(key.help.count <= 90, "\(key.name): \(key.help.count)")
        }
    }

    @Test(arguments: files.map(\.name))
    func `a default is a value that its key accepts, and what is required has an example`(
        _ name: String
    ) throws {
        let file = try #require(Self.files.first { $0.name == name })
        for key in Self.all(file.keys) {
            if case .choice(let words) = key.syntax, let standard = key.standard {
                #expect(words.contains(standard), "\(key.name)")
            }
            if let range = key.range, let standard = key.standard {
                #expect(Int(standard).map(range.contains) == true, "\(key.name)")
            }
            #expect(!key.isRequired || key.example != nil, "\(key.name)")
        }
    }
}
