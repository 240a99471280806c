/// A product of a list. It is a class so that lists are passed and sorted by reference:
/// copies of so many fields would add noticeably to the size of the browser's download.
final class Product {
    var name = ""
    /// The price in the major unit for `packs` of `size`, before any deal or tax.
    var price = ExactFraction.one
    var size = PackageSize.none
    /// The number of packages that the price is for.
    var packs = 1
    var yield: Yield?
    /// The yield as typed; nil without one.
    var yieldPhrase: TypedPhrase?
    var deal: TypedDeal?
    /// The tax rate that is added at the register.
    var tax: ExactDecimal?
    /// The refundable deposit for one package, in minor units.
    var deposit: Int64?
    var url: String?

    /// A deal and its typed text.
    struct TypedDeal {
        let deal: Deal
        let phrase: TypedPhrase
    }

    /// The net amount that the price buys, in the base unit of the size.
    var net: ExactFraction { (size.total * ExactFraction(packs)).reduced }

    /// The usable amount, in the base unit of the yield.
    var usable: ExactFraction {
        switch yield {
        case .share(let share, _): (net * share).reduced
        case .amount(let made, _): (made.total * size.count * ExactFraction(packs)).reduced
        case nil: net
        }
    }

    /// The amount that the price is divided by.
    func amount(_ basis: ComparisonPlan.Basis) -> ExactFraction {
        basis == .yield ? usable : net
    }

    /// The kind of measure of `amount`.
    func kind(_ basis: ComparisonPlan.Basis) -> MeasureKind { measured(basis).kind }

    /// The size that provides the unit and the pieces.
    func measured(_ basis: ComparisonPlan.Basis) -> PackageSize {
        if basis == .yield, case .amount(let made, _) = yield { return made }
        return size
    }

    /// The factor for tax: 1 plus the rate.
    var taxFactor: ExactFraction {
        guard let tax else { return .one }
        return .one + ExactFraction(tax)
    }
}

/// The usable amount of a package.
enum Yield {
    /// A fraction of the package, or a multiple if it is diluted or cooked.
    case share(ExactFraction, typed: String)
    /// The usable amount of each package: `240 g drained`, `makes 40 washes`.
    case amount(PackageSize, typed: String)

    var typed: String {
        switch self {
        case .share(_, let typed), .amount(_, let typed): typed
        }
    }
}
