import Glibc
import PennyContent
import PennyFiles

/// The steps of a change. Each one checks what is already done, and records its own effect.
extension LibraryStore {
    func apply(_ change: PendingChange, _ applied: inout [AppliedStep]) throws(FileError) {
        for step in change.steps {
            switch step.verb {
            case .put: try put(step.from, at: step.to, &applied)
            case .move: try move(step.from, to: step.to, &applied)
            case .replace: try replace(step.to, with: step.from, &applied)
            }
        }
    }

    private func put(
        _ file: String, at path: String, _ applied: inout [AppliedStep]
    ) throws(FileError) {
        guard try tree.existingKind(at: file) != nil else { return }
        try steps.makeFolder(FileSystem.split(path).folder)
        var target = path
        var number = 1
        while try !give(file, theName: target, &applied) {
            number += 1
            target = Self.numbered(path, number)
        }
        try steps.synchronise(folder: FileSystem.split(target).folder)
        if try tree.existingKind(at: file) != nil { try steps.remove(file) }
    }

    /// Gives a file a name. If the file system has no second names, the file is renamed.
    ///
    /// - Returns: whether the file has the name now; false if another file has it.
    private func give(
        _ file: String, theName target: String, _ applied: inout [AppliedStep]
    ) throws(FileError) -> Bool {
        if try tree.existingKind(at: target) != nil {
            return try isPresent(file, at: target, &applied)
        }
        applied.append(.named(file: file, target))
        do throws(FileError) {
            try steps.link(file, to: target)
        } catch {
            switch error.code {
            case EEXIST:
                applied.removeLast()
                return try isPresent(file, at: target, &applied)
            case _ where error.saysNoSecondName: try steps.rename(file, to: target)
            default: throw error
            }
        }
        return true
    }

    /// Whether the existing file of the name is the same one.
    private func isPresent(
        _ file: String, at target: String, _ applied: inout [AppliedStep]
    ) throws(FileError) -> Bool {
        guard try isSame(file, target) else { return false }
        applied.append(.present(file: file, at: target))
        return true
    }

    private func isSame(_ first: String, _ second: String) throws(FileError) -> Bool {
        guard try tree.existingKind(at: second) == .file else { return false }
        if try tree.isOneFile(first, second) { return true }
        let limit = ContentText.byteLimit
        let bytes = try tree.read(first, limit: limit)
        if bytes.count > limit { return false }
        return try tree.read(second, limit: limit) == bytes
    }

    private func move(
        _ file: String, to path: String, _ applied: inout [AppliedStep]
    ) throws(FileError) {
        guard try tree.existingKind(at: path) == nil else { return }
        guard try tree.existingKind(at: file) != nil else { return }
        try steps.makeFolder(FileSystem.split(path).folder)
        applied.append(.named(file: file, path))
        try steps.rename(file, to: path)
        try steps.synchronise(folder: FileSystem.split(path).folder)
        try steps.synchronise(folder: FileSystem.split(file).folder)
    }

    private func replace(
        _ file: String, with new: String, _ applied: inout [AppliedStep]
    ) throws(FileError) {
        guard try tree.existingKind(at: new) != nil else { return }
        let earlier =
            try tree.existingKind(at: file) == nil
            ? nil : try tree.read(file, limit: ContentText.byteLimit)
        // A file that cannot be restored is not replaced.
        if let earlier, earlier.count > ContentText.byteLimit {
            throw FileError(tree.path(file), EFBIG)
        }
        applied.append(.replaced(file: file, new: new, earlier: earlier))
        try steps.rename(new, to: file)
        try steps.synchronise(folder: FileSystem.split(file).folder)
    }

    /// A path with a number before its ending: `first-home-2.md` for `first-home.md`.
    static func numbered(_ path: String, _ number: Int) -> String {
        guard let dot = path.lastIndex(of: ".") else { return "\(path)-\(number)" }
        return "\(path[..<dot])-\(number)\(path[dot...])"
    }
}
