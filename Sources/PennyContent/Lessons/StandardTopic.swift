/// The topics of the National Standards for Personal Financial Education
/// (Council for Economic Education and Jump$tart Coalition, 2021), by the names in files.
public enum StandardTopic: String, CaseIterable, Sendable {
    case earningIncome = "earning income"
    case spending
    case saving
    case investing
    case managingCredit = "managing credit"
    case managingRisk = "managing risk"

    /// The topic of this name, in which hyphens and capitals do not matter.
    static func named(_ name: String) -> StandardTopic? {
        StandardTopic(rawValue: String(name.lowercased().map { $0 == "-" ? " " : $0 }))
    }
}
