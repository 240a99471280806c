import PennyContent
import PennyEngine
import PennyMarkup

extension SiteConfiguration {
    /// What stands for an input nobody typed, where the site is for `readers`.
    func inputDefaults(_ readers: Readers) -> InputDefaults {
        readers.style.inputDefaults(currency).reading(readers.words.typed)
    }
}

extension Site {
    var inputDefaults: InputDefaults { configuration.inputDefaults(readers) }
}
