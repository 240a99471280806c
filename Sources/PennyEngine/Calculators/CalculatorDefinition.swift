/// What the rest of the engine and its users know of a calculator.
struct CalculatorDefinition: Sendable {
    /// The word of `kind:` in a file.
    let name: String
    /// What a page calls one saved set, and many of them.
    let label: (one: String, many: String)
    /// The inputs it takes, in the order a page shows them.
    let fields: [InputField]
    /// The table that a spreadsheet gets.
    let primaryTable: String
    /// Computes the result of what was typed.
    let calculate: @Sendable ([RawInput], InputDefaults) throws(InputProblems) -> Calculation
}
