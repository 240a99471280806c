package import PennyDiagnostics

extension Fault {
    package static let quiz = QuizFaults()
}

/// Faults of quizzes.
package struct QuizFaults: FaultDeclarations {
    let answersWithoutQuestion = Fault(
        418, "quiz answers without a heading just before them",
        "Write the question as a heading just above the list.")
    let tooFewAnswers = Fault(
        419, "quiz question with a single answer", "Give at least two answers.")
    let noRightAnswer = Fault(
        420, "quiz question without a right answer", "Mark exactly one answer with (x).")
    let severalRightAnswers = Fault(
        421, "second right answer to a quiz question", "Mark exactly one answer with (x).")
    let unmarkedAnswer = Fault(
        422, "quiz answer without its mark",
        "Start the item with (x) if it is right, else with ( ).")
    let emptyAnswer = Fault(423, "quiz answer without words", "Write the answer after its mark.")
    let answerWithoutReason = Fault(
        424, "quiz answer without its reason",
        "Say why it is right or wrong in a quote below it, indented and after >.")
    let strayAnswerText = Fault(
        425, "quiz answer with more than its words and its reason",
        "Put all that explains the answer into the one quote below it.")
    let linkInAnswer = Fault(
        426, "link in a quiz answer", "Put the link into the reason below the answer.")
}
