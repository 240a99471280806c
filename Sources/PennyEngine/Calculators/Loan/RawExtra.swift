/// An entry of `extra` as typed, with payment numbers or dates.
struct RawExtra {
    enum Point: Equatable {
        case number(Int)
        case date(CivilDate)
    }

    let index: Int
    var amount: Int64 = 0
    /// The only payment; nil for a span of payments.
    var at: Point?
    var from = Point.number(1)
    var every = 1
    var to: Point?

    static let columns: [Input<RawExtra>] = [
        Input("amount", LoanWords.inputExtraAmount, .moneyAboveZero, .required, example: "200") {
            $0.amount = $1
        },
        Input(
            "at", LoanWords.inputExtraAt, .text(point, quantity), example: "12",
            .conflicts("from every to")
        ) { $0.at = $1 },
        Input(
            "from", LoanWords.inputExtraFrom, .text(point, quantity), .defaults(to: "1"),
            example: "1", .noDefault(with: "at")
        ) { $0.from = $1 },
        Input(
            "every", LoanWords.inputExtraEvery, .count(1...5200), .defaults(to: "1"),
            example: "1", .noDefault(with: "at")
        ) { $0.every = $1 },
        Input("to", LoanWords.inputExtraTo, .text(point, quantity), example: "60") {
            $0.to = $1
        },
    ]

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
        guard let first = number(of: at ?? from, payments, dates, &reader, isEnd: false) else {
            return nil
        }
        var last = payments
        if at != nil {
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
        return ExtraPayment(amount: amount, first: first, every: every, last: last)
    }

    private func number(
        of point: Point, _ payments: Int, _ dates: LoanDates?, _ reader: inout InputReader,
        isEnd: Bool
    ) -> Int? {
        let field = isEnd ? "to" : (at == nil ? "from" : "at")
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
            if at != nil ? day <= dates.start : day < dates.start, !isEnd {
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
