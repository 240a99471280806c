/// Why a source gave nothing on a day.
public struct MissingReason: Equatable, Sendable {
    /// The reason in the words of whoever wrote the snapshot; the program writes English.
    public let text: String
    /// The same as a word that never changes, which pages put into the words of their readers;
    /// nil where a person or an older version of the program wrote the snapshot.
    public let code: MissingCode?

    public init(text: String, code: MissingCode?) {
        self.text = text
        self.code = code
    }
}

/// The words of `code:` in a snapshot. They are in people's files, so none may change.
public enum MissingCode: String, CaseIterable, Sendable {
    /// No connection, or none that lasted.
    case noAnswer = "no-answer"
    /// The status of an error.
    case errorStatus = "error-status"
    /// An address, a redirect or a certificate that the program does not follow or trust.
    case unsafeAddress = "unsafe-address"
    /// More than the program reads of one source.
    case tooMuch = "too-much"
    /// Another format or encoding than `report.yaml` or the answer itself says.
    case unreadable
    /// An answer with nothing in it.
    case nothing
    /// The value is not where `report.yaml` says, or in several such places.
    case notFound = "not-found"
    /// What is there cannot be the value.
    case implausible
    /// It is older than a value that is known.
    case older
    /// A page, which has no dates, for a day that is not the present one.
    case onlyNow = "only-now"
    /// A source by hand.
    case notAdded = "not-added"
    /// It would make a snapshot that cannot be read.
    case notKept = "not-kept"
}
