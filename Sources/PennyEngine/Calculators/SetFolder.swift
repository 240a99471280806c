/// A folder of a site whose files are saved sets.
public enum SetFolder: String, CaseIterable, Sendable {
    case calculations, comparisons, budgets
}
