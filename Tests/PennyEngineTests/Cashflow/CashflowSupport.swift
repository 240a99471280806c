import PennyEngine

func cashflow(
    _ flows: String, _ more: TypedInputs = [:], currency: String = "USD"
) throws -> Calculation {
    try Calculator.cashflow.calculate([RawInput("flows", flows)] + raw(more), defaults(currency))
}
