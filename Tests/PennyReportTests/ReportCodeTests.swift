import PennyContent
import PennyDiagnostics
import PennyEngine
import Testing

@testable import PennyReport

@Suite struct ReportCodeTests {
    @Test func `what a source did has a code, and what a command was asked has none`() {
        let topics: [any FaultDeclarations] = [
            Fault.connection, Fault.fetchAddress, Fault.answerSize, Fault.answer,
            Fault.emptyAnswer, Fault.locating, Fault.plausibility, Fault.reportSource,
        ]
        for fault in topics.flatMap(\.examples) {
            #expect(fault.missingCode != nil, "\(fault.summary)")
        }
        for fault in Fault.report.examples {
            #expect(fault.missingCode == nil, "\(fault.summary)")
        }
    }

    @Test(
        arguments: [
            (.connection.refused("a"), .noAnswer), (.reportSource.status(404, nil), .errorStatus),
            (.fetchAddress.untrusted("a"), .unsafeAddress),
            (.answerSize.tooComplex(.elements(limit: 1)), .tooMuch),
            (.answer.notXML(1), .unreadable), (.emptyAnswer.noHeadlines, .nothing),
            (.locating.severalRows(["a", "b"]), .notFound),
            (.plausibility.doesNotMatch("a", "b"), .implausible),
            (.reportSource.notAddedByHand, .notAdded),
            (.reportSource.cannotStore("x"), .notStored),
        ] as [(Fault, MissingCode)])
    func `the code says what became of the source`(fault: Fault, code: MissingCode) {
        #expect(fault.missingCode == code)
    }
}
