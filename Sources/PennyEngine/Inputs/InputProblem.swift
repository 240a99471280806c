/// A problem with an input, as a value. `InputProblem+Wording.swift` has its wording.
public final class InputProblem: Error, Equatable, Sendable {
    /// The path to an input, or to a field of an entry of a list.
    public struct Path: Equatable, Sendable {
        /// The name of the input.
        public let input: String
        /// The index of the entry of a list, from 0.
        public let entry: Int?
        /// The field of that entry.
        public let field: String?

        public init(_ input: String, entry: Int? = nil, field: String? = nil) {
            self.input = input
            self.entry = entry
            self.field = field
        }
    }

    /// The kinds of problems, with what was typed.
    public indirect enum Kind: Equatable, Sendable {
        case unknownInput(calculator: String, known: [String])
        case unknownField(known: [String])
        case repeated
        case missing(example: String)
        case entriesExpected(example: String)
        case textExpected
        case notAnAmount(String)
        /// An amount with the sign or the code of a currency other than the set's.
        case amountInOther(String, Currency, than: Currency)
        case ambiguousNumber(String)
        case tooManyDecimals(String, currency: String, decimals: Int)
        /// With an example where zero is no value either.
        case negative(String, example: String? = nil)
        case zero(String)
        case amountTooLarge(String)
        case rateWithoutPercent(String)
        case notARate(String)
        case markInRate(String)
        case rateTooLarge(String)
        case notATerm(String, example: String)
        /// With the nearest length in whole months, where years were meant.
        case termNotWhole(String, unit: String, nearest: TermLength? = nil)
        case termTooLong(String, limit: Int, unit: String)
        case notAChoice(String, choices: [String])
        case notADate(String)
        case notACount(String, lowest: Int, highest: Int)
        case notACurrency(String)
        case needs(other: String)
        /// Neither a first amount nor a monthly one is given.
        case needsAmount
        case conflicts(other: String)
        /// The input has no meaning with a choice of another input.
        case conflictsWithChoice(String, of: String)
        case notAfter(other: String)
        case notAbove(other: String)
        case above(other: String)
        /// None of these inputs is given, and one is required.
        case needsOneOf([String])
        /// All of these inputs but one must be given; the calculator finds that one.
        case oneLeftOut(of: [String], left: Int)
        case endsBeforeFirst
        case notForPayments(String)
        case tooFew(paymentsGiven: Int, paymentsNeeded: Int)
        case outsideTerm(payment: Int, payments: Int)
        case shorterThan(other: String)
        /// No odd days come before a whole period.
        case firstPeriodShort
        case needsPaymentCompounding
        case leavesNothing(String)
        case leavesNothingOf(other: String)
        case notAYearlyCost(String)
        /// A number that may be a percentage, with the amount it would be otherwise.
        case amountOrPercentage(String, amount: Int64, currency: Currency)
        case notMonthlyDivisible(String)
        case calculation(CalculationError, currency: Currency)
        case notARatio(String)
        case notBelowOne(String)
        case notADistance(String)
        case notForMethod(String)
        case timesTooFine
        case notAMonth(String)
        case notAWord(String)
        /// The list has more entries than the calculator allows.
        case tooManyEntries(limit: Int)
        /// Other entries of the list have a date, and this one has none.
        case dateMissing
        /// The input has no meaning for flows with dates.
        case notWithDates
        /// The input has no meaning for flows without dates.
        case onlyWithDates
        /// A problem that only some calculators report.
        case own(OwnProblem)
        case notADeal(String)
        /// `3 for 2`: the number that is paid for, or the price in minor units.
        case priceOrCount(String, all: Int, paid: Int, Int64, Currency)
        case notAYield(String)
        case yieldAboveSize(String)
        case notAUse(String)
        case notAWebAddress(String)
        case priceBelowZero(String)
        /// The name of an earlier entry.
        case nameTaken(String, entry: Int)
        case notThatMany(lowest: Int, highest: Int)
        /// The set does not exist, or has no kind and inputs here.
        case setNotFound(String)
        case setNamedTwice(String, entry: Int)
        /// A problem in a set that is compared, with the inputs of that set's calculator.
        case inSet(String, [InputField], InputProblem)
        case otherCurrency(Currency, of: String, than: Currency)
        case nothingInCommon
        /// A product of another kind of measure than the first of its list.
        case kindDiffers(
            product: String, MeasureKind, first: String, MeasureKind, firstEntry: Int)
        /// A product of another kind of measure than the list states.
        case notOfKind(product: String, MeasureKind, MeasureKind)
        /// An input of another kind of measure than the products.
        case notOfList(MeasureKind, MeasureKind)
    }

    /// The path to the input that has the problem.
    public let path: Path
    /// The kind of problem, with its values.
    public let kind: Kind

    /// The convention of the reader's numbers, for the examples in the wording.
    public let convention: NumberConvention

    public init(_ path: Path, _ kind: Kind, _ convention: NumberConvention = .point) {
        self.path = path
        self.kind = kind
        self.convention = convention
    }

    public static func == (one: InputProblem, other: InputProblem) -> Bool {
        one.path == other.path && one.kind == other.kind && one.convention == other.convention
    }
}

/// All the problems of one set of inputs, in the order of the calculator's inputs.
public struct InputProblems: Error, Equatable, Sendable {
    /// The problems; at least one.
    public let problems: [InputProblem]

    package init(problems: [InputProblem]) {
        self.problems = problems
    }
}

extension InputProblem.Kind {
    /// The problem of a text in another language that has two meanings; nil for a problem that is
    /// not about two meanings.
    ///
    /// - Parameter typed: the text as the person typed it, which replaces its English.
    func twoReadings(of typed: String) -> Self? {
        switch self {
        case .priceOrCount(_, let all, let paid, let amount, let currency):
            .priceOrCount(TypedText.trimmed(typed), all: all, paid: paid, amount, currency)
        case .amountOrPercentage: self
        default: nil
        }
    }

    /// Whether an amount of another currency explains the problem better.
    var mayNameOtherCurrency: Bool {
        switch self {
        case .notAnAmount, .ambiguousNumber: true
        default: false
        }
    }
}
