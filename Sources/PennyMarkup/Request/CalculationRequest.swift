public import PennyEngine

/// A calculation requested as text, as a page sends it to the browser's module.
///
/// Each line is `name=value`. First come the reserved names, in any order: `kind`, which is
/// required, `title`, `locale`, `default-currency`, `typed-in`, `column` (the letter of an offer),
/// `today` (the day on which a calculation without a start is assumed to begin) and `horizon` (the
/// months whose costs are compared). All other lines are inputs of the calculator: lists in their
/// one-line form, or one line for each field of an entry,
/// `extra.0.amount=200`. Other inputs follow each line of `---`, with an optional `title` before
/// them: the published inputs of the page, for a request for the differences, or sets to compare
/// with the first.
public final class CalculationRequest: Sendable {
    public let calculator: Calculator
    public let title: String
    public let style: NumberStyle
    public let defaults: InputDefaults
    /// The number of months whose costs a comparison compares; nil for all.
    public let horizon: Int?
    /// The conventions of the typed inputs; nil for those of the page's readers.
    public let typedIn: TypedLocale?
    /// The offer whose form is asked for; nil for the only form of a page.
    public let offer: OfferForm?
    public let inputs: [RawInput]
    /// The inputs after each line of `---`.
    public let others: [Other]

    /// Inputs in addition to the first ones.
    public struct Other: Equatable, Sendable {
        public let title: String
        public let inputs: [RawInput]
    }

    /// The published inputs of the page.
    public var published: [RawInput] { others.isEmpty ? [] : others[0].inputs }

    /// Reads a request; nil for a malformed line or invalid UTF-8, a repeated reserved name, and an
    /// unknown kind, locale or currency.
    public convenience init?(reading text: [UInt8], of calculators: CalculatorCatalog) {
        self.init(reading: text, calculators.all, NumberStyle.all, .enUS)
    }

    /// Reads a request of readers with the given style; nil if it names another calculator or
    /// locale, or is malformed.
    public convenience init?(
        reading text: [UInt8], of calculator: Calculator, for style: NumberStyle
    ) {
        self.init(reading: text, [calculator], [style], style)
    }

    /// - Parameter standard: the style of a request that names no locale.
    private init?(
        reading text: [UInt8], _ calculators: [Calculator], _ styles: [NumberStyle],
        _ standard: NumberStyle
    ) {
        var head = RequestHead(calculators, styles)
        var typed = InputLines()
        var others: [(title: String, lines: InputLines)] = []
        for line in text.split(separator: UInt8(ascii: "\n")) {
            if line.elementsEqual([0x2D, 0x2D, 0x2D]) {
                others.append(("", InputLines()))
                continue
            }
            guard let line = RequestLine(line) else { return nil }
            if !others.isEmpty {
                let last = others.count - 1
                if others[last].lines.isEmpty, line.name.isSameText(as: "title") {
                    others[last].title = line.value
                } else {
                    others[last].lines.append(line)
                }
            } else if typed.isEmpty, let reserved = RequestHead.Name.named(line.name) {
                guard head.add(reserved, line.value) else { return nil }
            } else {
                typed.append(line)
            }
        }
        guard let calculator = head.calculator else { return nil }
        self.calculator = calculator
        inputs = typed.inputs
        self.others = others.map { Other(title: $0.title, inputs: $0.lines.inputs) }
        typedIn = head.typedIn
        offer = head.column.flatMap { OfferForm($0, of: calculator) }
        title = head.title ?? ""
        style = head.style ?? standard
        defaults = style.inputDefaults(head.currency ?? .usDollar).starting(head.today)
        horizon = head.horizon
    }
}
