import PennyCatalogs
import PennyEngine
import PennyMarkup

/// What the modules of the engine say in a language.
enum EngineWords {
    /// The words of a module in one file.
    static func bytes(of module: String, language: String) -> [UInt8] {
        guard let areas = Calculator.named(module)?.definition.wordAreas else {
            let areas = KeypadRequest.wordAreas
            return Catalogs.bundle(
                language: language, areas: areas.map(\.number), readsTyped: false)
        }
        return Catalogs.bundle(language: language, areas: areas.map(\.number))
    }
}
