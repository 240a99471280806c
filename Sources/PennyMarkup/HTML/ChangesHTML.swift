public import PennyEngine

/// Renders the differences between the published figures of a result and those after a reader's
/// changes: `Monthly payment: $2,155.01 → $1,980.00 (−$175.01)`.
public struct ChangesHTML {
    private let published: Calculation
    private let changed: Calculation
    private let readers: Readers

    public init(_ published: Calculation, _ changed: Calculation, for readers: Readers) {
        self.published = published
        self.changed = changed
        self.readers = readers
    }

    /// Renders the list of changes; empty if no figure has changed.
    public func list() -> Bytes {
        var items = Bytes()
        for figure in changed.figures {
            append(figure, before: published.figure(figure.name), &items)
        }
        for figure in published.figures where changed.figure(figure.name) == nil {
            items.raw("<li>")
            let gone = ResultWords.changeGone(figure: figure.label, before: figure.shown)
            numbers(of: published).append(gone, to: &items)
            items.raw("</li>\n")
        }
        if items.bytes.isEmpty { return items }
        var out = Bytes()
        out.raw("<ul>\n")
        out.append(items.bytes)
        out.raw("</ul>\n")
        return out
    }

    /// Appends a figure before and after, if its value or its text has changed.
    private func append(_ figure: Figure, before: Figure?, _ out: inout Bytes) {
        let numbers = numbers(of: changed)
        var by = ""
        let now = numbers.text(figure.shown)
        let message: Message
        if let before {
            let then = self.numbers(of: published).text(before.shown)
            if then.isSameText(as: now) { return }
            if let difference = difference(figure, before) {
                by = numbers.text(difference)
                message = ResultWords.changeBy(
                    figure: figure.label, before: then, after: now, difference: difference)
            } else {
                message = ResultWords.change(figure: figure.label, before: then, after: now)
            }
        } else {
            message = ResultWords.changeNew(figure: figure.label, after: now)
        }
        out.raw("<li data-figure=\"")
        out.escaped(figure.name)
        if !by.bytes.isEmpty {
            out.raw("\" data-by=\"")
            out.escaped(by)
        }
        out.raw("\">")
        numbers.append(message, to: &out)
        out.raw("</li>\n")
    }

    /// The difference of two values; nil for amounts of two currencies, and for values that are
    /// shown otherwise than they are.
    private func difference(_ now: Figure, _ before: Figure) -> Quantity? {
        guard changed.currency.code.isSameText(as: published.currency.code),
            now.label.name == before.label.name
        else { return nil }
        return now.shown.difference(from: before.shown)
    }

    private func numbers(of result: Calculation) -> NumberWriter {
        NumberWriter(for: readers, currency: result.currency)
    }
}
