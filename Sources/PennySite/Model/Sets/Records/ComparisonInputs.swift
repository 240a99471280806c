import PennyEngine

/// The inputs of a set that a list holds, for readers who compare it with others.
struct ComparisonInputs: Sendable {
    let currency: String
    /// The inputs as lines `name=value`; empty where they are too long for a list.
    let inputs: String

    private static let limit = 4_096

    init(currency: String, inputs: String) {
        self.currency = currency
        self.inputs = inputs
    }

    init(_ inputs: [RawInput], _ currency: Currency) {
        let lines = inputs.flatMap(Self.lines).joined(separator: "\n")
        self.init(currency: currency.code, inputs: lines.utf8.count > Self.limit ? "" : lines)
    }

    private static func lines(of input: RawInput) -> [String] {
        switch input.value {
        case .text(let text): [line(input.name, text)]
        case .entries(let entries):
            entries.enumerated().flatMap { index, entry in
                entry.map { line("\(input.name).\(index).\($0.name)", $0.text) }
            }
        }
    }

    private static func line(_ name: String, _ text: String) -> String {
        "\(name)=\(String(text.map { $0.isNewline ? " " : $0 }))"
    }
}
