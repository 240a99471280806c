package import PennyDiagnostics
package import PennyEngine

/// A calculation of the app as its archive holds it.
package struct ArchivedSet: Equatable, Sendable {
    /// Where in the archive it is: `saved.plist: object 7`.
    package let location: SourceLocation
    /// The inputs of the `savings` calculator, in the order of its fields, as
    /// a person would type them with a point before decimals.
    package let inputs: [RawInput]
    /// The balance as the app showed it: `$1.28 M`. It may be shortened.
    package let shownBalance: String?
    /// The day of the calculation in UTC.
    package let day: CivilDate?
}
