/// The version of Pennypress, shown by `--version` and on pages.
public enum Pennypress {
    public static let version = "0.2.0"
    public static let name = "Pennypress"
    public static let generator = "\(name) \(version)"
}
