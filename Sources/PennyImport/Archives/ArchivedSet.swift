package import PennyDiagnostics
package import PennyEngine

/// A calculation in the archive of the app.
package struct ArchivedSet: Equatable, Sendable {
    /// The location in the archive, such as `saved.plist: object 7`.
    package let location: SourceLocation
    /// The inputs of the `savings` calculator, in the order of its fields and with a decimal point,
    /// as a person would type them.
    package let inputs: [RawInput]
    /// The balance as the app showed it, such as `$1.28 M`, which may be abbreviated.
    package let shownBalance: String?
    /// The day of the calculation in UTC.
    package let day: CivilDate?
}
