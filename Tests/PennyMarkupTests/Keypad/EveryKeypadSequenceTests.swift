import PennyEngine
import PennyMarkup
import PennyTestSupport
import Testing

/// The keypad does the same as the engine's field, whichever keys are pressed.
struct EveryKeypadSequenceTests {
    static let alphabet = ["2", "0", ".", "-", "/", "=", "<"]
    static let length = Effort.of(4, deep: 5)

    @Test(arguments: [NumberConvention.point, .comma], alphabet)
    func `every sequence of keys agrees with the field`(
        _ convention: NumberConvention, _ first: String
    ) throws {
        var mismatches: [String] = []
        for keys in Self.sequences(after: first) {
            let answer = try KeypadAnswer("", keys, mark: convention == .point ? "." : ",")
            var field = TwoOperandField(convention: convention, decimals: 2)
            for key in keys.utf8.compactMap(KeypadKey.init) { field.press(key) }
            if !answer.agrees(with: field) { mismatches.append("\(keys): \(answer)") }
        }
        #expect(mismatches.prefix(5) == [])
    }

    @Test(arguments: [NumberConvention.point, .comma], alphabet)
    func `what is left is empty, refused or a number that amounts are read from`(
        _ convention: NumberConvention, _ first: String
    ) throws {
        let mark = convention == .point ? "." : ","
        var mismatches: [String] = []
        for keys in Self.sequences(after: first) {
            let answer = try KeypadAnswer("", keys + ";", mark: mark)
            var field = TwoOperandField(convention: convention, decimals: 2)
            for key in keys.utf8.compactMap(KeypadKey.init) { field.press(key) }
            let before = try KeypadAnswer("", keys, mark: mark)
            let isRight =
                switch field.leave() {
                case .refused: answer.text == before.text && answer.unfinished == "yes"
                case .empty: answer.text == "" && answer.unfinished == "no"
                case .value(let value, _):
                    Self.isNumber(answer.text, value, convention) && answer.unfinished == "no"
                        && (before.unfinished == "yes") == (before.text != answer.text)
                }
            if !isRight || !answer.agrees(with: field) { mismatches.append("\(keys): \(answer)") }
        }
        #expect(mismatches.prefix(5) == [])
    }

    @Test(arguments: [NumberConvention.point, .comma], alphabet)
    func `what the field shows can be gone on from as a start`(
        _ convention: NumberConvention, _ first: String
    ) throws {
        let mark = convention == .point ? "." : ","
        var mismatches: [String] = []
        for keys in Self.sequences(after: first) {
            let answer = try KeypadAnswer("", keys, mark: mark)
            let anew = try KeypadAnswer(answer.text, "", mark: mark)
            let stage = answer.stage == "result" ? "lhs" : answer.stage
            if anew.text != answer.text || anew.stage != stage {
                mismatches.append("\(keys): \(anew)")
            }
        }
        #expect(mismatches.prefix(5) == [])
    }

    private static func sequences(after first: String) -> [String] {
        var all = [first]
        var longest = all
        for _ in 1..<length {
            longest = longest.flatMap { keys in alphabet.map { keys + $0 } }
            all += longest
        }
        return all
    }

    /// Whether the text is one number, the value rounded to two decimals.
    private static func isNumber(
        _ text: String, _ value: SignedFraction, _ convention: NumberConvention
    ) -> Bool {
        guard let read = try? NumberExpression.value(of: text, convention: convention),
            let rounded = value.rounded(decimals: 2)
        else { return false }
        let isShort = read.value == SignedFraction(rounded.value)
        return !read.isExpression && (isShort || read.value == value)
    }
}

extension TwoOperandField {
    fileprivate mutating func press(_ key: KeypadKey) {
        switch key {
        case .key(let key): _ = press(key)
        case .leave: _ = leave()
        }
    }
}

extension KeypadAnswer {
    fileprivate func agrees(with field: TwoOperandField) -> Bool {
        let keys = Array("0123456789.+-*/=<C".utf8).filter { byte in
            guard case .key(let key) = KeypadKey(ascii: byte) else { return false }
            return field.isEnabled(key)
        }
        return text == field.text && stage == "\(field.stage)"
            && enabled == String(decoding: keys, as: UTF8.self)
            && rounded == (field.isRounded ? "yes" : "no")
    }
}
