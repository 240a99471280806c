import Foundation

/// The project's own files, for tests that read them. Paths are relative to
/// the folder that holds Package.swift.
public enum Repository {
    /// The folder that holds Package.swift, found from where this file lies.
    public static let root: String = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropLast(3).joined(separator: "/")
    }()

    /// The full path of a file of the project.
    public static func path(of relative: String) -> String { root + "/" + relative }

    public static func exists(_ relative: String) -> Bool {
        FileManager.default.fileExists(atPath: path(of: relative))
    }

    /// Whether a program is on the path.
    public static func hasProgram(_ name: String) -> Bool {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return folders.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
        }
    }

    public static func bytes(of relative: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(of: relative))))
    }

    public static func text(of relative: String) throws -> String {
        try String(contentsOfFile: path(of: relative), encoding: .utf8)
    }

    /// The files anywhere under `folder` whose name ends in one of `suffixes`,
    /// sorted; none when there is no such folder.
    public static func files(
        under folder: String, endingIn suffixes: [String]
    ) throws -> [RepositoryFile] {
        guard exists(folder) else { return [] }
        let names = try FileManager.default.subpathsOfDirectory(atPath: path(of: folder))
        return
            try names
            .filter { name in suffixes.contains { name.hasSuffix($0) } }
            .filter { !isFolder(folder + "/" + $0) }
            .sorted()
            .map { try RepositoryFile(path: folder + "/" + $0, text: text(of: folder + "/" + $0)) }
    }

    private static func isFolder(_ name: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path(of: name), isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
