/// The reason why a source has nothing new on a day.
public struct MissingReason: Equatable, Sendable {
    /// The reason in the words of the snapshot's author; the program writes English.
    public let text: String
    /// The same reason as a stable code, which pages translate; nil if a person or an older version
    /// of the program wrote the snapshot.
    public let code: MissingCode?

    public init(text: String, code: MissingCode?) {
        self.text = text
        self.code = code
    }
}

/// The values of `code:` in a snapshot. People's files contain them, so none may change.
public enum MissingCode: String, CaseIterable, Sendable {
    /// No connection, or one that broke.
    case noAnswer = "no-answer"
    /// An HTTP error status.
    case errorStatus = "error-status"
    /// An address, a redirect or a certificate that the program does not follow or trust.
    case unsafeAddress = "unsafe-address"
    /// An answer over the program's limits.
    case tooMuch = "too-much"
    /// A format or encoding that differs from that of `report.yaml` or of the answer's own
    /// declaration.
    case unreadable
    /// An empty answer.
    case nothing
    /// No value at the location in `report.yaml`, or several.
    case notFound = "not-found"
    /// A text that cannot be the value.
    case implausible
    /// A value older than a known one.
    case older
    /// A page, which has no dates, for a day other than the present one.
    case onlyNow = "only-now"
    /// A source whose values are added by hand.
    case notAdded = "not-added"
    /// A value that would make the snapshot unreadable.
    case notStored = "not-kept"
}
