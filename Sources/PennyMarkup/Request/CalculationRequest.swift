public import PennyEngine

/// A calculation asked for as text, the way a page asks the browser's module.
///
/// Each line is `name=value`. First come the reserved names, in any order:
/// `kind`, which must be there, `title`, `locale`, `default-currency` and `typed-in`. All
/// other lines are inputs of the calculator: lists in their one-line form, or a line for
/// each field of an entry, `extra.0.amount=200`. Behind each line of `---` stand other inputs,
/// perhaps with a `title` before them: those that the page was published with, for a request
/// that asks for the differences, or sets to be put beside the first.
public struct CalculationRequest: Equatable, Sendable {
    public let calculator: Calculator
    public let title: String
    public let style: NumberStyle
    public let defaults: InputDefaults
    /// How the inputs were typed, where that is not as the readers type.
    public let typedIn: TypedLocale?
    public let inputs: [RawInput]
    /// The inputs behind each line of `---`.
    public let others: [Other]

    /// Inputs beside the first ones.
    public struct Other: Equatable, Sendable {
        public let title: String
        public let inputs: [RawInput]
    }

    /// The inputs that the page was published with.
    public var published: [RawInput] { others.isEmpty ? [] : others[0].inputs }

    /// Reads a request; nil for a line that is not of that form or not UTF-8, a
    /// reserved name given twice, and a kind, locale or currency that there is not.
    public init?(reading text: [UInt8]) {
        self.init(reading: text, NumberStyle.all, .enUS)
    }

    /// Reads a request of readers who write numbers so; nil for one that names another locale,
    /// and for what is no request.
    public init?(reading text: [UInt8], for style: NumberStyle) {
        self.init(reading: text, [style], style)
    }

    /// - Parameter standard: the style of a request without a locale.
    private init?(reading text: [UInt8], _ styles: [NumberStyle], _ standard: NumberStyle) {
        var head = RequestHead(styles)
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
                if others[last].lines.inputs.isEmpty, line.name.isSameText(as: "title") {
                    others[last].title = line.value
                } else {
                    others[last].lines.append(line)
                }
            } else if typed.inputs.isEmpty, let reserved = RequestHead.Name.named(line.name) {
                guard head.take(reserved, line.value) else { return nil }
            } else {
                typed.append(line)
            }
        }
        guard let calculator = head.calculator else { return nil }
        self.calculator = calculator
        inputs = typed.inputs
        self.others = others.map { Other(title: $0.title, inputs: $0.lines.inputs) }
        typedIn = head.typedIn
        title = head.title ?? ""
        style = head.style ?? standard
        defaults = style.inputDefaults(head.currency ?? .usDollar)
    }
}
