/// The version of Pennypress, as `--version` and the pages say it.
public enum Pennypress {
    public static let version = "0.1.0"
    public static let name = "Pennypress"
    public static let generator = "\(name) \(version)"
}
