/// Computes when each amount of a credit is due, in the time units of its law.
struct APRClock {
    let method: APRMethod
    let currency: Currency
    let oddDays: OddDays
    let flows: [RawFlow]

    /// An amount and its time.
    private struct Moment {
        let flow: RawFlow
        let date: CivilDate?
        let time: SignedRatio
        let fraction: Ratio
        let text: String
    }

    // MARK: - Counted times

    /// Converts times typed as numbers.
    func counted(_ perYear: Ratio, _ reader: inout InputReader) -> APRTerms? {
        var moments: [Moment] = []
        for flow in flows {
            let every = every(flow)
            let fraction = flow.fraction ?? Ratio(0, 1)
            let standard = flow.isAdvance || flow.fraction != nil ? .zero : every
            let first = flow.at ?? standard
            let last = first + every.times(flow.count - 1)
            let longest = Int128(APR.maximumYears) * (method == .us ? 366 : 1)
            for end in [first, last] where !end.isWithin(longest) {
                let typed = end.text
                let unit = method == .us ? "unit-periods" : "years"
                reader.report(
                    flow.path("at"), .termTooLong(typed, limit: Int(longest), unit: unit))
                return nil
            }
            for number in 0..<flow.count {
                let time = first + every.times(number)
                moments.append(
                    Moment(
                        flow: flow, date: nil, time: time, fraction: fraction,
                        text: Self.text(time, fraction)))
            }
        }
        return terms(moments, method == .us ? perYear : Ratio(1, 1), nil, &reader)
    }

    private func every(_ flow: RawFlow) -> SignedRatio {
        switch flow.every {
        case .number(let ratio): SignedRatio(ratio)
        case .period(let period):
            SignedRatio(period.perYear.denominator, period.perYear.numerator)
        case nil: method == .us ? SignedRatio(1, 1) : SignedRatio(1, 12)
        }
    }

    /// Formats a time as Regulation Z writes it: `1 13/30`.
    private static func text(_ time: SignedRatio, _ fraction: Ratio) -> String {
        if fraction.numerator == 0 { return time.text }
        return Wording("\(time.text) \(fraction.text)").text
    }

    // MARK: - Dates

    /// Converts dates to times.
    func dated(_ given: UnitPeriod?, _ reader: inout InputReader) -> APRTerms? {
        guard let dates = dates(given, &reader) else { return nil }
        var first = dates[0][0]
        var firstAdvance: CivilDate?
        for (index, flow) in flows.enumerated() {
            first = min(first, dates[index][0])
            if flow.isAdvance {
                firstAdvance = min(firstAdvance ?? dates[index][0], dates[index][0])
            }
        }
        let unit = given ?? unitPeriod(dates)
        var moments: [Moment] = []
        for (index, flow) in flows.enumerated() {
            for date in dates[index] {
                let dueDay = dueDay(date, of: flow, startingOn: dates[index][0])
                switch method {
                case .us: moments.append(us(flow, date, from: first, unit, dueDay))
                case .eu:
                    moments.append(eu(flow, date, from: firstAdvance ?? first, unit, dueDay))
                }
            }
        }
        return terms(moments, method == .us ? unit.perYear : Ratio(1, 1), unit, &reader)
    }

    /// Computes the dates of each entry.
    private func dates(_ given: UnitPeriod?, _ reader: inout InputReader) -> [[CivilDate]]? {
        var all: [[CivilDate]] = []
        for flow in flows {
            guard let first = flow.date else { return nil }
            var dates: [CivilDate] = []
            for number in 0..<flow.count {
                let date = period(flow, given).date(
                    number, after: first, dueDay: flow.dueDay ?? first.day)
                guard let date else {
                    reader.report(
                        flow.path("date"), .calculation(.dateOutOfRange, currency: currency))
                    return nil
                }
                dates.append(date)
            }
            all.append(dates)
        }
        return all
    }

    private func period(_ flow: RawFlow, _ given: UnitPeriod?) -> UnitPeriod {
        if case .period(let period) = flow.every { return period }
        return given ?? .months(1)
    }

    /// The day of the month on which a monthly payment is due. With two days a month, each is
    /// counted separately.
    private func dueDay(
        _ date: CivilDate, of flow: RawFlow, startingOn first: CivilDate
    ) -> Int {
        let day = flow.dueDay ?? first.day
        guard flow.every == .period(.semimonth) else { return day }
        return date.isLastOfMonth && (day == 15 || day > 28) ? 31 : date.day
    }

    private func us(
        _ flow: RawFlow, _ date: CivilDate, from start: CivilDate, _ unit: UnitPeriod,
        _ dueDay: Int
    ) -> Moment {
        let time = UnitPeriods(from: start, to: date, unit, dueDay: dueDay)
        let whole = SignedRatio(Int128(time.whole), 1)
        return Moment(
            flow: flow, date: date, time: whole, fraction: time.fraction,
            text: Self.text(whole, time.fraction))
    }

