package import Foundation

/// A file of vectors from outside; see `Vectors/SOURCES.md`.
package struct VectorFile<Vector: Decodable & Sendable>: Decodable, Sendable {
    let vectors: [Vector]

    /// The vectors of `name`, or none where the file cannot be read: the test
    /// of the number of cases fails then.
    package static func load(_ name: String) -> [Vector] {
        guard let data = try? vectorData(name),
            let file = try? JSONDecoder().decode(Self.self, from: data)
        else { return [] }
        return file.vectors
    }
}

/// The bytes of a file of vectors.
package func vectorData(_ name: String) throws -> Data {
    let folder = Bundle.module.bundleURL.appending(path: "Vectors")
    return try Data(contentsOf: folder.appending(path: name))
}

/// A table of vectors whose cells hold no commas.
package enum CSVVectors {
    /// The rows of `name` without its header, or none where it cannot be read.
    package static func load(_ name: String) -> [[String]] {
        guard let data = try? vectorData(name) else { return [] }
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).dropFirst()
            .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    }
}
