/// A product of a list as it was understood. A class, so that lists of products
/// are passed and sorted by reference: copies of so many fields would be a good
/// part of the browser's download.
final class Product {
    let name: String
    /// In the major unit, for `packs` of `size`, before any deal or tax.
    let price: ExactFraction
    let size: PackageSize
    /// How many packages the price is for.
    let packs: Int
    let yield: Yield?
    /// The yield as it was typed; nil without one.
    let yieldPhrase: TypedPhrase?
    let deal: TypedDeal?
    /// A rate that is added at the till.
    let tax: ExactDecimal?
    /// Minor units for one package, paid back when it is returned.
    let deposit: Int64?
    let url: String?

    /// A deal and the words it was typed in.
    struct TypedDeal {
        let deal: Deal
        let phrase: TypedPhrase
    }

    init(
        name: String, price: ExactFraction, size: PackageSize, packs: Int,
        yield: (Yield, TypedPhrase)?, terms: ProductTerms
    ) {
        self.name = name
        self.price = price
        self.size = size
        self.packs = packs
        (self.yield, yieldPhrase) = (yield?.0, yield?.1)
        deal = terms.deal
        tax = terms.tax
        deposit = terms.deposit
        url = terms.url
    }

    /// What the price buys, in the base unit of the size.
    var net: ExactFraction { (size.total * ExactFraction(packs)).reduced }

    /// What can be used of it, in the base unit of what it yields.
    var usable: ExactFraction {
        switch yield {
        case .share(let share, _): (net * share).reduced
        case .amount(let made, _): (made.total * size.count * ExactFraction(packs)).reduced
        case nil: net
        }
    }

    /// What the price is divided by.
    func amount(_ basis: ComparisonPlan.Basis) -> ExactFraction {
        basis == .yield ? usable : net
    }

    /// What `amount` measures.
    func kind(_ basis: ComparisonPlan.Basis) -> MeasureKind { measured(basis).kind }

    /// The size whose unit and pieces are meant.
    func measured(_ basis: ComparisonPlan.Basis) -> PackageSize {
        if basis == .yield, case .amount(let made, _) = yield { return made }
        return size
    }

    /// Tax on top of 1.
    var taxFactor: ExactFraction {
        guard let tax else { return .one }
        return .one + ExactFraction(tax)
    }
}

/// How much of a package can be used.
enum Yield {
    /// A part of it, or a multiple for what is thinned or cooked.
    case share(ExactFraction, typed: String)
    /// What each of its packages gives: `240 g drained`, `makes 40 washes`.
    case amount(PackageSize, typed: String)

    var typed: String {
        switch self {
        case .share(_, let typed), .amount(_, let typed): typed
        }
    }
}
