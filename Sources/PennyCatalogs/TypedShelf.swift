import PennyMessages
import Synchronization

/// What people type in a language. It is compiled when somebody types what is not English, and
/// kept, for all threads.
public final class TypedShelf: Sendable {
    private let language: String
    private let place = AtomicLazyReference<Compiled>()

    private final class Compiled: Sendable {
        let table: TypedTable?

        init(_ table: TypedTable?) { self.table = table }
    }

    /// - Parameter language: the language's tag: `de`.
    public init(language: String) { self.language = language }

    /// What a text may say in English (`TypedTable.readings`).
    public func readings(of typed: String) -> [String] {
        let compiled =
            place.load()
            ?? place.storeIfNil(Compiled(Catalogs.typed(language: language)))
        return (compiled.table?.readings(of: Array(typed.utf8)) ?? []).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
