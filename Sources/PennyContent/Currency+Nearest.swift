import PennyDiagnostics
public import PennyEngine

extension Currency {
    /// The most likely code for a misspelled one; nil for a code of ISO 4217 without decimals.
    public static func nearest(to typed: String) -> String? {
        hasNoMinorUnit(typed) ? nil : nearMiss(to: typed.uppercased(), among: allCodes)
    }
}
