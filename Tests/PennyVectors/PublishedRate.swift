import PennyEngine

/// An example of `published_calculators.json` that asks for a rate, with the figure
/// that answers it.
package struct PublishedRate: Decodable, Sendable, CustomStringConvertible {
    package struct Expected: Decodable, Sendable {
        package let published: String
    }

    private struct Inputs: Decodable {
        let pv, annualRatePercent, fee, received, payment, inflation: String?
        let n, points: Int?
    }

    package static let file = "published_calculators.json"
    package static let all = VectorFile<Lenient>.load(file).compactMap(\.rate)

    package let id: String
    package let figure: String
    package let request: VectorRequest
    package let expected: Expected

    package var description: String { id }

    private enum Key: CodingKey { case inputs, expected }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let inputs = try values.decode(Inputs.self, forKey: .inputs)
        expected = try values.decode(Expected.self, forKey: .expected)
        let name = try VectorName(from: decoder)
        id = name.id
        let (calculator, figure, typed) = Self.translation(name.kind, inputs)
        self.figure = figure
        request = VectorRequest(
            Self.file, id, calculator, typed.map { RawInput($0.0, $0.1 ?? "") })
    }

    private static func translation(
        _ kind: String, _ inputs: Inputs
    ) -> (Calculator, String, [(String, String?)]) {
        let rate = inputs.annualRatePercent.map { "\($0)%" }
        let term = inputs.n.map { "\($0) payments" }
        let loan: [(String, String?)] = [
            ("principal", inputs.pv), ("rate", rate), ("term", term),
        ]
        switch kind {
        case "apr-fee" where inputs.received != nil:
            let payments = "\(inputs.payment ?? "") count \(inputs.n ?? 0)"
            return (.apr, "apr", [("advances", inputs.received), ("payments", payments)])
        case "apr-fee": return (.loan, "apr", loan + [("fees", inputs.fee)])
        case "apr-fee-balloon":
            let points = inputs.points.map { "\($0)%" }
            return (.loan, "apr", loan + [("interestOnly", term), ("points", points)])
        default:
            // The page's effective rate of 8 % compounded monthly: (1 + 0.08/12)^12 − 1.
            return (
                .inflation, "realRate",
                [
                    ("amount", "1"), ("years", "1 year"), ("returnRate", "8.2999506807%"),
                    ("inflationRate", inputs.inflation.map(percent)),
                ]
            )
        }
    }

    /// The other kinds' inputs are of other types.
    package struct Lenient: Decodable, Sendable {
        let rate: PublishedRate?

        package init(from decoder: any Decoder) throws {
            let kinds = ["apr-fee", "apr-fee-balloon", "real-rate"]
            let name = try VectorName(from: decoder)
            rate = kinds.contains(name.kind) ? try PublishedRate(from: decoder) : nil
        }
    }
}
