/// An entry of `extra` as typed, with payment numbers or dates.
struct RawExtra {
    enum Point: Equatable {
        case number(Int)
        case date(CivilDate)
    }

    let index: Int
    let amount: Int64
    let from: Point
    let every: Int?
    let to: Point?

    static func read(_ reader: inout InputReader) -> [RawExtra] {
        let convention = reader.convention
        let parser = reader.amountParser(allowsZero: false)
        let point = { (text: String) throws(InputFailure) in try Self.point(text, convention) }
        return reader.readEntries("extra") { reader, entry -> (RawExtra, [NamedQuantity])? in
            let amount = entry.read("amount", &reader) { text throws(InputFailure) in
                try parser.amount(text)
            }
            let at = entry.read("at", &reader, point)
            let from = entry.read("from", &reader, point)
            let to = entry.read("to", &reader, point)
            let every = entry.read("every", &reader) { text throws(InputFailure) in
                try InputReader.parseCount(text, convention, 1...5200)
            }
            if entry.isGiven("at") {
                for other in ["from", "every", "to"] where entry.isGiven(other) {
                    reader.report(
                        .init("extra", entry: entry.index, field: "at"), .conflicts(other: other))
                }
            }
            guard let amount else { return nil }
            let extra = RawExtra(
                index: entry.index, amount: amount, from: at ?? from ?? .number(1),
                every: entry.isGiven("at") ? nil : every ?? 1, to: at ?? to)
            return (extra, extra.quantities(isSingle: entry.isGiven("at")))
        }
    }

    private func quantities(isSingle: Bool) -> [NamedQuantity] {
        var named = [NamedQuantity("amount", .money(amount))]
        named.append(NamedQuantity(isSingle ? "at" : "from", Self.quantity(from)))
        if isSingle { return named }
        named.append(NamedQuantity("every", .count(every ?? 1)))
        if let to { named.append(NamedQuantity("to", Self.quantity(to))) }
        return named
    }

    private static func quantity(_ point: Point) -> Quantity {
        switch point {
        case .number(let number): .count(number)
        case .date(let date): .date(date)
        }
    }

    private static func point(
        _ text: String, _ convention: NumberConvention
    ) throws(InputFailure) -> Point {
        if let date = CivilDate(iso: TypedText.folded(text)) { return .date(date) }
        return .number(try InputReader.parseCount(text, convention, 1...5200))
    }

    /// Converts the entry to payment numbers. A date becomes the first payment on or after it. The
    /// end of a span becomes the last payment on or before it.
    func resolved(
        _ payments: Int, _ dates: LoanDates?, _ reader: inout InputReader
    ) -> ExtraPayment? {
        guard let first = number(of: from, payments, dates, &reader, isEnd: false) else {
            return nil
        }
        var last = payments
        if every == nil {
            last = first
        } else if let to {
            guard let end = number(of: to, payments, dates, &reader, isEnd: true) else {
                return nil
            }
            last = end
            if last < first {
                let path = InputProblem.Path("extra", entry: index, field: "to")
                reader.report(path, .endsBeforeFirst)
            }
        }
        return ExtraPayment(amount: amount, first: first, every: every ?? 1, last: last)
    }

    private func number(
        of point: Point, _ payments: Int, _ dates: LoanDates?, _ reader: inout InputReader,
        isEnd: Bool
    ) -> Int? {
        let field = isEnd ? "to" : (every == nil ? "at" : "from")
        let path = InputProblem.Path("extra", entry: index, field: field)
        switch point {
        case .number(let number):
            if number <= payments || isEnd { return number }
            reader.report(path, .outsideTerm(payment: number, payments: payments))
            return nil
        case .date(let day):
            guard let dates else {
                reader.report(path, .needs(other: "start"))
                return nil
            }
            if every == nil ? day <= dates.start : day < dates.start, !isEnd {
                reader.report(path, .notAfter(other: "start"))
                return nil
            }
            guard let number = number(of: day, payments, dates, isEnd: isEnd) else {
                return report(path, &reader)
            }
            if number <= payments { return number }
            reader.report(path, .outsideTerm(payment: number, payments: payments))
            return nil
        }
    }

    private func report(_ path: InputProblem.Path, _ reader: inout InputReader) -> Int? {
        reader.report(path, .calculation(.dateOutOfRange, currency: reader.currency))
        return nil
    }

    private func number(
        of day: CivilDate, _ payments: Int, _ dates: LoanDates, isEnd: Bool
    ) -> Int? {
        for number in 1...payments {
            guard let date = try? dates.date(of: number) else { return nil }
            if isEnd ? date > day : date >= day { return isEnd ? number - 1 : number }
        }
        return isEnd ? payments : payments + 1
    }
}
