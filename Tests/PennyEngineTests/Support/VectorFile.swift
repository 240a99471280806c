import Foundation

/// A file of vectors from outside; see `Vectors/SOURCES.md`.
struct VectorFile<Vector: Decodable & Sendable>: Decodable, Sendable {
    let count: Int
    let vectors: [Vector]

    /// The vectors of `name`, or none where the file cannot be read: the test
    /// of the number of cases fails then.
    static func load(_ name: String) -> [Vector] {
        guard let data = try? vectorData(name),
            let file = try? JSONDecoder().decode(Self.self, from: data)
        else { return [] }
        return file.vectors
    }
}

func vectorData(_ name: String) throws -> Data {
    let folder = Bundle.module.bundleURL.appending(path: "Vectors")
    return try Data(contentsOf: folder.appending(path: name))
}
