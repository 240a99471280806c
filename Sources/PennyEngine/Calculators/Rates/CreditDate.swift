/// When credit was agreed, which says the directive of the European Union that it falls under.
/// Directive (EU) 2023/2225 replaced 2008/48/EC, which still holds for agreements that existed on
/// November 20, 2026. The equation and the counting of days are the same in both. Credit for a
/// home falls under 2014/17/EU at any time.
enum CreditDate {
    case before, since
    /// Nothing says so.
    case unknown

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
