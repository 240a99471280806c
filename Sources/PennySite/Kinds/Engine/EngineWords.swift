import PennyCatalogs
import PennyEngine
import PennyMarkup

/// What the modules of the engine say in a language.
enum EngineWords {
    /// The words of a module in one file.
    static func bytes(of module: String, language: String) -> [UInt8] {
        let areas = Calculator.named(module)?.definition.wordAreas ?? KeypadRequest.wordAreas
        return Catalogs.bundle(language: language, areas: areas.map(\.number))
    }
}
