/// The version of Pennypress, as `--version` and the pages say it.
public enum Pennypress {
    public static let version = "0.1.0"
    static let generator = "Pennypress \(version)"
}
