import PennyMessages

/// Where the Swift of an area is.
struct WordsHome {
    /// The type that has the names: `LoanWords`.
    let type: String
    /// The folder of its file.
    let folder: String

    /// The home of an area; nil for words that only scripts use.
    init?(_ area: WordArea) {
        switch area {
        case .common: self.init("Common", "PennyEngine/Words")
        case .problem: self.init("Problem", "PennyMarkup/Words")
        case .result: self.init("Result", "PennyMarkup/Words")
        case .form: self.init("Form", "PennyMarkup/Words")
        case .keypad: self.init("Keypad", "PennyMarkup/Words")
        case .choice: self.init("Choice", "PennyMarkup/Words")
        case .site: self.init("Site", "PennySite/Words")
        case .report: self.init("Report", "PennyMarkup/Words")
        case .learn: self.init("Learn", "PennySite/Words")
        case .saved: self.init("Saved", "PennySite/Words")
        case .scripts: return nil
        case .apr: self.init("APR", "PennyEngine/Calculators/APR")
        case .rates: self.init("Rates", "PennyEngine/Calculators/RateConversion")
        default:
            let name = SwiftName(joining: area.name).withCapital
            self.init(name, "PennyEngine/Calculators/" + name)
        }
    }

    private init(_ name: String, _ folder: String) {
        (type, self.folder) = (name + "Words", "Sources/" + folder)
    }

    /// The words of a calculator are its own. The rest is for the modules above, too.
    var isShared: Bool { !folder.contains("/Calculators/") }

    /// Whether the file imports the engine, whose values the words take.
    var importsEngine: Bool { !folder.hasPrefix("Sources/PennyEngine/") }
}
