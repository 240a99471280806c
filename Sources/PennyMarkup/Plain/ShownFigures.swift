public import PennyEngine

/// The figures of a result that are shown when it is saved, and their changes since.
public struct ShownFigures {
    private let result: Calculation

    /// The number of figures that are shown, from the first.
    public static let count = 3

    public init(_ result: Calculation) { self.result = result }

    /// The figures, each in the format of tools.
    public var texts: [(name: String, text: String)] {
        result.figures.prefix(Self.count).map {
            (name: $0.name, text: MachineText.text($0.quantity, result.currency))
        }
    }

    /// A figure that has changed since it was shown.
    public struct Change: Sendable {
        public let label: Message
        public let then: Quantity
        /// The value today; nil if the result no longer has the figure.
        public let now: Quantity?
    }

    /// The change of a figure that was shown as `text`; nil if it has not changed.
    public func change(of name: String, shownAs text: String) -> Change? {
        guard let figure = result.figure(name) else {
            return Change(label: .text(name), then: .text(text), now: nil)
        }
        let today = MachineText.text(figure.quantity, result.currency)
        if today.isSameText(as: text) { return nil }
        let then = MachineText.quantity(text, like: figure.quantity, result.currency)
        return Change(label: figure.label, then: then, now: figure.quantity)
    }
}
