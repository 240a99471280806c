import PennyCatalogs
import PennyEngine
import PennyMarkup

/// What the modules of the engine say in a language.
enum EngineWords {
    /// Whether a module has words. That for fields of amounts has none.
    static func areHad(by module: String) -> Bool { Calculator.named(module) != nil }

    /// The words of a module in one file; nil for a module that has none.
    static func bytes(of module: String, language: String) -> [UInt8]? {
        Calculator.named(module).map { calculator in
            Catalogs.bundle(
                language: language, areas: calculator.definition.wordAreas.map(\.number))
        }
    }
}
