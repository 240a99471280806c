import PennyContent

/// Why a report has no value of a day, or no headlines.
extension ReportWords {
    /// The reason as a sentence, without its full stop.
    func reason(_ absence: ReportRow.Absence) -> String {
        switch absence {
        case .said(let reason): capitalized(inSentence(reason))
        case .notInReport: "The report of this day does not have it"
        }
    }

    /// The reason within a sentence: by its code, or as the snapshot has it.
    func inSentence(_ reason: MissingReason) -> String {
        reason.code.map(Self.words) ?? reason.text
    }

    private static func words(_ code: MissingCode) -> String {
        switch code {
        case .noAnswer: "the source did not answer"
        case .errorStatus: "the source answered with an error"
        case .unsafeAddress: "the address of the source could not be used safely"
        case .tooMuch: "the answer of the source was too large"
        case .unreadable: "the answer of the source could not be read"
        case .nothing: "the source had nothing for this day"
        case .notFound: "it could not be found in the answer of the source"
        case .implausible: "what the source gave could not be right"
        case .older: "the source had only an older value"
        case .onlyNow: "the source says only what is now, not what was on this day"
        case .notAdded: "no value was added by hand"
        case .notKept: "what the source gave could not be kept"
        }
    }

    private func capitalized(_ reason: String) -> String {
        reason.prefix(1).uppercased() + reason.dropFirst()
    }
}
