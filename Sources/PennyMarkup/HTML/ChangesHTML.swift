public import PennyEngine

/// Writes how the figures of a result that a reader has changed differ from those that
/// were published: `Monthly payment: $2,155.01 → $1,980.00 (−$175.01)`.
public struct ChangesHTML {
    private let published: Calculation
    private let changed: Calculation
    private let readers: Readers

    public init(_ published: Calculation, _ changed: Calculation, for readers: Readers) {
        self.published = published
        self.changed = changed
        self.readers = readers
    }

    /// A list; nothing where all figures are those that were published.
    public func list() -> Bytes {
        var items = Bytes()
        for figure in changed.figures {
            append(figure, before: published.figure(figure.name)?.quantity, &items)
        }
        for figure in published.figures where changed.figure(figure.name) == nil {
            items.raw("<li>")
            append(figure.label, of: published, &items)
            items.raw(": ")
            append(figure.quantity, of: published, &items)
            items.raw(", no longer there</li>\n")
        }
        if items.bytes.isEmpty { return items }
        var out = Bytes()
        out.raw("<ul>\n")
        out.append(items.bytes)
        out.raw("</ul>\n")
        return out
    }

    private func append(_ figure: Figure, before: Quantity?, _ out: inout Bytes) {
        var then = Bytes()
        var now = Bytes()
        append(figure.quantity, of: changed, &now)
        if let before {
            append(before, of: published, &then)
            if then.bytes == now.bytes { return }
        }
        out.raw("<li>")
        append(figure.label, of: changed, &out)
        out.raw(": ")
        if before != nil {
            out.append(then.bytes)
            out.raw(" → ")
        }
        out.raw("<strong>")
        out.append(now.bytes)
        out.raw("</strong>")
        appendDifference(figure.quantity, before, &out)
        out.raw("</li>\n")
    }

    /// How much more or less, where both are amounts of one currency or like numbers.
    private func appendDifference(_ now: Quantity, _ before: Quantity?, _ out: inout Bytes) {
        guard let before, changed.currency.code.isSameText(as: published.currency.code),
            let difference = now.difference(from: before)
        else { return }
        out.raw(" (")
        append(difference, of: changed, &out)
        out.raw(")")
    }

    private func append(_ label: Message, of result: Calculation, _ out: inout Bytes) {
        NumberWriter(for: readers, currency: result.currency).append(label, to: &out)
    }

    private func append(_ quantity: Quantity, of result: Calculation, _ out: inout Bytes) {
        let numbers = NumberWriter(for: readers, currency: result.currency)
        numbers.append(quantity, to: &out)
    }
}
