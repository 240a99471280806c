/// The date of a credit agreement, which determines the applicable directive of the European Union.
/// Directive (EU) 2023/2225 replaced 2008/48/EC, which still applies to agreements that existed on
/// November 20, 2026. Both have the same equation and count days in the same way. A home loan is
/// always subject to 2014/17/EU.
enum CreditDate {
    case before, since
    /// The date is not known.
    case unknown

    /// Classifies a date.
    ///
    /// - Parameter date: the first day on which money is paid out.
    init(_ date: CivilDate?) {
        guard let date else {
            self = .unknown
            return
        }
        let isBefore =
            (date.year, date.month, date.day) < (2026, 11, 20)
        self = isBefore ? .before : .since
    }
}
