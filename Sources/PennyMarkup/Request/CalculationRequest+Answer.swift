public import PennyEngine

extension CalculationRequest {
    /// Computes what is asked for and writes it in `format`.
    ///
    /// - Throws: every problem of the inputs, in their order.
    public func answer(
        _ format: ResultFormat, _ definition: CalculatorDefinition
    ) throws(InputProblems) -> Bytes {
        if format == .form { return FormHTML(definition.fields, inputs, defaults).content() }
        let result = try definition.calculate(inputs, defaults)
        switch format {
        case .json: return JSONWriter(result).object(title: title)
        case .csv:
            guard let table = result.spreadsheetTable else { return Bytes() }
            return CSVWriter(table, result.currency).file()
        case .html, .form: return ResultHTML(result, style: style).section()
        case .page: return page(result, try definition.calculate(published, defaults))
        }
    }

    private func page(_ result: Calculation, _ published: Calculation) -> Bytes {
        let writer = ResultHTML(result, style: style)
        var out = writer.section()
        for part in [
            writer.inputs(), ChangesHTML(published, result, style: style).list(),
            SetIdentityText(result).lines(),
        ] {
            out.byte(0x1E)
            out.append(part.bytes)
        }
        return out
    }
}
