public import PennyEngine

extension CalculationRequest {
    /// Computes what is asked for and writes it in `format`.
    ///
    /// - Throws: every problem of the inputs, in their order.
    public func answer(_ format: ResultFormat) throws(InputProblems) -> Bytes {
        let result = try calculator.calculate(inputs, defaults)
        switch format {
        case .json: return JSONWriter(result).object(title: title)
        case .csv:
            guard let table = result.table(calculator.primaryTable) else { return Bytes() }
            return CSVWriter(table, result.currency).file()
        case .html: return ResultHTML(result, style: style).section()
        case .text: return TextReport(result, style: style).report(title: title)
        case .explanation:
            return TextReport(result, style: style).explanation(title: title, of: nil)
        }
    }
}
