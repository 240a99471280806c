/// Answers for relations and checks about the inputs that were read.
extension InputReader {
    /// Whether an input is given; in a list, whether the row has the field.
    @inline(never)
    func isGiven(_ name: String) -> Bool {
        if let row { return row.fields.contains { $0.name.isSameText(as: name) } }
        return place(of: name).map { typed[$0] >= 0 } ?? false
    }

    /// Whether a declared input is given.
    @inline(never)
    func isGiven(_ field: InputField) -> Bool {
        if row != nil { return isGiven(field.name) }
        return place(of: field).map { typed[$0] >= 0 } ?? false
    }

    /// Whether the value of an input has no problem of its own.
    @inline(never)
    func isSound(_ field: InputField) -> Bool {
        let own = path(field.name)
        return !problems.contains { problem in
            let path = problem.path
            return path.input.isSameText(as: own.input) && path.entry == own.entry
                && (path.field ?? "").isSameText(as: own.field ?? "")
        }
    }

    /// Whether an input, or an entry of it, has a problem.
    func hasProblem(in name: String) -> Bool {
        problems.contains { $0.path.input.isSameText(as: name) }
    }

    func isAnyGiven(of names: [String]) -> Bool { names.contains { isGiven($0) } }

    /// The word of a choice that was read, or of its default.
    func chosen(_ name: String) -> String? {
        if case .choice(let word) = quantity(name) { word } else { nil }
    }

    /// An amount that was read.
    func amount(_ name: String) -> Int64? {
        if case .money(let amount) = quantity(name) { amount } else { nil }
    }

    /// A whole number that was read.
    func count(_ name: String) -> Int? {
        if case .count(let count) = quantity(name) { count } else { nil }
    }
}
