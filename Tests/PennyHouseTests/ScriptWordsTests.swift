import PennyMessages
import PennyTestSupport
import Testing

@testable import penny_messages

/// The messages that scripts of the theme say.
@Suite struct ScriptWordsTests {
    private static func scripts() throws -> [RepositoryFile] {
        let files = try Repository.files(under: "templates/scripts", endingIn: [".js"])
            .filter { !$0.path.hasSuffix("/messages.js") }
        try #require(files.count > 10)
        return files
    }

    /// The names of the values by the names of the messages without their area.
    private static func messages() throws -> [String: Set<String>] {
        let bytes = try Repository.bytes(of: "messages/en/scripts.mf2")
        return Dictionary(
            uniqueKeysWithValues: CatalogFile.read(bytes, as: .source).file.messages.map {
                (
                    String(decoding: $0.name.dropFirst("scripts.".count), as: UTF8.self),
                    Set($0.values.map { String(decoding: $0, as: UTF8.self) })
                )
            })
    }

    @Test func `scripts name messages that there are, with the values that they have`() throws {
        let messages = try Self.messages()
        for call in try Self.scripts().flatMap(ScriptCall.calls) {
            let name = try #require(call.name, "\(call.place) does not name a message")
            let values = try #require(messages[name], "\(call.place): there is no scripts.\(name)")
            #expect(Set(call.values) == values, "\(call.place) gives other values")
            #expect(Set(call.values).count == call.values.count, "\(call.place)")
        }
    }

    @Test func `each message is said by the script that its name begins with`() throws {
        var said: Set<String> = []
        for file in try Self.scripts() {
            let script = try #require(file.path.firstMatch(of: /([a-z-]+)\.js$/)).1
            for name in ScriptCall.calls(in: file).compactMap(\.name) {
                #expect(name.hasPrefix(script + "."), "\(name) is said by \(file.path)")
                said.insert(name)
            }
        }
        #expect(try Self.messages().keys.filter { !said.contains($0) } == [])
    }

    @Test func `scripts can say the messages of each language, which are small`() throws {
        let english = CatalogFile.read(
            try Repository.bytes(of: "messages/en/scripts.mf2"), as: .source
        ).file
        for (path, bytes) in try RepositoryMessagesTests.catalogs()
        where path.hasSuffix("/scripts.mf2") && !path.hasPrefix("messages/en/") {
            let file = CatalogFile.read(bytes, as: .translation).file
            let catalog = ScriptCatalog(source: english, translation: file)
            #expect(catalog.problems == [], "\(path)")
            #expect(catalog.bytes.count < 12_000, "\(path)")
        }
    }

    @Test func `scripts have no words of their own`() throws {
        let keys: Set = [
            "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "End", "Enter", "Escape", "Home",
            "NumpadDecimal", "Tab",
        ]
        // What people type is no message.
        for file in try Self.scripts() where !file.path.hasSuffix(".generated.js") {
            for (number, line) in file.lines.enumerated() {
                let isForPeople = !line.contains("new Error(") && !line.contains("console.")
                let isNote = line.drop { $0 == " " }.hasPrefix("//")
                guard isForPeople, !isNote else { continue }
                for match in line.matches(of: /["'`] ?([A-Z][a-z]+[^"'`]*)["'`]/) {
                    #expect(keys.contains(String(match.1)), "\(file.path):\(number + 1)")
                }
                #expect(!line.contains(/\} [a-z]{2,}[^`{]*`/), "\(file.path):\(number + 1)")
            }
        }
    }

    @Test func `calls are read with their values`() {
        let text = """
            // say("note")
            a(say("a.b"));
            b = say("c", {
              title: name(one, "x, }"), count,
            });
            say(name, values);
            say("d", { ...rest });
            """
        let calls = ScriptCall.calls(in: RepositoryFile(path: "a.js", text: text))
        #expect(
            calls == [
                ScriptCall(place: "a.js:2", name: "a.b", values: []),
                ScriptCall(place: "a.js:3", name: "c", values: ["title", "count"]),
                ScriptCall(place: "a.js:6", name: nil, values: ["values"]),
                ScriptCall(place: "a.js:7", name: "d", values: ["...rest"]),
            ])
    }

    @Test func `a message that scripts cannot say is a fault, in English and in a translation`() {
        let head = "area: scripts\n"
        let wrong = "scripts.a = {#strong}A{/strong}\n"
        #expect {
            try WordsMaker.files(
                of: [
                    (
                        path: "messages/en/scripts.mf2",
                        bytes: Array("language: en\n\(head)\(wrong)".utf8)
                    )
                ], calculators: [])
        } throws: { "\($0)".hasPrefix("messages/en/scripts.mf2:3:15: scripts of pages cannot") }
        #expect {
            try Translations([
                (
                    path: "messages/de/scripts.mf2",
                    bytes: Array("language: de\n\(head)@from 0123456789abcdef\n\(wrong)".utf8)
                ),
                (
                    path: "messages/en/scripts.mf2",
                    bytes: Array("language: en\n\(head)scripts.a = A\n".utf8)
                ),
            ]).rest()
        } throws: { "\($0)".hasPrefix("messages/de/scripts.mf2:4:15: scripts of pages cannot") }
    }
}
