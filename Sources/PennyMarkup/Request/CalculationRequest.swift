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
        var lists = [InputLines(), InputLines()]
        var place = 0
        for line in text.split(separator: UInt8(ascii: "\n")) {
            if place == 0, line.elementsEqual([0x2D, 0x2D, 0x2D]) {
                place = 1
                continue
            }
            guard let mark = line.firstIndex(of: UInt8(ascii: "=")),
                let name = String(validating: line[..<mark], as: UTF8.self),
                let value = String(validating: line[(mark + 1)...], as: UTF8.self)
            else { return nil }
            if place == 0, lists[0].inputs.isEmpty, let reserved = RequestHead.Name.named(name) {
                guard head.take(reserved, value) else { return nil }
            } else {
                lists[place].append(name, value)
            }
        }
        guard let calculator = head.calculator else { return nil }
        self.calculator = calculator
        inputs = lists[0].inputs
        published = lists[1].inputs
        title = head.title ?? ""
        style = head.style ?? .enUS
        defaults = InputDefaults(
            currency: head.currency ?? .usDollar, convention: style.convention)
    }
}
