package import PennyEngine

/// A vector as a person would type it: what is computed natively and in the browser's module alike.
package struct VectorRequest: Sendable {
    package let file: String
    package let id: String
    package let calculator: Calculator
    package let inputs: [RawInput]

    package init(_ file: String, _ id: String, _ calculator: Calculator, _ inputs: [RawInput]) {
        self.file = file
        self.id = id
        self.calculator = calculator
        self.inputs = inputs
    }
}
