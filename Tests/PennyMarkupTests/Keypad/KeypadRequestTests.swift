import PennyMarkup
import Testing

struct KeypadRequestTests {
    @Test(
        arguments: [
            ("", "", "", "empty"), ("4.99", "", "4.99", "lhs"), ("4.99", "-", "4.99−", "lhsOp"),
            ("4.99", "-0.5", "4.99−0.5", "lhsOpRhs"), ("4.99", "-0.5=", "4.49", "result"),
            ("4.99", "-0.5=0", "0", "lhs"), ("350,000", "", "350,000", "lhs"),
            ("350,000", "=", "350,000", "lhs"), ("350,000", ";", "350,000", "lhs"),
            ("350,000", "*2=", "700000", "result"), ("350 000", "0", "3500000", "lhs"),
            ("4.99 - 0.50", "", "4.99 - 0.50", "lhsOpRhs"), ("4.99 - 0.50", "=", "4.49", "result"),
            ("4.99 - 0.50", ";", "4.49", "result"), ("4.99-", ";", "4.99", "lhs"),
            ("5x3", "=", "15", "result"), ("5 × 3", "=", "15", "result"),
            ("9÷3=", "", "9÷3=", "result"),
            ("9÷3=", "+", "3+", "lhsOp"), ("5×", "/", "5÷", "lhsOp"), ("-", "5", "−5", "lhs"),
            ("−5", "+", "−5+", "lhsOp"), ("4.", "5", "4.5", "lhs"), ("4.", ";", "4", "lhs"),
            (".", "5", "0.5", "lhs"), ("0.50", "+", "0.50+", "lhsOp"), ("007", "+", "7+", "lhsOp"),
            ("$4.99", "", "$4.99", "lhs"), ("$4.99", ";", "$4.99", "lhs"),
            ("$4.99-0.50 USD", "=", "4.49", "result"), ("4,5", "*2=", "9", "result"),
            ("12", "<", "1", "lhs"), ("12", "C", "", "empty"), ("1/3", "=*3=", "1", "result"),
            (" 12 ", "", " 12 ", "lhs"), (" 12 ", "+", "12+", "lhsOp"), ("", "=", "", "empty"),
            ("1\u{202F}234,5", "", "1\u{202F}234,5", "other"),
        ] as [(String, String, String, String)])
    func `keys work on what stood in the field`(
        _ start: String, _ keys: String, _ text: String, _ stage: String
    ) throws {
        let answer = try KeypadAnswer(start, keys)
        #expect(answer.text == text)
        #expect(answer.stage == stage)
    }

    @Test(
        arguments: [
            ("4,99", "-0.5=", "4,49", "result"), ("4,99", "-0,5", "4,99−0,5", "lhsOpRhs"),
            ("4.99", "", "4.99", "lhs"), ("4.99", ";", "4,99", "lhs"),
            ("4.99", "+", "4,99+", "lhsOp"),
            ("4.", ";", "4", "lhs"), ("0.125", ";", "0,125", "lhs"), (".5", ";", "0,5", "lhs"),
            ("350.000", "", "350.000", "lhs"), ("350.000", "+1=", "350001", "result"),
            ("1.234.567,5", "", "1.234.567,5", "lhs"), ("1.234,5", "+", "1234,5+", "lhsOp"),
            ("1.2.3", "", "1.2.3", "other"), ("1234.567", ";", "1234,567", "lhs"),
            ("1/3", "=", "0,33", "result"),
        ] as [(String, String, String, String)])
    func `a comma may stand before decimals`(
        _ start: String, _ keys: String, _ text: String, _ stage: String
    ) throws {
        let answer = try KeypadAnswer(start, keys, mark: ",")
        #expect(answer.text == text)
        #expect(answer.stage == stage)
    }

    @Test(
        arguments: [
            "abc", "1+2+3", "5*-3", "--5", "+5", "×5", "4-=", "1+2=3", "1.2.3", "12%",
            "2 for 5",
            "1e5", "6x330ml", "9999999999999999999999999",
        ])
    func `text that is no calculation is left alone`(_ start: String) throws {
        for keys in ["", "1", "+", "=", "<", ";", "1+2=;"] {
            let answer = try KeypadAnswer(start, keys)
            #expect(answer.text == start)
            #expect(answer.stage == "other")
            #expect(answer.enabled == "C")
            #expect(answer.unfinished == "no")
        }
        #expect(try KeypadAnswer(start, "C").text == "")
        #expect(try KeypadAnswer(start, "C7").text == "7")
    }

