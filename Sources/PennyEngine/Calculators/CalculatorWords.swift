/// The words that pages use for the sets of a calculator.
public struct CalculatorWords: Sendable {
    /// A saved set: “Loan”.
    public let one: Message
    /// Many sets, and the name of their list: “Loans”.
    public let many: Message
    /// The question that the calculator answers: “What will this loan cost me?”
    public let question: Message

    init(_ one: Message, _ many: Message, _ question: Message) {
        self.one = one
        self.many = many
        self.question = question
    }
}
