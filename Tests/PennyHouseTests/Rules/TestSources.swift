import Foundation

/// The folders that a package compiles Swift files of tests from.
struct TestSources {
    private let folders: [(path: String, excluded: [String])]

    /// Reads the package that `swift package dump-package` wrote.
    init(ofPackage json: Data) throws {
        let package = try JSONDecoder().decode(Package.self, from: json)
        folders = package.targets.compactMap { target in
            let path = target.path ?? "Tests/" + target.name
            guard target.type == "test" || path.hasPrefix("Tests/") else { return nil }
            return (path + "/", target.exclude.map { "\(path)/\($0)/" })
        }
    }

    /// Whether a target compiles the file with a path.
    func has(_ path: String) -> Bool {
        folders.contains { folder in
            path.hasPrefix(folder.path) && !folder.excluded.contains(where: path.hasPrefix)
        }
    }

    private struct Package: Decodable {
        let targets: [Target]
    }

    private struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let exclude: [String]
    }
}
