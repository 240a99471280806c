// scripts/messages makes this file of messages/en/problem.mf2.

package import PennyEngine

extension ProblemWords {
    /// `Leave out everything after the equals sign.`
    package static var expressionAfterEquals: Message { Message(area, 30) }
    /// `Enter two numbers with one operator. Work out one of the steps first.`
    package static var expressionChained: Message { Message(area, 31) }
    ///     From left to right, this is {$left :string}. If you multiply or divide first, it is
    ///     {$products :string}. Enter two numbers with one operator.
    @inline(never) package static func expressionChainedTwo(
        left: String, products: String
    ) -> Message {
        Message(area, 32, [.text(left), .text(products)])
    }
    /// `Divide by a number other than 0.`
    package static var expressionDivisionByZero: Message { Message(area, 33) }
    ///     Enter a number, such as {$number :string}, or two with one operator, such as {$number
    ///     :string} - {$other :string}.
    @inline(never) package static func expressionNotANumber(
        number: String, other: String
    ) -> Message {
        Message(area, 34, [.text(number), .text(other)])
    }
    /// `Enter the number before the operator, or leave the operator out.`
    package static var expressionOperatorFirst: Message { Message(area, 35) }
    /// `Keep one of the two operators. Only the first number can have a minus sign.`
    package static var expressionTwoOperators: Message { Message(area, 36) }
}
