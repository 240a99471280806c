import PennyDiagnostics
import PennyMarkup
import PennyText
import PennyTheme

/// The engine for one calculator, or for fields of amounts, and its words: as they are, and as
/// scripts for pages that may not fetch. A module comes in two parts.
struct EngineFile: OutputGroup {
    let name: String
    /// Whom the words are for.
    let readers: Readers

    var id: String { "engine:\(name)" }
    var origin: String { "the engine" }

    var outputs: [Output] { files.map { Output(path: $0.path) } }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        Printed(files)
    }

    /// The parts of the module and its words as scripts that hand them over.
    func scripts() -> [String] {
        carried.map { String(decoding: Self.script($0.name, $0.bytes()), as: UTF8.self) }
    }

    /// A file that a page asks for by its name.
    private struct Carried {
        let name: String
        let ending: String
        let bytes: @Sendable () -> [UInt8]
    }

    private var carried: [Carried] {
        let (name, readers) = (name, readers)
        let first = Carried(name: name, ending: "wasm") { EngineModules.bytes(of: name) ?? [] }
        let rest = Carried(name: "\(name).rest", ending: "wasm") {
            EngineModules.rest(of: name) ?? []
        }
        let tag = EngineWords.tag(of: readers)
        let words = Carried(name: "\(name).\(tag)", ending: "words") {
            EngineWords.bytes(of: name, for: readers)
        }
        return EngineModules.hasRest(name) ? [first, rest, words] : [first, words]
    }

    /// Each as it is, and as a script.
    private var files: [(path: String, content: Printed.Content)] {
        carried.flatMap { file in
            [
                (
                    Address.engine(file.name, "js"),
                    .making { Self.script(file.name, file.bytes()) }
                ),
                (Address.engine(file.name, file.ending), .making(file.bytes)),
            ]
        }
    }

    private static func script(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
        Array("Penny.carry(\"\(name)\", \"\(Base64.text(of: bytes))\");\n".utf8)
    }
}
