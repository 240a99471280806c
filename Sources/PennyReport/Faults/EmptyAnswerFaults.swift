package import PennyDiagnostics

extension Fault {
    package static let emptyAnswer = EmptyAnswerFaults()
}

/// Answers without anything in them.
package struct EmptyAnswerFaults: FaultDeclarations {
    let empty = Fault(818, "the answer is empty", "Try again later.")
    let noValue = Fault(833, "the source has no value", "Try again later.")
    let noHeadlines = Fault(838, "the source has no headlines", "Try again later.")
}
