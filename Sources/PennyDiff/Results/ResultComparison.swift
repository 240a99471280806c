import PennyText

/// Compares the data of two results.
struct ResultComparison {
    let old: ResultData
    let new: ResultData
    let oldValues: ReadableValues
    let newValues: ReadableValues

    init(_ old: (ResultData, PageState), _ new: (ResultData, PageState)) {
        (self.old, self.new) = (old.0, new.0)
        oldValues = ReadableValues(old.0, old.1)
        newValues = ReadableValues(new.0, new.1)
    }

    /// The changes of the texts above the values.
    func texts() -> [TextChange] {
        [
            Self.text(.title, old.title, new.title), Self.text(.kind, old.kind, new.kind),
            Self.text(.currency, old.currency, new.currency),
        ].compactMap(\.self)
    }

    static func text(_ part: TextChange.Part, _ before: String, _ after: String) -> TextChange? {
        before == after ? nil : TextChange(part: part, before: before, after: after)
    }

    // MARK: - Figures

    func figures() -> [ValueChange] {
        let before = Self.indexes(old.figures)
        let after = Self.indexes(new.figures)
        let changed = new.figures.enumerated().compactMap { index, figure -> ValueChange? in
            let label = newValues.figureLabel(index)
            guard let earlier = before[figure.name] else {
                return ValueChange(
                    name: figure.name, label: label, before: nil, after: newValues.figure(index))
            }
            if old.figures[earlier].value == figure.value { return nil }
            let labelBefore = oldValues.figureLabel(earlier)
            return ValueChange(
                name: figure.name, label: label,
                labelBefore: labelBefore == label ? nil : labelBefore,
                before: oldValues.figure(earlier), after: newValues.figure(index))
        }
        let gone = old.figures.enumerated().filter { after[$1.name] == nil }
        return changed
            + gone.map { index, figure in
                ValueChange(
                    name: figure.name, label: oldValues.figureLabel(index),
                    before: oldValues.figure(index), after: nil)
            }
    }

    private static func indexes(_ members: [ResultData.Member]) -> [String: Int] {
        Dictionary(
            members.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: - Inputs

    func inputs() -> [ValueChange] {
        let before = Self.indexes(old.inputs)
        let after = Self.indexes(new.inputs)
        let changed = new.inputs.flatMap { input -> [ValueChange] in
            let earlier = before[input.name].map { old.inputs[$0].value }
            return earlier == input.value ? [] : changes(of: input.name, earlier, input.value)
        }
        let gone = old.inputs.filter { after[$0.name] == nil }
        return changed + gone.flatMap { changes(of: $0.name, $0.value, nil) }
    }

    private func changes(
        of name: String, _ before: ResultData.Value?, _ after: ResultData.Value?
    ) -> [ValueChange] {
        let label = after == nil ? oldValues.inputLabel(name) : newValues.inputLabel(name)
        var texts: (before: String?, after: String?)
        var entries: (before: [[ResultData.Field]], after: [[ResultData.Field]]) = ([], [])
        switch before {
        case .text(let text): texts.before = text
        case .entries(let list): entries.before = list
        case nil: break
        }
        switch after {
        case .text(let text): texts.after = text
        case .entries(let list): entries.after = list
        case nil: break
        }
        var changes: [ValueChange] = []
        if texts.before != nil || texts.after != nil {
            changes.append(
                ValueChange(
                    name: name, label: label,
                    before: texts.before.map { oldValues.input(name, $0) },
                    after: texts.after.map { newValues.input(name, $0) }))
        }
        let lists = EntryPairs(entries.before, entries.after)
        return changes + lists.pairs.flatMap { self.changes(of: name, label, $0, $1) }
    }

    private func changes(
        of list: String, _ label: String, _ before: [ResultData.Field]?,
        _ after: [ResultData.Field]?
    ) -> [ValueChange] {
        guard let before, let after else {
            return [
                ValueChange(
                    name: list, label: label,
                    before: before.map { oldValues.entry($0, of: list) },
                    after: after.map { newValues.entry($0, of: list) })
            ]
        }
        let entry = after.first.map { newValues.entryValue($0.name, of: list, $0.value).text }
        let names =
            after.map(\.name)
            + before.map(\.name).filter { name in
                !after.contains { $0.name == name }
            }
        return names.compactMap { name in
            let values = [before, after].map { fields in
                fields.first { $0.name == name }?.value
            }
            if values[0] == values[1] { return nil }
            return ValueChange(
                name: "\(list).\(name)", label: "\(label), \(newValues.entryLabel(name, of: list))",
                entry: entry,
                before: values[0].map { oldValues.entryValue(name, of: list, $0) },
                after: values[1].map { newValues.entryValue(name, of: list, $0) })
        }
    }
}
