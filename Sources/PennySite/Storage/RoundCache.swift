import Synchronization

/// A cache of values by name. A value is valid while its key, which is all that it was made from,
/// is equal.
final class RoundCache<Key: Equatable & Sendable, Value: Sendable>: Sendable {
    /// An entry, used only while the state is locked.
    private final class Entry {
        let key: Key
        let value: Value
        let weight: Int
        /// The last round in which it was asked for.
        var round: Int

        init(key: Key, value: Value, weight: Int, round: Int) {
            self.key = key
            self.value = value
            self.weight = weight
            self.round = round
        }
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var weight = 0
        var round = 0
    }

    private let state = Mutex(State())
    /// The limit of all weights. A value beyond it is not stored.
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    func value(_ name: String, for key: Key) -> Value? {
        state.withLock { state in
            guard let entry = state.entries[name], entry.key == key else { return nil }
            entry.round = state.round
            return entry.value
        }
    }

    /// Returns the last value with its key, even if the key is outdated.
    func last(_ name: String) -> (key: Key, value: Value)? {
        state.withLock { state in
            guard let entry = state.entries[name] else { return nil }
            entry.round = state.round
            return (entry.key, entry.value)
        }
    }

    func store(_ value: Value, as name: String, for key: Key, weight: Int = 1) {
        state.withLock { state in
            state.weight -= state.entries[name]?.weight ?? 0
            state.entries[name] = nil
            guard state.weight + weight <= limit else { return }
            state.weight += weight
            state.entries[name] = Entry(key: key, value: value, weight: weight, round: state.round)
        }
    }

    /// Drops the entries that were not asked for in this round, and begins the next one.
    func endRound() {
        state.withLock { state in
            let round = state.round
            let stale = state.entries.compactMap { $0.value.round == round ? nil : $0.key }
            for name in stale {
                state.weight -= state.entries.removeValue(forKey: name)?.weight ?? 0
            }
            state.round += 1
        }
    }
}
