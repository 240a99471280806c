import PennyContent
import PennyEngine
import Testing

@testable import PennyReport

@Suite struct ReportCodeTests {
    /// Every reason that the tests of words know has a code, but for those of commands.
    @Test func `what a source did has a code, and what a command was asked has none`() {
        for (fault, summary, _) in ReportWordingTests.words + ReportWordingTests.dated {
            #expect((fault.missingCode == nil) == Self.isOfCommands(fault), "\(summary)")
        }
    }

    private static func isOfCommands(_ fault: ReportFault) -> Bool {
        switch fault {
        case .unknownSource, .notAnEntry, .notAHeadline, .otherKind, .laterThanReport,
            .whichSource, .noConfiguration, .noLibrary, .noClock, .locked, .cannotWrite,
            .cannotRead:
            true
        default: false
        }
    }

    @Test(
        arguments: [
            (.refused(host: "a"), .noAnswer), (.status(404, retryAfter: nil), .errorStatus),
            (.untrusted(host: "a"), .unsafeAddress), (.tooComplex(.elements(limit: 1)), .tooMuch),
            (.notXML(line: 1), .unreadable), (.noHeadlines, .nothing),
            (.severalRows(["a", "b"]), .notFound),
            (.doesNotMatch("a", pattern: "b"), .implausible), (.notAddedByHand, .notAdded),
            (.cannotStore(problem: "x"), .notStored),
        ] as [(ReportFault, MissingCode)])
    func `the code says what became of the source`(fault: ReportFault, code: MissingCode) {
        #expect(fault.missingCode == code)
    }
}
