import PennyContent
import PennyEngine
import PennyMarkup

extension SiteConfiguration {
    /// What stands for an input nobody typed, where numbers are written in `style`.
    func inputDefaults(_ style: NumberStyle) -> InputDefaults {
        InputDefaults(currency: currency, convention: style.convention)
    }
}

extension Site {
    var inputDefaults: InputDefaults { configuration.inputDefaults(readers.style) }
}
