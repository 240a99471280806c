import PennyDiagnostics
import PennyMarkup
import PennyText
import PennyTheme

/// The engine for one calculator, or for fields of amounts: as it is, and as a script for pages
/// that may not fetch. All languages have the same one.
struct EngineFile: OutputGroup {
    let name: String

    var id: String { "engine:\(name)" }
    var origin: String { "the engine" }
    var outputs: [Output] { ["js", "wasm"].map { Output(path: Address.engine(name, $0)) } }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        let name = name
        return Printed([
            (Address.engine(name, "js"), .making { Self.script(name, Self.bytes(of: name)) }),
            (Address.engine(name, "wasm"), .making { Self.bytes(of: name) }),
        ])
    }

    /// The module as a script that hands it over.
    var script: String {
        String(decoding: Self.script(name, Self.bytes(of: name)), as: UTF8.self)
    }

    private static func bytes(of name: String) -> [UInt8] { EngineModules.bytes(of: name) ?? [] }

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
