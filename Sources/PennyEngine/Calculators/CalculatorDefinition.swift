/// What a calculator takes and how it answers.
public struct CalculatorDefinition: Sendable {
    /// Which calculator it is.
    public let calculator: Calculator
    /// The inputs it takes, in the order a page shows them.
    public let fields: [InputField]
    /// The areas whose messages its results have.
    public let areas: [MessageArea]
    /// The inputs of another calculator, by its name. Scenarios alone know others.
    public internal(set) var memberFields: (@Sendable (String) -> [InputField]?)?
    private let rule: @Sendable ([RawInput], InputDefaults) throws(InputProblems) -> Calculation

    init(
        _ calculator: Calculator, _ fields: [InputField], words areas: [MessageArea],
        _ rule:
            @escaping @Sendable ([RawInput], InputDefaults) throws(InputProblems)
            -> Calculation
    ) {
        self.calculator = calculator
        self.fields = fields
        self.areas = [CommonWords.area] + areas
        self.rule = rule
    }

    /// Computes the result of what was typed.
    ///
    /// - Throws: every problem of the inputs, in their order.
    public func calculate(
        _ inputs: [RawInput], _ defaults: InputDefaults = InputDefaults()
    ) throws(InputProblems) -> Calculation {
        try rule(inputs, defaults)
    }
}
