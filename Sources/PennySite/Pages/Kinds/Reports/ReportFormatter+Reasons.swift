import PennyContent
import PennyEngine
import PennyMarkup

/// Reasons why a report has no value of a day, or no headlines.
extension ReportFormatter {
    /// The reason as a sentence.
    func reason(_ absence: ReportRow.Absence) -> Message {
        switch absence {
        case .said(let reason): self.reason(reason)
        case .notInReport: ReportWords.reasonNotInReport
        }
    }

    /// The reason as a sentence: by its code, or as the snapshot has it.
    func reason(_ reason: MissingReason) -> Message {
        reason.code.map(Self.words) ?? .text(sentence(reason.text))
    }

    private static func words(_ code: MissingCode) -> Message {
        switch code {
        case .noAnswer: ReportWords.reasonNoAnswer
        case .errorStatus: ReportWords.reasonErrorStatus
        case .unsafeAddress: ReportWords.reasonUnsafeAddress
        case .tooMuch: ReportWords.reasonTooMuch
        case .unreadable: ReportWords.reasonUnreadable
        case .nothing: ReportWords.reasonNothing
        case .notFound: ReportWords.reasonNotFound
        case .implausible: ReportWords.reasonImplausible
        case .older: ReportWords.reasonOlder
        case .onlyNow: ReportWords.reasonOnlyNow
        case .notAdded: ReportWords.reasonNotAdded
        case .notStored: ReportWords.reasonNotKept
        }
    }

    private func sentence(_ text: String) -> String {
        numbers.sentence(text.prefix(1).uppercased() + text.dropFirst())
    }
}