    private func eu(
        _ flow: RawFlow, _ date: CivilDate, from start: CivilDate, _ unit: UnitPeriod,
        _ dueDay: Int
    ) -> Moment {
        let isBefore = date < start
        let interval =
            isBefore
            ? YearInterval(from: date, to: start, unit, dueDay: start.day, oddDays)
            : YearInterval(from: start, to: date, unit, dueDay: dueDay, oddDays)
        let years = interval.years
        let time = SignedRatio(isBefore ? -years.numerator : years.numerator, years.denominator)
        return Moment(
            flow: flow, date: date, time: time, fraction: Ratio(0, 1), text: time.text)
    }

    // MARK: - The unit-period

    private func unitPeriod(_ dates: [[CivilDate]]) -> UnitPeriod {
        if method == .eu { return suggestedUnitPeriod }
        if flows.count == 2, flows[0].count == 1, flows[1].count == 1 {
            let (start, end) = (min(dates[0][0], dates[1][0]), max(dates[0][0], dates[1][0]))
            return UnitPeriodFinder.term(
                from: start, to: end, dueDay: flows[1].dueDay ?? end.day)
        }
        var finder = UnitPeriodFinder()
        var starts: [CivilDate] = []
        for isAdvance in [true, false] {
            let order = sortedIndices(flows.count) { dates[$0][0] < dates[$1][0] }
                .filter { flows[$0].isAdvance == isAdvance }
            var last: CivilDate?
            for index in order {
                let own = dates[index]
                let dueDay = flows[index].dueDay ?? own[0].day
                if let last { finder.add(from: last, to: own[0], dueDay: dueDay) }
                if last == nil { starts.append(own[0]) }
                if own.count > 1 {
                    let days = own[own.count - 1].dayNumber - own[0].dayNumber
                    finder.add(period(flows[index], nil), times: own.count - 1, days: days)
                }
                last = own[own.count - 1]
            }
        }
        let (earlier, later) = (min(starts[0], starts[1]), max(starts[0], starts[1]))
        finder.add(from: earlier, to: later, dueDay: later.day)
        return finder.unitPeriod
    }

    /// The unit-period of weeks, months or years that repeated payments suggest.
    private var suggestedUnitPeriod: UnitPeriod {
        for flow in flows where !flow.isAdvance && flow.count > 1 {
            switch period(flow, nil) {
            case .weeks: return .weeks(1)
            case .months(12): return .months(12)
            default: return .months(1)
            }
        }
        return .months(1)
    }

    // MARK: - Ticks

    /// The largest number of ticks in a period. A tick is the smallest time unit of the
    /// computation.
    private static let maximumTicksAPeriod: Int128 = 10_500_000
    private static let maximumTicks: Int128 = 1_000_000_000

    private func terms(
        _ moments: [Moment], _ perYear: Ratio, _ unit: UnitPeriod?, _ reader: inout InputReader
    ) -> APRTerms? {
        guard let ticks = Self.ticksAPeriod(moments) else { return tooFine(&reader) }
        var earliest = moments[0].time
        for moment in moments where moment.time.isLess(than: earliest) { earliest = moment.time }
        var timed: [APRTerms.Flow] = []
        for moment in moments {
            let time = moment.time.ticks(ticks) - earliest.ticks(ticks)
            if time > Self.maximumTicks { return tooFine(&reader) }
            timed.append(
                APRTerms.Flow(
                    isAdvance: moment.flow.isAdvance, amount: moment.flow.amount,
                    date: moment.date, ticks: Int(time), fraction: moment.fraction,
                    time: moment.text))
        }
        let equation = EquationOfValue(
            grouping: timed, ticksAPeriod: Int(ticks), periodsAYear: perYear)
        let order = sortedIndices(timed.count) { timed[$0].isBefore(timed[$1]) }
        return APRTerms(
            currency: currency, method: method, flows: order.map { timed[$0] },
            equation: equation, unitPeriod: unit, oddDays: oddDays)
    }

    /// The number of ticks in a period: the least common denominator of all times.
    private static func ticksAPeriod(_ moments: [Moment]) -> Int128? {
        var ticks: Int128 = 1
        for moment in moments {
            let denominator = moment.time.denominator
            ticks = ticks / commonDivisor(ticks, denominator) * denominator
            if ticks > maximumTicksAPeriod { return nil }
        }
        return ticks
    }

    private func tooFine(_ reader: inout InputReader) -> APRTerms? {
        reader.report(.init("payments"), .timesTooFine)
        return nil
    }
}

extension APRTerms.Flow {
    func isBefore(_ other: Self) -> Bool {
        if ticks != other.ticks { return ticks < other.ticks }
        return fraction.numerator * other.fraction.denominator
            < other.fraction.numerator * fraction.denominator
    }
}

extension SignedRatio {
    fileprivate func isWithin(_ limit: Int128) -> Bool {
        numerator <= limit * denominator && -numerator <= limit * denominator
    }

    fileprivate func isLess(than other: Self) -> Bool {
        numerator * other.denominator < other.numerator * denominator
    }

    /// Converts the time to ticks. `unit` is the number of ticks in a unit and a multiple of the
    /// denominator.
    fileprivate func ticks(_ unit: Int128) -> Int128 { numerator * (unit / denominator) }
}
