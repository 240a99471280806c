/// The parts of a `CatalogBundle` beside its catalogs: data that this module only passes on. The
/// raw values are not numbers of areas.
public enum BundlePart: UInt8, Sendable {
    /// The number style of the readers' locale.
    case numberStyle = 0xF1
}
