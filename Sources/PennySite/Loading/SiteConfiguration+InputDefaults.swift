import PennyContent
import PennyEngine
import PennyMarkup

extension SiteConfiguration {
    /// What stands for an input nobody typed, where the site is for `readers`.
    ///
    /// - Parameter currency: nil for the site's.
    func inputDefaults(_ readers: Readers, _ currency: Currency? = nil) -> InputDefaults {
        readers.style.inputDefaults(currency ?? self.currency).reading(readers.words.typed)
    }
}
