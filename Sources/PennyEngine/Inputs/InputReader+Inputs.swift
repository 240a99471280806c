extension InputReader {
    /// Reads inputs in their order, which is that of the pages, and puts their values into a model.
    mutating func read<Model>(_ inputs: [Input<Model>], into model: inout Model) {
        for input in inputs { input.read(&self, input.field, &model) }
        for input in inputs { input.field.checkRelations(&self) }
    }

    /// Reads all inputs. `check` finds what no declaration says, where nothing else is wrong.
    ///
    /// - Throws: all problems, in the order of the inputs.
    mutating func plan<Model>(
        _ inputs: [Input<Model>], _ blank: Model,
        check: (inout Model, inout InputReader) -> Void = { _, _ in }
    ) throws(InputProblems) -> Model {
        var model = blank
        read(inputs, into: &model)
        if problems.isEmpty { check(&model, &self) }
        try throwProblems()
        return model
    }

    @inline(never)
    func throwProblems() throws(InputProblems) {
        if !problems.isEmpty { throw InputProblems(problems: orderedProblems) }
    }

    /// Reads the rows of a list into models of their own. A row without a required field is left
    /// out. `add` gets each of the others at once.
    mutating func entries<Entry>(
        _ field: InputField, _ columns: [Input<Entry>], _ blank: (Int) -> Entry,
        add: (Entry, inout InputReader) -> Void = { _, _ in }
    ) -> [Entry]? {
        guard let rows = rows(field) else { return nil }
        var entries: [Entry] = []
        var understood: [[NamedQuantity]] = []
        for (index, fields) in rows.enumerated() {
            begin(Row(input: field.name, index: index, fields: fields), field)
            var entry = blank(index)
            read(columns, into: &entry)
            guard let quantities = endRow(field) else { continue }
            understood.append(quantities)
            add(entry, &self)
            entries.append(entry)
        }
        record(field, understood, typed: rows)
        return entries
    }
}
