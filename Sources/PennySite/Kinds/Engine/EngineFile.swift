import PennyDiagnostics
import PennyMarkup
import PennyText
import PennyTheme

/// The engine for one calculator, or for fields of amounts, and its words: as they are, and as
/// scripts for pages that may not fetch.
struct EngineFile: OutputGroup {
    let name: String
    /// Whom the words are for.
    let readers: Readers

    var id: String { "engine:\(name)" }
    var origin: String { "the engine" }
    private var tag: String { EngineWords.tag(of: readers) }

    var outputs: [Output] {
        ["js", "wasm", "\(tag).js", "\(tag).words"].map {
            Output(path: Address.engine(name, $0))
        }
    }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        let (module, words) = (module, words)
        let files = [
            ("js", Self.script(name, module)), ("wasm", module),
            ("\(tag).js", Self.script("\(name).\(tag)", words)),
            ("\(tag).words", words),
        ]
        return Printed(files.map { (Address.engine(name, $0), .bytes($1)) })
    }

    private var module: [UInt8] { EngineModules.bytes(of: name) ?? [] }
    private var words: [UInt8] { EngineWords.bytes(of: name, for: readers) }

    /// The module and its words as scripts that hand them over.
    func scripts() -> [String] {
        [Self.script(name, module), Self.script("\(name).\(tag)", words)].map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    private static func script(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        Array("Penny.carry(\"\(name)\", \"\(Base64.text(of: bytes))\");\n".utf8)
    }
}
