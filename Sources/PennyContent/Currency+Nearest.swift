import PennyDiagnostics
public import PennyEngine

extension Currency {
    /// The code that was most likely meant; nil for a code of ISO 4217 that amounts have no
    /// decimals in.
    public static func nearest(to typed: String) -> String? {
        hasNoMinorUnit(typed) ? nil : nearMiss(to: typed.uppercased(), among: allCodes)
    }
}
