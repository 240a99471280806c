import PennyDiagnostics

/// The HTTP answer of a source.
package struct FetchAnswer: Equatable, Sendable {
    /// The final address after redirects.
    package var address: String
    package var status: Int
    package var body: [UInt8]
    package var contentType: String?
    package var validators: Validators
    package var retryAfter: String?

    package var isNotModified: Bool { status == 304 }

    /// The fault of an answer that cannot be used; nil if it has a body, or if nothing is newer
    /// than the known version.
    func fault(isKnown: Bool) -> Fault? {
        if isNotModified, isKnown { return nil }
        if status != 200 { return .reportSource.status(status, retryAfter) }
        return body.isEmpty ? .emptyAnswer.empty : nil
    }
}

/// The validators of an answer's version, for conditional requests.
package struct Validators: Equatable, Sendable {
    package var etag: String?
    package var lastModified: String?

    package init(etag: String? = nil, lastModified: String? = nil) {
        self.etag = etag
        self.lastModified = lastModified
    }
}
