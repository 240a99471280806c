public import PennyEngine

extension CalculationRequest {
    /// Computes what is asked for and writes it in `format`.
    ///
    /// - Throws: every problem of the inputs, in their order.
    public func answer(
        _ format: ResultFormat, _ definition: CalculatorDefinition
    ) throws(InputProblems) -> Bytes {
        let result = try definition.calculate(inputs, defaults)
        switch format {
        case .json: return JSONWriter(result).object(title: title)
        case .csv:
            guard let table = result.table(calculator.primaryTable) else { return Bytes() }
            return CSVWriter(table, result.currency).file()
        case .html: return ResultHTML(result, style: style).section()
        }
    }
}
