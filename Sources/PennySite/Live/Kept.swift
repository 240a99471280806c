import Synchronization

/// What was made the last time, by names, for as long as all it was made of is the same: that is
/// the key, and it is compared whole.
final class Kept<Key: Equatable & Sendable, Value: Sendable>: Sendable {
    /// Touched only while the state is locked.
    private final class Entry {
        let key: Key
        let value: Value
        let weight: Int
        /// The round in which somebody asked for it last.
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
    /// How much may be kept; what is beyond is made each time.
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    func value(_ name: String, for key: Key) -> Value? {
        state.withLock { state in
            guard let entry = state.entries[name], entry.key == key else { return nil }
            entry.round = state.round
            return entry.value
        }
    }

    /// What was made last, whatever of.
    func last(_ name: String) -> (key: Key, value: Value)? {
        state.withLock { state in
            guard let entry = state.entries[name] else { return nil }
            entry.round = state.round
            return (entry.key, entry.value)
        }
    }

    func keep(_ value: Value, as name: String, for key: Key, weight: Int = 1) {
        state.withLock { state in
            state.weight -= state.entries[name]?.weight ?? 0
            state.entries[name] = nil
            guard state.weight + weight <= limit else { return }
            state.weight += weight
            state.entries[name] = Entry(key: key, value: value, weight: weight, round: state.round)
        }
    }

    /// Lets go of what nobody has asked for since the last time.
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
