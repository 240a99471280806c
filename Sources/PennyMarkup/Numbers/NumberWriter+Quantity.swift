public import PennyEngine

extension NumberWriter {
    /// Formats a value for readers.
    @inline(never)
    public func text(_ quantity: Quantity) -> String {
        var out: [UInt8] = []
        append(quantity, to: &out)
        return String(bytes: out)
    }

    /// Formats a date for readers.
    public func text(_ date: CivilDate) -> String { text(.date(date)) }

    /// Formats a date's month and year for readers.
    public func text(monthOf date: CivilDate) -> String {
        var out: [UInt8] = []
        appendMonth(of: date, to: &out)
        return String(bytes: out)
    }

    /// Formats a text with digits that is no number, in the digits of the locale.
    public func text(digits text: String) -> String {
        var out: [UInt8] = []
        append(digits: text, to: &out)
        return String(bytes: out)
    }

    /// Joins texts with the comma of the language.
    public func text(commas texts: [String]) -> String {
        text(.list(texts.map { .text($0) }, .comma))
    }

    /// Appends a value that is nested `depth` deep in messages and lists.
    @inline(never)
    func append(_ quantity: Quantity, to out: inout [UInt8], depth: Int = 0) {
        switch quantity {
        case .money(let minorUnits): appendMoney(minorUnits, to: &out)
        case .change(let change): append(change, to: &out)
        case .rate(let rate): appendRate(rate, to: &out)
        case .unitPrice(let price, let decimals):
            let scale = max(price.scale, decimals)
            appendPrice(price.coefficient(scale: scale), scale: scale, to: &out)
        case .percentage(let percent, let decimals):
            let scale = max(percent.scale, decimals)
            appendPercent(percent.coefficient(scale: scale), scale: scale, to: &out)
        case .number(let number):
            appendNumber(number.coefficient, scale: number.scale, to: &out)
        case .count(let count): appendNumber(Int128(count), scale: 0, to: &out)
        case .duration(let term):
            append(term.message, to: &out, depth: depth)
        case .date(let date): appendDate(date, to: &out)
        case .choice(let word): append(ChoiceWords.word(word: word), to: &out, depth: depth)
        case .text(let words), .link(let words, _): out.append(words)
        case .words(let message, _): append(message, to: &out, depth: depth)
        case .list(let items, let style):
            ListWords(self, style).append(items, to: &out, depth: depth)
        case .entries(let entries): append(entries, to: &out)
        }
    }

    /// Appends a change: `+$845.97`, `−180`, `+0.25 points`. It always has a sign, except for zero.
    @inline(never)
    private func append(_ change: Change, to out: inout [UInt8]) {
        if change.isIncrease { appendPlus(to: &out) }
        appendSize(of: change, to: &out)
    }

    /// Appends a change without the plus of an increase.
    @inline(never)
    func appendSize(of change: Change, to out: inout [UInt8]) {
        switch change {
        case .money(let minorUnits): appendMoney(minorUnits, to: &out)
        case .count(let count): appendNumber(Int128(count), scale: 0, to: &out)
        case .months(let months):
            if months < 0 {
                out.append(style.signMark)
                out.append(Self.minus)
            }
            append(CommonWords.span(of: Int(clamping: months.magnitude)), to: &out)
        case .number(let number):
            appendNumber(number.coefficient, scale: number.scale, to: &out)
        case .points(let rate):
            let points = ExactDecimal(rate.coefficient * 100, scale: rate.scale)
                .rounded(decimals: 3)
            let scale = max(points.scale, 2)
            appendPoints(points.coefficient(scale: scale), scale: scale, to: &out)
        }
    }

    /// Appends percentage points: `0.25 points`.
    func appendPoints(_ coefficient: Int128, scale: Int, to out: inout [UInt8]) {
        var points: [UInt8] = []
        appendNumber(coefficient, scale: scale, to: &points)
        append(ResultWords.points(points: String(bytes: points)), to: &out)
    }

    /// Appends entries as they can be typed in one line: `$200.00 from 1 every 1; …`.
    @inline(never)
    private func append(_ entries: [[NamedQuantity]], to out: inout [UInt8]) {
        for (index, entry) in entries.enumerated() {
            if index > 0 { out.append("; ") }
            for (position, field) in entry.enumerated() {
                if position > 0 {
                    out.append(UInt8(ascii: " "))
                    out.append(field.name)
                    out.append(UInt8(ascii: " "))
                }
                switch field.quantity {
                case .text(let words): out.append(EntryText.quoted(words))
                case .words: out.append(EntryText.quoted(text(field.quantity)))
                default: append(field.quantity, to: &out)
                }
            }
        }
    }
}
