import PennyMessages
import PennyTestSupport
import Testing

@Suite struct MessageLawTests {
    static func messages(_ count: Int) -> [(MessageModel, SeededGenerator)] {
        var generator = SeededGenerator()
        return (0..<count).map { _ in
            var random = RandomMessage(generator: generator)
            let message = random.message()
            generator = random.generator
            return (message, generator)
        }
    }

    @Test func `a serialized message is parsed as itself, and has no errors`() throws {
        for (model, generator) in Self.messages(5_000) {
            let source = model.source
            let read = try MessageModel(parsing: source)
            guard read == model, read.source == source, read.problems(in: source).isEmpty else {
                Issue.record("\(generator): \(source.string) \(read.problems(in: source))")
                return
            }
        }
    }

    static let languages = ["en", "ar", "pl", "fr", "he", "sl", "ja"]

    @Test(arguments: languages)
    func `a compiled message says what its model says`(language: String) throws {
        for (model, generator) in Self.messages(800) {
            let message = try OneMessage(model.source.string, language: language)
            for isolation in [BidiIsolation.marks, .none] {
                let compiled = try message.formatted(RandomMessage.values, isolation: isolation)
                var interpreter = ModelInterpreter(
                    message, RandomMessage.values, isolation: isolation)
                let interpreted = interpreter.format()
                guard compiled == interpreted else {
                    Issue.record(
                        "\(generator): \(message.source)\n  \(compiled)\n  \(interpreted)")
                    return
                }
            }
        }
    }

    @Test func `damaged bytes are never a trap`() throws {
        var generator = SeededGenerator()
        var loaded = 0
        var out: [UInt8] = []
        for (model, _) in Self.messages(300) {
            let message = try OneMessage(model.source.string)
            let sound = try message.compiled().bytes
            for _ in 0..<40 {
                var bytes = sound
                for _ in 0..<generator.number(in: 1...4) where !bytes.isEmpty {
                    let offset = generator.number(in: 0...bytes.count - 1)
                    switch generator.number(in: 0...3) {
                    case 0: bytes.remove(at: offset)
                    case 1: bytes.insert(UInt8(generator.number(in: 0...255)), at: offset)
                    case 2: bytes.removeSubrange(offset...)
                    default: bytes[offset] = UInt8(generator.number(in: 0...255))
                    }
                }
                guard let catalog = MessageCatalog(bytes) else { continue }
                loaded += 1
                for index in 0..<catalog.count {
                    guard let reference = catalog.lookup(catalog.name(at: index).span) else {
                        continue
                    }
                    var writer = message.writer(RandomMessage.values)
                    out = []
                    _ = catalog.format(reference, with: &writer, to: &out)
                }
            }
        }
        // Most damage is inside of messages.
        #expect(loaded > 1_000)
    }

    @Test func `texts of any bytes are read or refused`() throws {
        var generator = SeededGenerator()
        let alphabet = Array(
            ".input {$x :f o=|a|} .local $y = {b}.match $x * {{\\}}@#/\u{2067}\u{E9}".utf8)
        for _ in 0..<20_000 {
            let text = (0..<generator.number(in: 0...30)).map { _ in
                generator.number(in: 0...40) == 0
                    ? UInt8(generator.number(in: 0...255)) : generator.pick(alphabet)
            }
            if let model = try? MessageModel(parsing: text) {
                let again = try MessageModel(parsing: model.source)
                guard again == model else {
                    Issue.record("\(generator): \(text)")
                    return
                }
                _ = model.problems(in: text)
            }
        }
    }
}
