import PennyEngine

/// An example of `published_calculators.json` that multiplies a payment by its
/// number: what is received less what is paid, of an annuity whose rate is asked for.
package struct PublishedTotal: Sendable, CustomStringConvertible {
    package static let file = "published_calculators.json"
    package static let all = NamedVector.load(file).filter { $0.kind == "total" }
        .map(PublishedTotal.init)

    package let id: String
    package let request: VectorRequest
    package let published: String

    package var description: String { id }

    private init(_ vector: NamedVector) {
        id = vector.id
        published = vector.expected("published") ?? ""
        let inputs = [
            ("solveFor", "rate"), ("periods", vector.input("n") ?? ""),
            ("payment", "-" + (vector.input("payment") ?? "")),
            ("presentValue", vector.input("pv") ?? ""),
        ]
        request = VectorRequest(
            Self.file, vector.id, .annuity, inputs.map { RawInput($0.0, $0.1) })
    }
}
