import PennyMessages

/// The location of an area's Swift: the folder `Generated` of a module.
struct WordsHome {
    /// The type that contains the messages: `LoanWords`.
    let type: String
    /// Whether modules above use the messages. A calculator's messages are internal.
    let isShared: Bool
    private let module: String

    /// Creates the location for an area; nil for messages that only scripts use.
    init?(_ area: WordArea) {
        switch area {
        case .scripts: return nil
        case .problem, .result, .form, .keypad, .choice, .report:
            (module, isShared) = ("PennyMarkup", true)
        case .site, .learn, .saved: (module, isShared) = ("PennySite", true)
        case .common: (module, isShared) = ("PennyEngine", true)
        default: (module, isShared) = ("PennyEngine", false)
        }
        type = (area == .apr ? "APR" : SwiftName(joining: area.name).capitalized) + "Words"
    }

    /// The folder of its files.
    var folder: String { "Sources/\(module)/Generated" }

    /// Whether the file must import the engine, for the types of values.
    var importsEngine: Bool { module != "PennyEngine" }
}
