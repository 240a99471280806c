/// Reads an expression of a printed step, with the precedence that readers know: powers before
/// products and quotients, and those before sums and differences.
struct EquationReader {
    private let tokens: [EquationToken]
    private var position = 0
    private let names: [String: Enclosure]
    private let areRounded: Bool
    /// Whether words are names of values. Otherwise they are units: `2,000 g`.
    private let wordsAreNames: Bool

    /// The number of arithmetic signs.
    private(set) var operations = 0
    /// Whether there is an amount or a percentage.
    private(set) var hasUnit = false
    /// Whether there are words beside the numbers.
    private(set) var hasWords = false
    /// The number, if there is only one.
    private(set) var number: PrintedNumber?
    private(set) var isNegative = false
    private(set) var hasNumber = false
    /// The terms of the last sum; at the end, of the whole expression.
    private(set) var terms: [Enclosure] = []

    enum Failure: Error {
        /// The text is not an expression.
        case isWords
        /// A name without a value.
        case unknown(String)
        /// A division by a value that may be zero.
        case undefined
    }

    init(
        _ tokens: [EquationToken], names: [String: Enclosure] = [:], areRounded: Bool = false,
        wordsAreNames: Bool = false
    ) {
        self.tokens = tokens
        self.names = names
        self.areRounded = areRounded
        self.wordsAreNames = wordsAreNames
    }

    /// The value of all tokens.
    mutating func value() throws(Failure) -> Enclosure {
        let value = try sum()
        skipUnit()
        guard position == tokens.count, hasNumber || operations > 0 || wordsAreNames else {
            throw .isWords
        }
        return value
    }

    /// The hidden terms of a sum: some amount above zero.
    private static let rest = Enclosure(
        low: .zero, high: SignedWhole.one.shiftedLeft(Enclosure.bits + 100))

    /// The value before the first words that are not a unit: `$1.00 in 2 payments`.
    mutating func valueAtStart() throws(Failure) -> Enclosure {
        let value = try sum()
        guard hasNumber else { throw .isWords }
        return value
    }

    // MARK: - Levels

    private mutating func scan(_ sign: Character) -> Bool {
        guard position < tokens.count, tokens[position] == .sign(sign) else { return false }
        position += 1
        return true
    }

    private mutating func sum() throws(Failure) -> Enclosure {
        var terms = [try product()]
        while true {
            skipUnit()
            if scan("+") {
                terms.append(try product())
            } else if scan("−") {
                terms.append(try product().negated)
            } else {
                operations += terms.count - 1
                self.terms = terms
                return terms.dropFirst().reduce(terms[0], +)
            }
        }
    }

    private mutating func product() throws(Failure) -> Enclosure {
        var value = try signed()
        while true {
            skipUnit()
            if scan("×") {
                operations += 1
                value = value * (try signed())
            } else if scan("÷") {
                operations += 1
                guard let quotient = value / (try signed()) else { throw .undefined }
                value = quotient
            } else {
                return value
            }
        }
    }

    private mutating func signed() throws(Failure) -> Enclosure {
        if scan("−") {
            isNegative = true
            return try signed().negated
        }
        _ = scan("+")
        return try power()
    }

    private mutating func power() throws(Failure) -> Enclosure {
        let base = try primary()
        if scan("^") {
            operations += 1
            let isBelowZero = scan("−")
            let exponent = try primary()
            return try checked(base.power(isBelowZero ? exponent.negated : exponent))
        }
        if position < tokens.count, case .raised(let exponent) = tokens[position] {
            position += 1
            operations += 1
            return try checked(base.power(exponent))
        }
        return base
    }

    private func checked(_ value: Enclosure?) throws(Failure) -> Enclosure {
        guard let value else { throw .undefined }
        return value
    }

    private mutating func primary() throws(Failure) -> Enclosure {
        if scan("(") {
            let value = try sum()
            guard scan(")") else { throw .isWords }
            return value
        }
        guard position < tokens.count else { throw .isWords }
        switch tokens[position] {
        case .number(let number):
            position += 1
            return try fraction(behind: number)
        case .word: return try named()
        case .rest:
            position += 1
            return Self.rest
        default: throw .isWords
        }
    }

    /// A number, or a fraction that begins with it: `13/30`, `1 13/30`.
    private mutating func fraction(behind first: PrintedNumber) throws(Failure) -> Enclosure {
        hasNumber = true
        number = first
        hasUnit = hasUnit || first.hasUnit
        let value = first.asOperand(areRounded: areRounded)
        if scan("/") { return try quotient(value) }
        guard position + 2 < tokens.count, case .number(let top) = tokens[position],
            tokens[position + 1] == .sign("/")
        else { return value }
        position += 2
        return value + (try quotient(top.exact))
    }

    private mutating func quotient(_ top: Enclosure) throws(Failure) -> Enclosure {
        guard position < tokens.count, case .number(let bottom) = tokens[position] else {
            throw .isWords
        }
        position += 1
        number = nil
        return try checked(top / bottom.exact)
    }

    // MARK: - Words

    private mutating func words() -> String {
        var words: [String] = []
        while position < tokens.count, case .word(let word) = tokens[position] {
            words.append(word)
            position += 1
        }
        return words.joined(separator: " ")
    }

    /// A name with its value, a function, or words before a number: `minimums of $75.00`.
    private mutating func named() throws(Failure) -> Enclosure {
        if case .word("ln") = tokens[position] {
            position += 1
            operations += 1
            return try checked(try primary().logarithm)
        }
        if case .word("e") = tokens[position] {
            position += 1
            return try checked(Enclosure.one.exponential)
        }
        let name = words()
        if let value = names[name] { return value }
        if wordsAreNames { throw .unknown(name) }
        guard position < tokens.count, tokens[position] != .sign(")") else {
            throw .unknown(name)
        }
        if case .number = tokens[position] {
            hasWords = true
            return try primary()
        }
        throw .unknown(name)
    }

    /// Skips the words after a number, which are its unit.
    private mutating func skipUnit() {
        if wordsAreNames { return }
        let unit = words()
        if !unit.isEmpty { hasWords = true }
        // A price of several packages: $3.00 for 2.
        if unit == "for", position < tokens.count, case .number = tokens[position] { position += 1 }
    }
}
