// A restatement in brackets is the same size in other units, or the number of items.
extension SizeStatement {
    /// Combines the size with its restatement. Throws where the two do not agree.
    func restated(by other: SizeStatement) throws(SizeFailure) -> SizeStatement {
        if other.kind == kind { return try agreeing(with: other) }
        guard other.kind == .pieces else { throw .mixedKinds(typed, kind, other.typed, other.kind) }
        if count == .one {
            return SizeStatement(self, count: other.total, other.piece, readings)
        }
        guard count == other.total else { throw .contradicts(typed, restated: other.typed) }
        return SizeStatement(self, count: count, container ?? other.piece, readings)
    }

    private func agreeing(with other: SizeStatement) throws(SizeFailure) -> SizeStatement {
        let isCounted = other.count != .one
        let isExact = kind == .pieces || (isCounted && isMetric == other.isMetric)
        let isSame = isExact ? total == other.total : total.isApproximately(other.total)
        let isSameEach = !isCounted && kind != .pieces && each.isApproximately(other.each)
        let isSameCount = !isCounted || count == .one || count == other.count
        guard isSame || isSameEach, isSameCount else {
            throw .contradicts(typed, restated: other.typed)
        }
        return SizeStatement(
            self, count: count == .one ? other.count : count, container ?? other.container,
            readings + other.readings)
    }

    private var isMetric: Bool { units[0].system == .metric }

    private init(
        _ size: SizeStatement, count: ExactFraction, _ container: PieceWord?,
        _ readings: [UnitReading]
    ) {
        typed = size.typed
        kind = size.kind
        self.count = count
        each = (size.total / count).reduced
        units = size.units
        self.container = container ?? size.container
        piece = size.piece
        self.readings = readings
    }

    /// Makes the size of a package from its typed text.
    func size(_ typed: String) -> PackageSize {
        PackageSize(
            typed: typed, kind: kind, count: count, each: each, total: total, units: units,
            container: container, piece: piece, readings: readings)
    }
}
