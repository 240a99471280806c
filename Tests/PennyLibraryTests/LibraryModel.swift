import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyTestSupport
import Testing

@testable import PennyLibrary

/// A model of the library in a few lines: the sets by name with their contents, the removed ones in
/// order, and the restored ones.
struct LibraryModel {
    struct Set: Equatable {
        let name: String
        /// The years of the plan, its only distinguishing input.
        let years: Int
    }

    let capacity: Int
    var sets: [Set] = []
    var removed: [Set] = []
    var restored: [String] = []
    var current: String?

    /// The sets by name, as they have neither order nor day.
    var inOrder: [Set] { sets.sorted { NameOrder.precedes($0.name, $1.name) } }

    func freeName(_ wanted: String) -> String {
        if !sets.contains(where: { $0.name == wanted }) { return wanted }
        var number = 2
        while sets.contains(where: { $0.name == "\(wanted)-\(number)" }) { number += 1 }
        return "\(wanted)-\(number)"
    }

    enum Saved: Equatable {
        case saved(String), duplicate(String), full
    }

    mutating func add(_ new: [Set]) -> [Saved] {
        var outcomes: [Saved] = []
        for set in new {
            if sets.count >= capacity {
                outcomes.append(.full)
            } else if let same = sets.first(where: { $0.years == set.years }) {
                outcomes.append(.duplicate(same.name))
            } else {
                let name = freeName(set.name)
                sets.append(Set(name: name, years: set.years))
                (current, restored) = (name, [])
                outcomes.append(.saved(name))
            }
        }
        return outcomes
    }

    mutating func remove(_ name: String) -> Bool {
        guard let index = inOrder.firstIndex(where: { $0.name == name }) else { return false }
        moveToRemoved(index)
        restored = []
        return true
    }

    private mutating func moveToRemoved(_ index: Int) {
        let set = inOrder[index]
        let rest = inOrder.filter { $0 != set }
        sets = rest
        removed.append(set)
        current = rest.isEmpty ? nil : rest[min(index, rest.count - 1)].name
    }

    mutating func undo() -> UndoOutcome.Kind {
        guard let set = removed.last else { return .nothing }
        if sets.count >= capacity { return .full }
        removed.removeLast()
        if let same = sets.first(where: { $0.years == set.years }) {
            current = same.name
            return .duplicate
        }
        let name = freeName(set.name)
        sets.append(Set(name: name, years: set.years))
        current = name
        restored.append(name)
        return .restored(name)
    }

    mutating func redo() -> Bool {
        guard let name = restored.popLast(),
            let index = inOrder.firstIndex(where: { $0.name == name })
        else { return false }
        moveToRemoved(index)
        return true
    }
}

extension UndoOutcome {
    enum Kind: Equatable {
        case restored(String), duplicate, full, nothing
    }

    var kind: Kind {
        switch self {
        case .restored(let id, _): .restored(id)
        case .duplicate: .duplicate
        case .full: .full
        case .nothing: .nothing
        }
    }
}

extension SaveOutcome {
    var asModel: LibraryModel.Saved {
        switch self {
        case .saved(let stored, _, _, _): .saved(stored.id)
        case .duplicate(let stored, _): .duplicate(stored.id)
        case .full: .full
        }
    }
}

/// An action of a person on random sets of a small stock, so that names and inputs repeat often.
enum LibraryAction {
    case add([LibraryModel.Set], spellings: [Int])
    case remove(String)
    case undo
    case redo

    static let names = ["a", "b", "c", "b-2"]

    init(_ random: inout SeededGenerator) {
        switch random.number(in: 0...9) {
        case 0...3:
            let count = random.pick([1, 1, 1, 1, 2, 3, 5])
            self = .add(
                (0..<count).map { _ in
                    LibraryModel.Set(
                        name: random.pick(Self.names), years: random.number(in: 1...6))
                }, spellings: (0..<count).map { _ in random.number(in: 0...3) })
        case 4...6: self = .remove(random.pick(Self.names + ["a-2", "c-2"]))
        case 7...8: self = .undo
        default: self = .redo
        }
    }

    /// Performs the action in the library and in the model, and compares the outcomes.
    func perform(
        _ library: Library, _ model: inout LibraryModel, _ comment: Comment
    ) throws {
        switch self {
        case .add(let sets, let spellings):
            let outcomes = try library.add(try Self.savedSets(sets, spellings))
            #expect(outcomes.map(\.asModel) == model.add(sets), comment)
        case .remove(let name):
            #expect(try Self.remove(name, library) == model.remove(name), comment)
        case .undo: #expect(try library.undo().kind == model.undo(), comment)
        case .redo:
            let outcome = try library.redo()
            let isDone = if case .removed = outcome { true } else { false }
            #expect(isDone == model.redo(), comment)
        }
    }

    /// Performs the action only in the library.
    func perform(_ library: Library) throws {
        switch self {
        case .add(let sets, let spellings):
            _ = try library.add(try Self.savedSets(sets, spellings))
        case .remove(let name): _ = try Self.remove(name, library)
        case .undo: _ = try library.undo()
        case .redo: _ = try library.redo()
        }
    }

    static func savedSets(
        _ sets: [LibraryModel.Set], _ spellings: [Int]
    ) throws(DiagnosticError) -> [SavedSet] {
        try zip(sets, spellings).map { (set, spelling) throws(DiagnosticError) in
            try Sets.savings(set.years, named: set.name, spelling: spelling)
        }
    }

    /// False if there is no such set.
    static func remove(_ name: String, _ library: Library) throws -> Bool {
        do throws(DiagnosticError) {
            _ = try library.remove(name)
            return true
        } catch {
            guard error.diagnostics.allSatisfy({ $0.summary.contains("no saved set") }) else {
                throw error
            }
            return false
        }
    }
}

extension Library {
    /// The library in the form of the model.
    func model(capacity: Int) throws -> LibraryModel {
        let contents = try contents()
        var model = LibraryModel(capacity: capacity)
        model.current = contents.current
        model.sets = try contents.sets.map { stored in
            let years = try stored.sound().inputs.first { $0.name == "yearsToInvest" }
            guard case .some(.text(let text)) = years?.value else { throw NoYears() }
            let whole = text.split(separator: ".").first.map(String.init) ?? ""
            return LibraryModel.Set(name: stored.id, years: Int(whole) ?? 0)
        }
        model.restored = try state().state.restored
        return model
    }

    struct NoYears: Error {}
}
