/// The location of an area's Swift: the folder `Generated` of a module.
struct WordsHome {
    /// The type that contains the messages: `LoanWords`.
    let type: String
    /// Whether modules above use the messages. A calculator's messages are internal.
    let isShared: Bool
    private let module: String

    /// The modules of shared messages: problems of inputs, results, forms and the keypad; pages of
    /// a site, lessons, the dictionary and saved sets.
    private static let shared = [
        "choice": "PennyMarkup", "form": "PennyMarkup", "keypad": "PennyMarkup",
        "problem": "PennyMarkup", "report": "PennyMarkup", "result": "PennyMarkup",
        "learn": "PennySite", "saved": "PennySite", "site": "PennySite",
        "common": "PennyEngine",
    ]

    /// Creates the location for an area.
    ///
    /// - Parameter calculators: the names of the calculators, each with an area of its own.
    /// - Returns: nil for an area that no module has.
    init?(_ area: String, _ calculators: [String]) {
        let shared = Self.shared[area]
        if shared == nil, area != Self.scenarios, !calculators.contains(area) { return nil }
        module = shared ?? "PennyEngine"
        isShared = shared != nil
        type = (area == "apr" ? "APR" : SwiftName(joining: area).capitalized) + "Words"
    }

    /// The calculator that every catalog has, beside those of the list.
    private static let scenarios = "scenarios"

    /// The folder of its files.
    var folder: String { "Sources/\(module)/Generated" }

    /// Whether the file must import the engine, for the types of values.
    var importsEngine: Bool { module != "PennyEngine" }
}
