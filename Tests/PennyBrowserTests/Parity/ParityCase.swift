/// A published page, the steps on it, and the page that is built from the same inputs.
struct ParityCase: Encodable {
    /// A refused value, and the message beside it.
    struct Refusal: Encodable {
        let name: String
        let value: String
        var words: [String]
    }

    let kind: String
    let published: String
    let adjusted: String
    var fragment: String?
    var steps: [Adjuster.Step]?
    var refusal: Refusal?
}
