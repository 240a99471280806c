import PennyNaturals
import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Every key sequence up to a length")
struct EveryKeySequenceTests {
    static let alphabet: [(Character, TwoOperandField.Key)] = [
        ("2", .digit(2)), ("0", .digit(0)), (".", .point), ("+", .operator(.plus)),
        ("−", .operator(.minus)), ("×", .operator(.times)), ("÷", .operator(.divide)),
        ("=", .equals), ("C", .clear),
    ]
    /// The longest sequence; `make check-deep` sets six.
    static let length = Effort.of(5, deep: 6)

    @Test func theTableHasOneRowForEachStateAndKey() {
        for state in TwoOperandTable.State.allCases {
            for key in TwoOperandTable.KeyClass.allCases {
                let rows = TwoOperandTable.rows.filter { $0.state == state && $0.key == key }
                #expect(rows.count == 1, "\(state) \(key)")
            }
        }
    }

    @Test(arguments: alphabet.map { String($0.0) })
    func theFieldAgreesWithTheTable(first: String) throws {
        var walk = Walk()
        let (name, key) = try #require(Self.alphabet.first { String($0.0) == first })
        let field = TwoOperandField(convention: .point, decimals: 2)
        walk.check(field, TwoOperandReference(), "")
        walk.step(field, TwoOperandReference(), "", name, key)
        #expect(walk.mismatches == [])
        // The empty field, and 9⁰ + 9¹ + … sequences after the first key.
        #expect(walk.visited == 1 + Effort.of(7_381, deep: 66_430))
    }

    /// Visits the tree of sequences: each node presses one key on a copy.
    struct Walk {
        var visited = 0
        var mismatches: [String] = []

        mutating func step(
            _ field: TwoOperandField, _ reference: TwoOperandReference, _ path: String,
            _ name: Character, _ key: TwoOperandField.Key
        ) {
            if mismatches.count > 9 { return }
            var field = field
            var reference = reference
            let path = path + String(name)
            let response = field.press(key)
            let expected = reference.press(name)
            if response != expected {
                mismatches.append("\(path): \(response), not \(String(describing: expected))")
            }
            check(field, reference, path)
            if path.count == EveryKeySequenceTests.length { return }
            for (name, key) in EveryKeySequenceTests.alphabet {
                var isRefused = false
                if case .refuse = reference.row(name)?.effect { isRefused = true }
                if field.isEnabled(key) == isRefused {
                    mismatches.append("\(path): \(name) is enabled: \(isRefused)")
                }
                step(field, reference, path, name, key)
            }
        }

        mutating func check(
            _ field: TwoOperandField, _ reference: TwoOperandReference, _ path: String
        ) {
            visited += 1
            compare(field, reference, path)
            var (left, expected) = (field, reference)
            let outcome = left.leave()
            let (value, note, refusal) = expected.leave()
            let isRight =
                switch outcome {
                case .empty(let given): value == nil && refusal == nil && given == note
                case .refused(let given): given == refusal
                case .value(let given, let givenNote):
                    value.map { Self.isSame(given, $0) } ?? false && givenNote == note
                }
            if !isRight { mismatches.append("\(path) left: \(outcome)") }
            compare(left, expected, path + " left")
        }

        private mutating func compare(
            _ field: TwoOperandField, _ reference: TwoOperandReference, _ path: String
        ) {
            let isSame =
                field.text == reference.text && field.stage == reference.stage
                && field.isRounded == reference.isRounded
            if isSame { return }
            mismatches.append(
                "\(path): \(field.text) \(field.stage), not \(reference.text) \(reference.stage)")
        }

        private static func isSame(
            _ given: SignedFraction, _ value: TwoOperandReference.Value
        ) -> Bool {
            given.isNegative == (value.top < 0)
                && given.magnitude.numerator == BigNatural(UInt64(abs(value.top)))
                && given.magnitude.denominator == BigNatural(UInt64(value.bottom))
        }
    }
}
