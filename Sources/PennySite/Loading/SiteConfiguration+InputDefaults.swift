import PennyContent
import PennyEngine
import PennyMarkup

extension SiteConfiguration {
    /// What stands for an input nobody typed, where numbers are written in `style`.
    func inputDefaults(_ style: NumberStyle) -> InputDefaults {
        style.inputDefaults(currency)
    }
}

extension Site {
    var inputDefaults: InputDefaults { configuration.inputDefaults(readers.style) }
}
