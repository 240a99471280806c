public import PennyEngine

/// A calculation asked for as text, the way a page asks the browser's module.
///
/// Each line is `name=value`. First come the reserved names, in any order:
/// `kind`, which must be there, `title`, `locale` and `default-currency`. All
/// other lines are inputs of the calculator: lists in their one-line form, or a line for
/// each field of an entry, `extra.0.amount=200`. Behind a line of `---` stand the inputs
/// that the page was published with, for a request that asks for the differences.
public struct CalculationRequest: Equatable, Sendable {
    public let calculator: Calculator
    public let title: String
    public let style: NumberStyle
    public let defaults: InputDefaults
    public let inputs: [RawInput]
    /// The inputs that the page was published with.
    public let published: [RawInput]

    /// Reads a request; nil for a line that is not of that form or not UTF-8, a
    /// reserved name given twice, and a kind, locale or currency that there is not.
    public init?(reading text: [UInt8]) {
        var head = RequestHead()
        var typed = InputLines()
        var published = InputLines()
        var isPublished = false
        for line in text.split(separator: UInt8(ascii: "\n")) {
            if !isPublished, line.elementsEqual([0x2D, 0x2D, 0x2D]) {
                isPublished = true
                continue
            }
            guard let line = RequestLine(line) else { return nil }
            if isPublished {
                published.append(line)
            } else if typed.inputs.isEmpty, let reserved = RequestHead.Name.named(line.name) {
                guard head.take(reserved, line.value) else { return nil }
            } else {
                typed.append(line)
            }
        }
        guard let calculator = head.calculator else { return nil }
        self.calculator = calculator
        inputs = typed.inputs
        self.published = published.inputs
        title = head.title ?? ""
        style = head.style ?? .enUS
        defaults = style.inputDefaults(head.currency ?? .usDollar)
    }
}
