import PennyContent
import PennyDiagnostics

extension Fault {
    /// The code of the fault in a snapshot, so that pages can translate it; nil for a fault that no
    /// snapshot has.
    var missingCode: MissingCode? { Self.missingCodes[code] }

    private static let missingTopics: [(any FaultDeclarations, MissingCode)] = [
        (connection, .noAnswer), (fetchAddress, .unsafeAddress), (answerSize, .tooMuch),
        (answer, .unreadable), (emptyAnswer, .nothing), (locating, .notFound),
        (plausibility, .implausible),
    ]

    private static let missingCodes: [FaultCode: MissingCode] = {
        let own: [FaultCode: MissingCode] = [
            reportSource.status.code: .errorStatus, reportSource.older.code: .older,
            reportSource.onlyNow.code: .onlyNow, reportSource.notAddedByHand.code: .notAdded,
            reportSource.cannotStore.code: .notStored,
        ]
        let topics = missingTopics.flatMap { topic, code in
            topic.examples.map { ($0.code, code) }
        }
        return own.merging(topics) { $1 }
    }()
}
