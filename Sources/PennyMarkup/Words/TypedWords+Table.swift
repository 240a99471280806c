public import PennyEngine
public import PennyMessages

extension TypedWords {
    /// Creates the words of a language from a compiled table.
    public init(language: String, _ table: TypedTable) {
        self.init(language: language) { typed in
            table.readings(of: typed.bytes).map { String(bytes: $0) }
        }
    }
}
