public import PennyEngine
public import PennyMessages

extension TypedWords {
    /// The words of a language in a compiled table.
    public init(language: String, _ table: TypedTable) {
        self.init(language: language) { typed in
            table.readings(of: typed.bytes).map { String(bytes: $0) }
        }
    }
}
