/// A shop's discount. It applies in this order: the discount for buying several, then a percentage,
/// then an amount.
struct Deal: Equatable, Sendable {
    enum MultiBuy: Equatable, Sendable {
        /// A number of packages for one price.
        case bundle(count: Int, price: ExactFraction)
        /// The last `get` of every `buy` + `get` packages are cheaper by `off`, a fraction of 1.
        case buyGet(buy: Int, get: Int, off: ExactFraction)

        /// The number of packages in one deal.
        var count: Int {
            switch self {
            case .bundle(let count, _): count
            case .buyGet(let buy, let get, _): buy + get
            }
        }

        static func == (lhs: Self, rhs: Self) -> Bool {
            switch (lhs, rhs) {
            case (.bundle(let count, let price), .bundle(let other, let otherPrice)):
                count == other && price.isEqual(to: otherPrice)
            case (.buyGet(let buy, let get, let off), .buyGet(let other, let more, let otherOff)):
                buy == other && get == more && off.isEqual(to: otherOff)
            default: false
            }
        }
    }

    var multiBuy: MultiBuy?
    /// The fraction of the price that is taken off, and the largest amount it takes off.
    var percent: (part: ExactFraction, cap: ExactFraction?)?
    /// The amount that is taken off the whole purchase.
    var amount: ExactFraction?
    /// The smallest number of packages for the percentage or the amount.
    var leastCount = 1

    static func == (lhs: Deal, rhs: Deal) -> Bool {
        lhs.multiBuy == rhs.multiBuy && lhs.leastCount == rhs.leastCount
            && isSame(lhs.percent?.part, rhs.percent?.part)
            && isSame(lhs.percent?.cap, rhs.percent?.cap) && isSame(lhs.amount, rhs.amount)
    }

    private static func isSame(_ one: ExactFraction?, _ other: ExactFraction?) -> Bool {
        guard let one, let other else { return one == nil && other == nil }
        return one.isEqual(to: other)
    }

    /// The smallest number of packages for which the whole deal applies.
    var count: Int {
        guard let multiBuy else { return leastCount }
        let rounds = max(1, (leastCount + multiBuy.count - 1) / multiBuy.count)
        return rounds * multiBuy.count
    }

    /// The cost of `count` packages at `price` each without the deal. It is never negative.
    func cost(at price: ExactFraction) -> ExactFraction {
        var cost = bought(at: price)
        if let percent {
            var off = cost * percent.part
            if let cap = percent.cap, cap.isLess(than: off) { off = cap }
            cost = cost.saturatingMinus(off)
        }
        if let amount { cost = cost.saturatingMinus(amount) }
        return cost.reduced
    }

    private func bought(at price: ExactFraction) -> ExactFraction {
        switch multiBuy {
        case .bundle(let size, let bundle): bundle * ExactFraction(count / size)
        case .buyGet(let buy, let get, let off):
            price * ExactFraction(count / (buy + get))
                * (ExactFraction(buy) + ExactFraction(get) * ExactFraction.one.saturatingMinus(off))
        case nil: price * ExactFraction(count)
        }
    }
}
