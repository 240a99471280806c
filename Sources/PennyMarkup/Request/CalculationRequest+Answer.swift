public import PennyEngine

extension CalculationRequest {
    /// Computes what is asked for and writes it in `format`.
    ///
    /// - Throws: every problem of the inputs, in their order.
    public func answer(
        _ format: ResultFormat, _ definition: CalculatorDefinition
    ) throws(InputProblems) -> Bytes {
        switch format {
        case .form: return FormHTML(definition.fields, inputs, defaults).content()
        case .json: return JSONWriter(try result(definition)).object(title: title)
        case .csv:
            let result = try result(definition)
            guard let table = result.spreadsheetTable else { return Bytes() }
            return CSVWriter(table, result.currency).file()
        case .html: return ResultHTML(try result(definition), style: style).section()
        case .page:
            let result = try result(definition)
            return page(result, try definition.calculate(published, defaults))
        }
    }

    private func result(
        _ definition: CalculatorDefinition
    ) throws(InputProblems) -> Calculation {
        try definition.calculate(inputs, defaults)
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
