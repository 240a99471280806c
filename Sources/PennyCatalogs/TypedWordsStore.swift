import PennyMessages
import Synchronization

/// The words that people type in a language, compiled when a typed text is not English, and then
/// cached for all threads.
public final class TypedWordsStore: Sendable {
    private let language: String
    private let stored = AtomicLazyReference<Compiled>()

    private final class Compiled: Sendable {
        let table: TypedTable?

        init(_ table: TypedTable?) { self.table = table }
    }

    /// - Parameter language: the language's tag: `de`.
    public init(language: String) { self.language = language }

    /// The possible English readings of a text (`TypedTable.readings`).
    public func readings(of typed: String) -> [String] {
        let compiled =
            stored.load()
            ?? stored.storeIfNil(Compiled(Catalogs.typed(language: language)))
        return (compiled.table?.readings(of: Array(typed.utf8)) ?? []).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
