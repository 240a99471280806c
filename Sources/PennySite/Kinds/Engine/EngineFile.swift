import PennyDiagnostics
import PennyText
import PennyTheme

/// The engine for one calculator, or for fields of amounts, and its words: as they are, and as
/// scripts for pages that may not fetch.
struct EngineFile: OutputGroup {
    let name: String
    /// The language of the words.
    let language: String

    var id: String { "engine:\(name)" }
    var origin: String { "the engine" }
    var outputs: [Output] {
        var endings = ["js", "wasm"]
        if hasWords { endings += ["\(language).js", "\(language).words"] }
        return endings.map { Output(path: Address.engine(name, $0)) }
    }

    private var hasWords: Bool { EngineWords.areHad(by: name) }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        let module = EngineModules.bytes(of: name) ?? []
        var files: [(String, [UInt8])] = [
            ("js", Self.script(name, module)), ("wasm", module),
        ]
        if let words = EngineWords.bytes(of: name, language: language) {
            files += [
                ("\(language).js", Self.script("\(name).\(language)", words)),
                ("\(language).words", words),
            ]
        }
        return Printed(files.map { (Address.engine(name, $0), .bytes($1)) })
    }

    /// The module and its words as scripts that hand them over.
    func scripts() -> [String] {
        let module = Self.script(name, EngineModules.bytes(of: name) ?? [])
        let words = EngineWords.bytes(of: name, language: language).map {
            Self.script("\(name).\(language)", $0)
        }
        return ([module] + (words.map { [$0] } ?? [])).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func script(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        Array("Penny.carry(\"\(name)\", \"\(Base64.text(of: bytes))\");\n".utf8)
    }
}
