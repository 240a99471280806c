import PennyFiles

/// The cache key of a saved set, as digests of all inputs of its files: equal keys mean equal
/// files.
struct SetCacheKey: Equatable, Sendable {
    /// The key of its table and its data, which show the result and nothing of the site.
    let data: Digest
    /// The key of its page, and of what lists show of it.
    let page: Digest
}
