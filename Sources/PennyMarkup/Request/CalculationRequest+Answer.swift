public import PennyEngine

extension CalculationRequest {
    /// Computes the requested result and writes it in `format`, in the language of `words`.
    ///
    /// - Throws: every problem of the inputs, in their order.
    public func answer(
        _ format: ResultFormat, _ definition: CalculatorDefinition, _ words: Words
    ) throws(InputProblems) -> Bytes {
        let readers = Readers(style, words)
        switch format {
        case .form:
            let numbers = NumberWriter(for: readers, currency: defaults.currency)
            return FormHTML(
                definition.fields, inputs, defaults, numbers, members: definition.memberFields,
                offer: offer
            ).content()
        case .json:
            return JSONWriter(try result(definition, words)).object(title: title, for: readers)
        case .csv:
            let result = try result(definition, words)
            guard let table = result.spreadsheetTable else { return Bytes() }
            return CSVWriter(table, result.currency, style.convention).file()
        case .html: return ResultHTML(try result(definition, words), for: readers).section()
        case .page:
            let result = try result(definition, words)
            // A calculator has no published result.
            let before =
                others.isEmpty
                ? result : try definition.calculate(published, defaults.reading(words.typed))
            return page(result, before, readers)
        case .beside: return try beside(definition, readers)
        case .retyped: return try retyped(definition, readers)
        }
    }

    /// Writes the problems of the inputs, for their form.
    public func lines(
        of problems: InputProblems, _ definition: CalculatorDefinition, _ words: Words
    ) -> Bytes {
        let numbers = NumberWriter(for: Readers(style, words), currency: defaults.currency)
        return ProblemLines(problems, of: definition.fields, numbers).file()
    }

    private func result(
        _ definition: CalculatorDefinition, _ words: Words
    ) throws(InputProblems) -> Calculation {
        try definition.calculate(inputs, defaults.reading(words.typed))
    }

    private func beside(
        _ definition: CalculatorDefinition, _ readers: Readers
    ) throws(InputProblems) -> Bytes {
        var members = [(title: title, result: try result(definition, readers.words))]
        for other in others {
            let result = try definition.calculate(
                other.inputs, defaults.reading(readers.words.typed))
            members.append((title: other.title, result: result))
        }
        return BesideHTML(members, for: readers, months: horizon)?.section() ?? Bytes()
    }

    private func retyped(
        _ definition: CalculatorDefinition, _ readers: Readers
    ) throws(InputProblems) -> Bytes {
        let own = defaults.reading(readers.words.typed)
        let result = try definition.calculate(inputs, typedIn?.inputDefaults(own) ?? own)
        let numbers = NumberWriter(for: readers, currency: result.currency)
        return try RetypedInputs(result, inputs, numbers).parts(definition, own)
    }

    private func page(
        _ result: Calculation, _ published: Calculation, _ readers: Readers
    ) -> Bytes {
        let writer = ResultHTML(result, for: readers)
        var out = writer.section()
        for part in [
            writer.inputs(), ChangesHTML(published, result, for: readers).list(),
            SetIdentityText(result).lines(),
        ] {
            out.byte(0x1E)
            out.append(part.bytes)
        }
        return out
    }
}
