import PennyContent
import PennyEngine
import PennyMarkup

extension SiteConfiguration {
    /// Returns the values of inputs that no one typed, for a site whose readers are `readers`.
    ///
    /// - Parameter currency: nil for the site's currency.
    func inputDefaults(_ readers: Readers, _ currency: Currency? = nil) -> InputDefaults {
        readers.style.inputDefaults(currency ?? self.currency).reading(readers.words.typed)
    }
}
