public import PennyEngine

/// English for the terminal, schemas and the manual.
extension InputField {
    /// The kind of value that the input accepts.
    ///
    /// - Parameter mark: the mark on both sides of a word of a file.
    public func syntaxWords(mark: String = "") -> String {
        switch syntax {
        case .money: "an amount"
        case .rate: "a percentage"
        case .moneyOrPart: "an amount or a percentage"
        case .term: "a length of time"
        case .choice(let words): "one of " + words.map { mark + $0 + mark }.joined(separator: ", ")
        case .date: "a date"
        case .count:
            range.map { "a whole number from \($0.lowerBound) to \($0.upperBound)" }
                ?? "a whole number"
        case .text: "text"
        case .entries:
            range.map { "a list of at most \($0.upperBound) entries" } ?? "a list"
        }
    }

    /// A sentence for each relation to other inputs.
    public func relationWords(mark: String = "") -> [String] {
        relations.compactMap { $0.words(mark: mark) }
    }
}

extension InputRelation {
    fileprivate func words(mark: String) -> String? {
        let names = names.map { mark + $0 + mark }
        let rule: String
        switch kind {
        case .needs: rule = "Needs \(Self.list(names, "or"))"
        case .needsEach: rule = "Needs \(Self.list(names, "and"))"
        case .conflicts: rule = "Not beside \(Self.list(names, "or"))"
        case .excludes(let word):
            rule = "Not beside \(mark)\(self.names[0]): \(word)\(mark)"
        case .requiredUnless: rule = "Required without \(Self.list(names, "or"))"
        case .requiredWith: rule = "Required with \(Self.list(names, "or"))"
        case .oneOf: rule = "One of \(Self.list(names, "and")) is required"
        case .allButOne: rule = "Leave out one of \(Self.list(names, "and"))"
        case .atMost: rule = "At most \(names[0])"
        case .above: rule = "More than \(names[0])"
        case .noDefault: return nil
        }
        return rule + when(mark) + "."
    }

    private func when(_ mark: String) -> String {
        switch condition {
        case .always: ""
        case .choosing(let word): ", where it is \(mark)\(word)\(mark)"
        case .notChoosing(let word): ", where it is not \(mark)\(word)\(mark)"
        case .without(let name): ", where \(mark)\(name)\(mark) is left out"
        }
    }

    private static func list(_ names: [String], _ word: String) -> String {
        guard let last = names.last, names.count > 1 else { return names.joined() }
        return names.dropLast().joined(separator: ", ") + " \(word) " + last
    }
}
