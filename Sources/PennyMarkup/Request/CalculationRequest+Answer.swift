public import PennyEngine

extension CalculationRequest {
    /// Computes the requested result and writes it in `format`, in the language of `words`.
    ///
    /// - Throws: every problem of the inputs, in their order.
    public func answer(
        _ format: ResultFormat, _ words: Words
    ) throws(InputProblems) -> Bytes {
        let readers = Readers(style, words)
        switch format {
        case .form:
            let numbers = NumberWriter(for: readers, currency: defaults.currency)
            let own = defaults.reading(words.typed)
            return FormHTML(calculator, inputs, own, numbers, offer: offer).content()
        case .json:
            return JSONWriter(try result(words)).object(title: title, for: readers)
        case .csv:
            let result = try result(words)
            guard let table = result.spreadsheetTable else { return Bytes() }
            return CSVWriter(table, result.currency, style.convention).file()
        case .html: return ResultHTML(try result(words), for: readers).section()
        case .page:
            let result = try result(words)
            // A calculator has no published result.
            let before =
                others.isEmpty
                ? result : try calculator.calculate(published, defaults.reading(words.typed))
            return page(result, before, readers)
        case .beside: return try beside(readers)
        case .retyped: return try retyped(readers)
        }
    }

    /// Writes the problems of the inputs, for their form.
    public func lines(of problems: InputProblems, _ words: Words) -> Bytes {
        let numbers = NumberWriter(for: Readers(style, words), currency: defaults.currency)
        return ProblemLines(problems, of: calculator.fields, numbers).file()
    }

    private func result(_ words: Words) throws(InputProblems) -> Calculation {
        try calculator.calculate(inputs, defaults.reading(words.typed))
    }

    private func beside(_ readers: Readers) throws(InputProblems) -> Bytes {
        var members = [(title: title, result: try result(readers.words))]
        for other in others {
            let result = try calculator.calculate(
                other.inputs, defaults.reading(readers.words.typed))
            members.append((title: other.title, result: result))
        }
        return BesideHTML(members, for: readers, months: horizon, from: defaults.today)?.section()
            ?? Bytes()
    }

    private func retyped(_ readers: Readers) throws(InputProblems) -> Bytes {
        let own = defaults.reading(readers.words.typed)
        let result = try calculator.calculate(inputs, typedIn?.inputDefaults(own) ?? own)
        let numbers = NumberWriter(for: readers, currency: result.currency)
        return try RetypedInputs(result, inputs, numbers).parts(calculator, own)
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
