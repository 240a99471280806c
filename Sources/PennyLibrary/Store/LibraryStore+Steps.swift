import Glibc
import PennyContent
import PennyFiles

/// The steps of a change. Each sees what is done already, and notes what it does.
extension LibraryStore {
    func take(_ change: PendingChange, _ taken: inout [TakenStep]) throws(FileError) {
        for step in change.steps {
            switch step.verb {
            case .put: try put(step.from, at: step.to, &taken)
            case .move: try move(step.from, to: step.to, &taken)
            case .replace: try replace(step.to, with: step.from, &taken)
            }
        }
    }

    private func put(
        _ file: String, at place: String, _ taken: inout [TakenStep]
    ) throws(FileError) {
        guard try tree.standing(at: file) != nil else { return }
        try steps.makeFolder(FileSystem.split(place).folder)
        var target = place
        var number = 1
        while try !give(file, theName: target, &taken) {
            number += 1
            target = Self.numbered(place, number)
        }
        try steps.synchronise(folder: FileSystem.split(target).folder)
        if try tree.standing(at: file) != nil { try steps.remove(file) }
    }

    /// Whether the file has the name now; not where another file has it. Where a
    /// disk knows no second names, the file is renamed.
    private func give(
        _ file: String, theName target: String, _ taken: inout [TakenStep]
    ) throws(FileError) -> Bool {
        if try tree.standing(at: target) != nil {
            return try isFound(file, at: target, &taken)
        }
        taken.append(.named(file: file, target))
        do throws(FileError) {
            try steps.link(file, to: target)
        } catch {
            switch error.code {
            case EEXIST:
                taken.removeLast()
                return try isFound(file, at: target, &taken)
            case _ where error.saysNoSecondName: try steps.rename(file, to: target)
            default: throw error
            }
        }
        return true
    }

    /// Whether what has the name already is the same file.
    private func isFound(
        _ file: String, at target: String, _ taken: inout [TakenStep]
    ) throws(FileError) -> Bool {
        guard try isSame(file, target) else { return false }
        taken.append(.found(file: file, at: target))
        return true
    }

    private func isSame(_ first: String, _ second: String) throws(FileError) -> Bool {
        guard try tree.standing(at: second) == .file else { return false }
        if try tree.isOneFile(first, second) { return true }
        let limit = ContentText.byteLimit
        let bytes = try tree.read(first, limit: limit)
        if bytes.count > limit { return false }
        return try tree.read(second, limit: limit) == bytes
    }

    private func move(
        _ file: String, to place: String, _ taken: inout [TakenStep]
    ) throws(FileError) {
        guard try tree.standing(at: place) == nil else { return }
        guard try tree.standing(at: file) != nil else { return }
        try steps.makeFolder(FileSystem.split(place).folder)
        taken.append(.named(file: file, place))
        try steps.rename(file, to: place)
        try steps.synchronise(folder: FileSystem.split(place).folder)
        try steps.synchronise(folder: FileSystem.split(file).folder)
    }

    private func replace(
        _ file: String, with new: String, _ taken: inout [TakenStep]
    ) throws(FileError) {
        guard try tree.standing(at: new) != nil else { return }
        let earlier =
            try tree.standing(at: file) == nil
            ? nil : try tree.read(file, limit: ContentText.byteLimit)
        // What cannot be put back is not replaced.
        if let earlier, earlier.count > ContentText.byteLimit {
            throw FileError(tree.path(file), EFBIG)
        }
        taken.append(.replaced(file: file, new: new, earlier: earlier))
        try steps.rename(new, to: file)
        try steps.synchronise(folder: FileSystem.split(file).folder)
    }

    /// `first-home-2.md` for `first-home.md`.
    static func numbered(_ path: String, _ number: Int) -> String {
        guard let dot = path.lastIndex(of: ".") else { return "\(path)-\(number)" }
        return "\(path[..<dot])-\(number)\(path[dot...])"
    }
}
