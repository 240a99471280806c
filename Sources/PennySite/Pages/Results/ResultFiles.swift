import PennyContent

/// Decides which files a result has: its page, and what else the site wants.
struct ResultFiles: Sendable {
    let outputs: ResultOutputs
    let hasPicture: Bool

    /// The file extensions, in order.
    ///
    /// - Parameter hasTable: whether the result has a table.
    func endings(hasTable: Bool) -> [String] {
        [
            hasTable && outputs.hasTable ? "csv" : nil, "html", outputs.hasData ? "json" : nil,
            hasPicture ? "png" : nil,
        ].compactMap(\.self)
    }
}

extension ResultFiles {
    /// Whether `outputs: page` leaves out a file of a result, by its extension.
    static func isBesidePage(_ path: String) -> Bool {
        path.hasSuffix("csv") || path.hasSuffix("json")
    }
}

extension LoadedEdition {
    /// The files of each of its results.
    var resultFiles: ResultFiles {
        ResultFiles(outputs: configuration.outputs, hasPicture: drawsPictures)
    }
}
