/// What a shop takes off a price, in the order it is taken off: first what
/// comes of buying several, then a percentage, then an amount.
struct Deal: Equatable, Sendable {
    enum MultiBuy: Equatable, Sendable {
        /// So many for one price.
        case bundle(count: Int, price: ExactFraction)
        /// Of every `buy` + `get`, the last `get` are cheaper by `off`, a part of 1.
        case buyGet(buy: Int, get: Int, off: ExactFraction)

        /// How many have to be bought.
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
    /// A part of 1 that is taken off, and the most that is taken off by it.
    var percent: (part: ExactFraction, cap: ExactFraction?)?
    /// What is taken off the whole purchase.
    var amount: ExactFraction?
    /// How many have to be bought for the percentage or the amount.
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

    /// The fewest that have to be bought for all of it.
    var count: Int {
        guard let multiBuy else { return leastCount }
        let rounds = max(1, (leastCount + multiBuy.count - 1) / multiBuy.count)
        return rounds * multiBuy.count
    }

    /// What `count` of them cost, each at `price` without the deal. Never below zero.
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
