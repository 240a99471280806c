/// Something wrong with an input, as a value; `InputProblem+Wording.swift` says it.
public struct InputProblem: Error, Equatable, Sendable {
    /// Which input, and for a list which entry (from 0) and field of it.
    public struct Place: Equatable, Sendable {
        /// The name of the input.
        public let input: String
        /// The entry of a list, counted from 0.
        public let entry: Int?
        /// The field of that entry.
        public let field: String?

        public init(_ input: String, entry: Int? = nil, field: String? = nil) {
            self.input = input
            self.entry = entry
            self.field = field
        }
    }

    /// What is wrong, with what was typed.
    public indirect enum Kind: Equatable, Sendable {
        case unknownInput(calculator: String, known: [String])
        case unknownField(known: [String])
        case repeated
        case missing(example: String)
        case entriesExpected(example: String)
        case textExpected
        case notAnAmount(String)
        /// An amount with the sign or the code of another currency than that of the set.
        case amountInOther(String, Currency, than: Currency)
        case ambiguousNumber(String)
        case tooManyDecimals(String, currency: String, decimals: Int)
        case negative(String)
        case zero(String)
        case amountTooLarge(String)
        case rateWithoutPercent(String)
        case notARate(String)
        case markInRate(String)
        case rateTooLarge(String)
        case notATerm(String, example: String)
        /// With the length in whole months that is nearest, where years were meant.
        case termNotWhole(String, unit: String, nearest: TermLength? = nil)
        case termTooLong(String, limit: Int, unit: String)
        case notAChoice(String, choices: [String])
        case notADate(String)
        case notACount(String, lowest: Int, highest: Int)
        case notACurrency(String)
        case needs(other: String)
        /// Neither an amount to begin with nor one for each month is given.
        case needsAmount
        case conflicts(other: String)
        /// It has no meaning with a choice of another input.
        case conflictsWithChoice(String, of: String)
        case notAfter(other: String)
        case notAbove(other: String)
        case above(other: String)
        /// None of these inputs is given, and one is needed.
        case needsOneOf([String])
        /// Of these inputs all but one are given, and that one is the answer.
        case oneLeftOut(of: [String], left: Int)
        case endsBeforeFirst
        case notForPayments(String)
        case tooFew(paymentsGiven: Int, paymentsNeeded: Int)
        case outsideTerm(payment: Int, payments: Int)
        case shorterThan(other: String)
        /// There are no odd days before a whole period.
        case firstPeriodShort
        case needsPaymentCompounding
        case leavesNothing(String)
        case leavesNothingOf(other: String)
        case notAYearlyCost(String)
        /// A number that may be a percentage, with the amount that it is otherwise.
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
        /// A list of more entries than are computed.
        case tooManyEntries(limit: Int)
        /// Some entries of a list have a date and this one does not.
        case dateMissing
        /// An input that says nothing about flows with dates.
        case notWithDates
        /// An input that says nothing about flows without dates.
        case onlyWithDates
        /// One that only some calculators report.
        case own(OwnProblem)
        case notADeal(String)
        /// `3 for 2`: how many of them are paid for, or what they cost, in minor units.
        case priceOrCount(String, all: Int, paid: Int, Int64, Currency)
        case notAYield(String)
        case yieldAboveSize(String)
        case notAUse(String)
        case notAWebAddress(String)
        case priceBelowZero(String)
        /// A name that an earlier entry has.
        case nameTaken(String, entry: Int)
        case notThatMany(lowest: Int, highest: Int)
        /// A set that nobody found, or whose kind and inputs are not there.
        case setNotFound(String)
        case setNamedTwice(String, entry: Int)
        /// A problem of a set that is compared, and the inputs of the set's calculator.
        case inSet(String, [InputField], InputProblem)
        case otherCurrency(Currency, of: String, than: Currency)
        case nothingInCommon
        /// A product that measures something else than the first of its list.
        case kindDiffers(
            product: String, MeasureKind, first: String, MeasureKind, firstEntry: Int)
        /// A product that measures something else than its list says.
        case notOfKind(product: String, MeasureKind, MeasureKind)
        /// An input that measures something else than the products.
        case notOfList(MeasureKind, MeasureKind)
    }

    /// Where the problem is.
    public let place: Place
    /// What the problem is.
    public let kind: Kind

    /// How numbers are typed where the problem is, for the examples given.
    public let convention: NumberConvention

    public init(_ place: Place, _ kind: Kind, _ convention: NumberConvention = .point) {
        self.place = place
        self.kind = kind
        self.convention = convention
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
    /// A text in another language that has two meanings, with what was typed; nil for one that
    /// has none.
    func twoReadings(of typed: String) -> Self? {
        switch self {
        case .priceOrCount(_, let all, let paid, let amount, let currency):
            .priceOrCount(TypedText.trimmed(typed), all: all, paid: paid, amount, currency)
        case .amountOrPercentage: self
        default: nil
        }
    }

    /// Whether the currency of an amount is told first, and then what else is wrong with it.
    var mayBeOfOther: Bool {
        switch self {
        case .notAnAmount, .ambiguousNumber: true
        default: false
        }
    }
}
