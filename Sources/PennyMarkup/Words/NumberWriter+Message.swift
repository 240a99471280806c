public import PennyEngine
import PennyMessages

/// Messages in the reader's language.
extension NumberWriter {
    /// Formats a message as text.
    @inline(never)
    public func text(_ message: Message) -> String {
        var out = Bytes()
        out.withBytes { append(message, to: &$0) }
        joinStops(in: &out, from: 0)
        return out.text
    }

    /// Appends a message as markup: text is escaped, and its tags are elements.
    @inline(never)
    func append(_ message: Message, to out: inout Bytes) {
        let start = out.bytes.count
        guard let catalog = words.catalog(message.name.area) else {
            return appendPlain(message, to: &out)
        }
        out.withBytes { bytes in
            var writer = QuantityWriter(self, message.values, markupFrom: start)
            format(message.name, catalog, &writer, to: &bytes)
            writer.end(&bytes)
        }
        out.joinSigns(from: start)
        joinStops(in: &out, from: start)
    }

    /// Appends a message as escaped text without elements, where none are allowed.
    @inline(never)
    func appendPlain(_ message: Message, to out: inout Bytes) {
        let start = out.bytes.count
        out.withBytes { append(message, to: &$0) }
        out.joinSigns(from: start)
        joinStops(in: &out, from: start)
        out.escape(from: start)
    }

    /// Removes a full stop after the sign of a currency that ends in one, as Arabic signs and the
    /// Danish one do: “ج.م.” and “kr.” at the end of a sentence.
    private func joinStops(in out: inout Bytes, from start: Int) {
        if words.direction == .rightToLeft { out.joinStops(from: start) }
        if amountEnd.last == UInt8(ascii: ".") { out.joinStops(from: start, behind: amountEnd) }
    }

    /// Appends a message as text, nested `depth` deep in messages and lists.
    @inline(never)
    func append(_ message: Message, to out: inout [UInt8], depth: Int = 0) {
        let (name, values) = (message.name, message.values)
        if name == .values {
            for value in values { append(value, to: &out, depth: depth) }
            return
        }
        guard depth <= QuantityWriter.depthLimit, let catalog = words.catalog(name.area) else {
            return appendMissing(name, to: &out)
        }
        var writer = QuantityWriter(self, values, depth: depth)
        format(name, catalog, &writer, to: &out)
    }

    /// Formats a message. Errors appear in the text, as `{$amount}` or as the message's name: the
    /// catalogs are compiled with the program, and tests format each message.
    private func format(
        _ name: MessageName, _ catalog: MessageCatalog, _ writer: inout QuantityWriter,
        to out: inout [UInt8]
    ) {
        let faults = catalog.format(
            MessageReference(index: name.index), with: &writer, isolation: words.isolation,
            to: &out)
        if faults.contains(.unknownMessage) { appendMissing(name, to: &out) }
    }

    @inline(never)
    private func appendMissing(_ name: MessageName, to out: inout [UInt8]) {
        out.append(UInt8(ascii: "{"))
        appendDecimal(Int128(name.area), scale: 0, to: &out)
        out.append(UInt8(ascii: "."))
        appendDecimal(Int128(name.index), scale: 0, to: &out)
        out.append(UInt8(ascii: "}"))
    }
}
