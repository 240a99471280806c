import PennyDiagnostics
import PennyMarkup
import PennyText
import PennyTheme

/// The engine for one calculator, or for fields of amounts: as it is, and as scripts for pages
/// that may not fetch. A module comes in parts. All languages have the same ones.
struct EngineFile: OutputGroup {
    let name: String

    var id: String { "engine:\(name)" }
    var origin: String { "the engine" }
    var outputs: [Output] { files.map { Output(path: $0.path) } }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed { Printed(files) }

    /// The parts of the module as scripts that hand them over.
    var scripts: [String] {
        parts.map { String(decoding: Self.script($0.name, $0.bytes()), as: UTF8.self) }
    }

    /// A part of the module by the name that a page asks for.
    private struct Part {
        let name: String
        let bytes: @Sendable () -> [UInt8]
    }

    private var parts: [Part] {
        let name = name
        let others = EngineModules.parts(of: name).map { part in
            Part(name: "\(name).\(part)") { EngineModules.part(part, of: name) ?? [] }
        }
        return [Part(name: name) { EngineModules.bytes(of: name) ?? [] }] + others
    }

    /// Each as it is, and as a script.
    private var files: [(path: String, content: Printed.Content)] {
        parts.flatMap { part in
            [
                (
                    Address.engine(part.name, "js"),
                    .making { Self.script(part.name, part.bytes()) }
                ),
                (Address.engine(part.name, "wasm"), .making(part.bytes)),
            ]
        }
    }

    fileprivate static func script(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        Array("Penny.carry(\"\(name)\", \"\(Base64.text(of: bytes))\");\n".utf8)
    }
}

/// What a module of the engine says to readers of a language and a place.
struct EngineWordsFile: OutputGroup {
    let name: String
    let readers: Readers

    var id: String { "engine:\(name).\(tag)" }
    var origin: String { "the engine" }
    private var tag: String { EngineWords.tag(of: readers) }
    var outputs: [Output] {
        ["js", "words"].map { Output(path: Address.engine(name, "\(tag).\($0)")) }
    }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        let words = words
        return Printed([
            (Address.engine(name, "\(tag).js"), .bytes(EngineFile.script("\(name).\(tag)", words))),
            (Address.engine(name, "\(tag).words"), .bytes(words)),
        ])
    }

    private var words: [UInt8] { EngineWords.bytes(of: name, for: readers) }

    /// The words as a script that hands them over.
    var script: String {
        String(decoding: EngineFile.script("\(name).\(tag)", words), as: UTF8.self)
    }
}
