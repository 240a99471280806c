import PennyContent

/// Which files the result of a set has: its page, and what the site wants beside it.
struct ResultFiles: Sendable {
    let outputs: ResultOutputs
    let hasPicture: Bool

    /// How their names end, in order.
    ///
    /// - Parameter hasTable: whether a table is made of the result.
    func endings(hasTable: Bool) -> [String] {
        [
            hasTable && outputs.hasTable ? "csv" : nil, "html", outputs.hasData ? "json" : nil,
            hasPicture ? "png" : nil,
        ].compactMap(\.self)
    }
}

extension ResultFiles {
    /// Whether a file whose name ends so, of those of a result, is left out with `outputs: page`.
    static func isBesidePage(_ path: String) -> Bool {
        path.hasSuffix("csv") || path.hasSuffix("json")
    }
}

extension Site {
    /// Which files each of its results has.
    var resultFiles: ResultFiles {
        ResultFiles(outputs: configuration.outputs, hasPicture: drawsPictures)
    }
}
