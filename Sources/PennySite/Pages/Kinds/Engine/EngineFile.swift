import PennyDiagnostics
import PennyEngine
import PennyMarkup
import PennyText
import PennyTheme

/// The engine of one calculator, or of amount fields: as a module, and as a script for pages that
/// may not fetch. All languages share it.
struct EngineFile: Artifact {
    let name: String

    var id: String { "engine:\(name)" }
    var origin: String { "the engine" }
    var outputs: [ArtifactFile] {
        ["js", "wasm"].map { ArtifactFile(path: Address.engine(name, $0)) }
    }

    func rendered(in layout: Layout) throws(DiagnosticError) -> RenderedFiles {
        let name = name
        return RenderedFiles([
            (Address.engine(name, "js"), .making { Self.script(name, Self.bytes(of: name)) }),
            (Address.engine(name, "wasm"), .making { Self.bytes(of: name) }),
        ])
    }

    /// Writes the module as a script that registers it.
    func makeScript() -> String {
        String(decoding: Self.script(name, Self.bytes(of: name)), as: UTF8.self)
    }

    private static func bytes(of name: String) -> [UInt8] { EngineModules.bytes(of: name) ?? [] }

    fileprivate static func script(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        let start = ProvidedScript.start(of: "engine/\(name).js") + "\""
        return start.utf8 + Base64.encoded(bytes) + "\";\n".utf8
    }
}

/// The words of an engine module for readers of a language and a locale.
struct EngineWordsFile: Artifact {
    /// Nil for the module of amount fields.
    let calculator: Calculator?
    let readers: Readers

    private var name: String { calculator?.name ?? EngineModules.keypad }

    var id: String { "engine:\(name).\(tag)" }
    var origin: String { "the engine" }
    private var tag: String { EngineWords.tag(of: readers) }
    var outputs: [ArtifactFile] {
        ["js", "words"].map { ArtifactFile(path: Address.engine(name, "\(tag).\($0)")) }
    }

    func rendered(in layout: Layout) throws(DiagnosticError) -> RenderedFiles {
        let words = makeWords()
        return RenderedFiles([
            (Address.engine(name, "\(tag).js"), .bytes(EngineFile.script("\(name).\(tag)", words))),
            (Address.engine(name, "\(tag).words"), .bytes(words)),
        ])
    }

    private func makeWords() -> [UInt8] { EngineWords.bytes(of: calculator, for: readers) }

    /// Writes the words as a script that registers them.
    func makeScript() -> String {
        String(decoding: EngineFile.script("\(name).\(tag)", makeWords()), as: UTF8.self)
    }
}