    @Test(
        arguments: [
            ("", "no"), ("5", "no"), ("350,000", "no"), ("5.", "yes"), ("5+", "yes"),
            ("5+2", "yes"),
            ("5/0", "yes"), ("-", "yes"), ("-5", "no"), ("1,5", "yes"), ("1,500", "no"),
        ] as [(String, String)])
    func `a field is unfinished when leaving would change it`(
        _ start: String, _ unfinished: String
    ) throws {
        #expect(try KeypadAnswer(start, "").unfinished == unfinished)
    }

    @Test(
        arguments: [
            ("", "+", "Type a number first."), ("5+2", "*", "Press = before the next operator."),
            ("5.5", ".", "This number already has a decimal mark."),
            ("999999999999999999999999", "9", "A number can have at most 24 digits."),
            ("0.000000000000000000", "1", "A number can have at most 18 decimals."),
            ("7/0", "=", "You cannot divide by zero."),
            ("7/0", ";", "You cannot divide by zero."),
            ("999999999999999999999999*9", "=", "The result has more than 24 digits."),
            ("5*", ";", "× was dropped: no number follows it."),
            ("-", ";", "− was dropped: no number follows it."),
            ("10/3", "=", "Rounded to 2 decimals."), ("10/3", ";", "Rounded to 2 decimals."),
            ("10/3", "=;", ""), ("10/3", "=+", ""), ("5+2", "=", ""), ("5+2", "*=", ""),
            ("abc", "+", "The keypad cannot use “abc.” Correct or clear it."),
            ("abc", "", ""), ("abc", ";", ""),
        ] as [(String, String, String)])
    func `the last key is answered in words`(
        _ start: String, _ keys: String, _ words: String
    ) throws {
        #expect(try KeypadAnswer(start, keys).words == words)
    }

    @Test(arguments: [(0, "3", "Rounded to a whole number."), (1, "3.3", "Rounded to 1 decimal.")])
    func `a result has the decimals of its field`(
        _ decimals: Int, _ text: String, _ words: String
    ) throws {
        let answer = try KeypadAnswer("10/3", "=", decimals: decimals)
        #expect(answer.text == text)
        #expect(answer.words == words)
        #expect(answer.rounded == "yes")
    }

    @Test func `operators are disabled while the second number is typed`() throws {
        #expect(try KeypadAnswer("", "").enabled == "0123456789.-=<C")
        #expect(try KeypadAnswer("5", "").enabled == "0123456789.+-*/=<C")
        #expect(try KeypadAnswer("5", "+").enabled == "0123456789.+-*/=<C")
        #expect(try KeypadAnswer("5", "+2").enabled == "0123456789.=<C")
        #expect(try KeypadAnswer("5", "+2.").enabled == "0123456789=<C")
        #expect(try KeypadAnswer("5", "+2=").enabled == "0123456789.+-*/=<C")
    }

    @Test(
        arguments: [
            "", "mark=.\n", "decimals=2\n", "mark=;\ndecimals=2\n", "mark=.\ndecimals=13\n",
            "mark=.\ndecimals=-1\n", "mark=.\ndecimals=\n", "mark=.\nmark=.\ndecimals=2\n",
            "kind=loan\nmark=.\ndecimals=2\n", "mark=.\ndecimals=2\nkeys=5a\n",
            "mark=.\ndecimals=2\nkeys=×\n", "mark=.\ndecimals=2\nstart\n",
            "mark=.\ndecimals=2\nplace=1\n", "kind=keypad\nkind=keypad\nmark=.\ndecimals=2\n",
        ])
    func `a request of another form is none`(_ text: String) {
        #expect(KeypadRequest(reading: Array(text.utf8)) == nil)
    }

    @Test func `control characters become spaces`() throws {
        let answer = try KeypadAnswer(request: "mark=.\ndecimals=2\nstart=a\u{1}\tb\r\n")
        #expect(answer.text == "a  b ")
    }
}
