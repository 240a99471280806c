import PennyDiagnostics
import PennyText
import PennyTheme

/// The engine for one calculator, or for fields of amounts: as it is, and as a script for pages
/// that may not fetch.
struct EngineFile: OutputGroup {
    let name: String

    var id: String { "engine:\(name)" }
    var origin: String { "the engine" }
    var outputs: [Output] {
        [
            Output(path: Address.engine(name, "js")), Output(path: Address.engine(name, "wasm")),
        ]
    }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        Printed([
            (Address.engine(name, "js"), .bytes(Array(Self.script(name).utf8))),
            (Address.engine(name, "wasm"), .bytes(EngineModules.bytes(of: name) ?? [])),
        ])
    }

    /// A module as a script that hands it over.
    static func script(_ name: String) -> String {
        let bytes = EngineModules.bytes(of: name) ?? []
        return "Penny.carry(\"\(name)\", \"\(Base64.text(of: bytes))\");\n"
    }
}
