/// The topics of the National Standards for Personal Financial Education (Council for Economic
/// Education and Jump$tart Coalition, 2021), by their names in files.
public enum StandardTopic: String, CaseIterable, Sendable {
    case earningIncome = "earning income"
    case spending
    case saving
    case investing
    case managingCredit = "managing credit"
    case managingRisk = "managing risk"

    /// The topic of a name, ignoring case and hyphens.
    static func named(_ name: String) -> StandardTopic? {
        StandardTopic(rawValue: String(name.lowercased().map { $0 == "-" ? " " : $0 }))
    }
}
