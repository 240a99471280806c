import PennyFiles

/// Of what a saved set's files are made, as digests: as long as they are the same, so are the
/// files.
struct SetKey: Equatable, Sendable {
    /// That of its table and its data for programs, which show the result and nothing of the site.
    let data: Fingerprint
    /// That of its page, and of what lists show of it.
    let page: Fingerprint
}
