/// What a source answered.
package struct Fetched: Equatable, Sendable {
    /// Where the answer came from in the end, after redirects.
    package var address: String
    package var status: Int
    package var body: [UInt8]
    package var contentType: String?
    package var validators: Validators
    package var retryAfter: String?

    package var isNotModified: Bool { status == 304 }
}

/// What an answer says of its version, to ask only for a newer one.
package struct Validators: Equatable, Sendable {
    package var etag: String?
    package var lastModified: String?

    package init(etag: String? = nil, lastModified: String? = nil) {
        self.etag = etag
        self.lastModified = lastModified
    }
}
