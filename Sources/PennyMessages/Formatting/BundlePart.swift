/// What a `CatalogBundle` has beside its catalogs: data that this module hands on as it is. The
/// numbers are those of no area.
public enum BundlePart: UInt8, Sendable {
    /// How the readers' place writes numbers.
    case numberStyle = 0xF1
}
