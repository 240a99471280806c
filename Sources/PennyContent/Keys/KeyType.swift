import PennyDiagnostics
import PennyEngine

/// A type of keys: the syntax of the value, its parser, and the type of what it becomes.
struct KeyType<Value>: Sendable {
    let syntax: KeyField.Syntax
    let range: ClosedRange<Int>?
    let read: @Sendable (inout KeyReader, KeyField) -> Value?

    init(
        _ syntax: KeyField.Syntax, range: ClosedRange<Int>? = nil,
        _ read: @escaping @Sendable (inout KeyReader, KeyField) -> Value?
    ) {
        self.syntax = syntax
        self.range = range
        self.read = read
    }

    /// A text that `parse` turns into a value, or reports.
    static func text(
        as syntax: KeyField.Syntax = .text,
        _ parse: @escaping @Sendable (LocatedWord, KeyField, inout KeyReader) -> Value?
    ) -> Self {
        Self(syntax) { reader, field in
            reader.text(of: field).flatMap { parse($0, field, &reader) }
        }
    }
}

extension KeyType where Value == LocatedWord {
    static var text: Self { Self(.text) { $0.text(of: $1) } }

    /// The heading of a page. The example of a missing one is made of the file's name.
    static var title: Self {
        Self(.text) { reader, field in
            let example = reader.suggestedTitle ?? field.example ?? ""
            return reader.requiredTextOrMisspelt(field.name, example: example)
        }
    }
}

extension KeyType where Value == LocatedWord {
    /// The tag of a language.
    static var languageTag: Self {
        .text { typed, _, reader in
            if LanguageNames.isTag(typed.text) { return typed }
            let near = nearMiss(to: typed.text.lowercased(), among: LanguageNames.tags)
            reader.report(.setting.notALanguage(typed.text, near), typed.location)
            return nil
        }
    }
}

extension KeyType where Value == Currency {
    static var currency: Self {
        .text { typed, _, reader in
            if let currency = Currency(code: typed.text) { return currency }
            let near = Currency.nearest(to: typed.text)
            reader.report(.value.notACurrency(typed.text, near), typed.location)
            return nil
        }
    }
}

extension KeyType where Value == Bool {
    static var yesOrNo: Self { Self(.yesOrNo) { $0.flag($1.name) } }
}

extension KeyType where Value == Int {
    static var wholeNumber: Self { Self(.wholeNumber) { $0.wholeNumber($1.name) } }

    static func wholeNumber(_ range: ClosedRange<Int>) -> Self {
        Self(.wholeNumber, range: range) { $0.wholeNumber($1.name, in: range) }
    }
}

extension KeyType where Value == CivilDate {
    static var date: Self { Self(.date) { $0.date($1.name) } }
}

extension KeyType where Value == String {
    static var webAddress: Self { Self(.webAddress) { $0.webAddress($1.name) } }
}

extension KeyType where Value == [LocatedWord] {
    static var words: Self { Self(.words) { $0.locatedWords($1.name) } }
}

extension KeyType where Value: RawRepresentable<String> & CaseIterable & Sendable {
    /// One of the words of an enumeration.
    static func choice(_: Value.Type) -> Self {
        let words = Value.allCases.map(\.rawValue)
        return .text(as: .choice(words)) { typed, field, reader in
            if let value = Value(rawValue: typed.text) { return value }
            reader.report(reader.unknownChoice(field.name, typed.text, words), typed.location)
            return nil
        }
    }
}

extension KeyType {
    /// The keys below a key.
    static func keys(_ keys: [Key<Value>], _ blank: @escaping @Sendable () -> Value) -> Self {
        Self(.keys(keys.fields)) { reader, field in
            guard let node = reader.node(field.name) else { return nil }
            guard case .mapping(let entries) = node.value else {
                reader.report(
                    .key.keysExpected(field.name, field.example ?? ""), node.location)
                return nil
            }
            var value = blank()
            var inner = KeyReader(entries, start: node.location)
            inner.read(keys, into: &value)
            inner.reportUnknown(known: keys.names)
            reader.add(inner.diagnostics)
            return value
        }
    }
}
