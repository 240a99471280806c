/// The definition of a calculator: its inputs, its messages and its computation.
public struct CalculatorDefinition: Sendable {
    /// The calculator that this defines.
    public let calculator: Calculator
    /// The inputs of the calculator, in the order a page shows them.
    public let fields: [InputField]
    /// The message areas that its results use.
    public let areas: [MessageArea]
    /// Looks up the inputs of another calculator by name. Only the scenarios calculator sets it.
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

    init<Model>(
        _ calculator: Calculator, _ inputs: [Input<Model>], words areas: [MessageArea],
        _ rule:
            @escaping @Sendable ([RawInput], InputDefaults) throws(InputProblems)
            -> Calculation
    ) {
        self.init(calculator, inputs.map { $0.field }, words: areas, rule)
    }

    /// Computes the result of the typed inputs.
    ///
    /// - Throws: every problem of the inputs, in input order.
    public func calculate(
        _ inputs: [RawInput], _ defaults: InputDefaults = InputDefaults()
    ) throws(InputProblems) -> Calculation {
        try rule(inputs, defaults)
    }
}
