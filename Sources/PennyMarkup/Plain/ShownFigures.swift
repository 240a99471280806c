public import PennyEngine

/// The figures of a result that a person is shown when it is saved, and what has
/// become of those shown then.
public struct ShownFigures {
    private let result: Calculation

    /// So many of the first figures are shown.
    public static let count = 3

    public init(_ result: Calculation) { self.result = result }

    /// The figures, each as tools read it.
    public var texts: [(name: String, text: String)] {
        result.figures.prefix(Self.count).map {
            (name: $0.name, text: MachineText.text($0.quantity, result.currency))
        }
    }

    /// A figure that is no longer what was shown.
    public struct Change: Sendable {
        public let label: Message
        public let then: Quantity
        /// Nil where the result has no such figure any more.
        public let now: Quantity?
    }

    /// How a figure that was shown as `text` differs today; nil where it does not.
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
