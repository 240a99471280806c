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

    /// Why the answer is not one to read; nil for one with a body, or that
    /// nothing is newer than what is known.
    func fault(isKnown: Bool) -> ReportFault? {
        if isNotModified, isKnown { return nil }
        if status != 200 { return .status(status, retryAfter: retryAfter) }
        return body.isEmpty ? .empty : nil
    }
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
