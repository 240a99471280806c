import PennyContent
import PennyEngine
import PennyMarkup

extension SiteConfiguration {
    /// What stands for an input nobody typed, where the site is for `readers`.
    func inputDefaults(_ readers: Readers) -> InputDefaults {
        InputDefaults(
            currency: currency, convention: readers.style.convention, words: readers.words.typed)
    }
}

extension Site {
    var inputDefaults: InputDefaults { configuration.inputDefaults(readers) }
}
