import PennyMessages

/// The location of an area's Swift.
struct WordsHome {
    /// The type that contains the messages: `LoanWords`.
    let type: String
    /// The folder of its file.
    let folder: String

    /// Creates the location for an area; nil for messages that only scripts use.
    init?(_ area: WordArea) {
        switch area {
        case .common: self.init("Common", "PennyEngine/Words")
        case .problem: self.init("Problem", "PennyMarkup/Words")
        case .result: self.init("Result", "PennyMarkup/Words")
        case .form: self.init("Form", "PennyMarkup/Words")
        case .keypad: self.init("Keypad", "PennyMarkup/Words")
        case .choice: self.init("Choice", "PennyMarkup/Words")
        case .site: self.init("Site", "PennySite/Generated")
        case .report: self.init("Report", "PennyMarkup/Words")
        case .learn: self.init("Learn", "PennySite/Generated")
        case .saved: self.init("Saved", "PennySite/Generated")
        case .scripts: return nil
        case .apr: self.init("APR", "PennyEngine/Calculators/APR")
        case .rates: self.init("Rates", "PennyEngine/Calculators/RateConversion")
        default:
            let name = SwiftName(joining: area.name).capitalized
            self.init(name, "PennyEngine/Calculators/" + name)
        }
    }

    private init(_ name: String, _ folder: String) {
        (type, self.folder) = (name + "Words", "Sources/" + folder)
    }

    /// Whether modules above use the messages. A calculator's messages are internal.
    var isShared: Bool { !folder.contains("/Calculators/") }

    /// Whether the file must import the engine, for the types of values.
    var importsEngine: Bool { !folder.hasPrefix("Sources/PennyEngine/") }
}
