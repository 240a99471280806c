import Glibc
import PennyFiles

/// An output that another has replaced, or what a broken-off build has staged: removed, but
/// for what no build has made. Somebody may have put a file there while the build ran.
struct OldOutput {
    /// What became of a file that no build has made.
    enum Kept: Equatable {
        /// It is in the new output, under the path it had.
        case inOutput(String)
        /// The new output has another file there, so it is in a folder of its own.
        case aside(String, folder: String)
    }

    let path: String
    /// The folder that foreign files are moved to.
    let output: String

    /// Removes what a broken-off build has left: all that its manifest names, or all of a
    /// staging folder that has none yet.
    func clear() throws(FileError) -> [Kept] {
        guard let kind = FileSystem.kind(of: path) else { return [] }
        // A link is removed, and what it leads to is not looked at.
        guard kind == .folder, let made = try Self.made(in: path) else {
            try FileSystem.removeTree(path)
            return []
        }
        return try clear(of: made)
    }

    /// Removes these files and no others. What is left is saved.
    func clear(of made: Set<String>) throws(FileError) -> [Kept] {
        guard let kind = FileSystem.kind(of: path) else { return [] }
        guard kind == .folder else { return try setAside([FileSystem.split(output).name]) }
        try remove(made)
        return try saveTheRest()
    }

    /// The files that the build of an output has made; nil without a manifest.
    static func made(in output: String) throws(FileError) -> Set<String>? {
        let tree = FileTree(output)
        guard try tree.standing(at: Address.manifest) == .file else { return nil }
        let bytes = try tree.read(Address.manifest, limit: Manifest.byteLimit)
        return Manifest.files(in: bytes)?.union([Address.manifest])
    }

    /// The manifest goes last: without it, what is left would pass for a build's own.
    private func remove(_ made: Set<String>) throws(FileError) {
        let files = made.subtracting([Address.manifest]).sorted()
        // A manifest is a file that anybody may have written: it leads nowhere else.
        let tree = FileTree(path)
        for file in files {
            guard let kind = try tree.standing(at: file), kind != .folder else { continue }
            try tree.remove(file)
        }
        for folder in Self.folders(of: files).reversed() { try tree.removeEmptyFolder(folder) }
    }

    /// The folders in which files lie, each before those in it.
    private static func folders(of files: [String]) -> [String] {
        var folders: Set<String> = []
        for file in files {
            var names = file.split(separator: "/").dropLast()
            while !names.isEmpty {
                folders.insert(names.joined(separator: "/"))
                names = names.dropLast()
            }
        }
        return folders.sorted()
    }

    /// Others may put files there as long as they hold the folder open, so it is looked at again
    /// until it is gone, and only empty folders are removed.
    private func saveTheRest() throws(FileError) -> [Kept] {
        var kept: [Kept] = []
        // Without an output there, the one that is being made takes the place.
        let hasOutput = FileSystem.kind(of: output) == .folder
        for _ in 0..<Self.patience {
            var stuck: [String] = []
            for file in try foreignFiles() {
                var isMoved = false
                if hasOutput { isMoved = try move(path + "/" + file, to: output + "/" + file) }
                if isMoved { kept.append(.inOutput(file)) } else { stuck.append(file) }
            }
            if !stuck.isEmpty { return kept + (try setAside(stuck)) }
            try FileSystem.removeFolders(path, with: Address.manifest)
            if FileSystem.kind(of: path) == nil { return kept }
        }
        let rest = try foreignFiles()
        return rest.isEmpty ? kept : kept + (try setAside(rest))
    }

    private static let patience = 20

    private func foreignFiles() throws(FileError) -> [String] {
        try FileSystem.files(below: path).filter { $0 != Address.manifest }
    }

    /// Gives what is left a folder of its own.
    private func setAside(_ files: [String]) throws(FileError) -> [Kept] {
        if FileSystem.kind(of: path + "/" + Address.manifest) == .file {
            try FileSystem.removeTree(path + "/" + Address.manifest)
        }
        let folder = freeName()
        try FileSystem.rename(path, to: folder)
        return files.map { .aside($0, folder: folder) }
    }

    /// Whether the file has the other name now; not where something has it already.
    private func move(_ file: String, to target: String) throws(FileError) -> Bool {
        guard FileSystem.kind(of: target) == nil else { return false }
        do throws(FileError) {
            try FileSystem.makeFolders(FileSystem.split(target).folder)
        } catch {
            return false
        }
        try FileSystem.rename(file, to: target)
        return true
    }

    private func freeName() -> String {
        var number = 1
        while FileSystem.kind(of: "\(output).kept-\(number)") != nil { number += 1 }
        return "\(output).kept-\(number)"
    }
}
