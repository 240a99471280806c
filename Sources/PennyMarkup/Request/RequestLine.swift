import PennyEngine

/// A line of a request to the browser's module: `name=value`.
struct RequestLine {
    let name: String
    let value: String

    /// Nil for a line that is not of that form or not UTF-8.
    init?(_ line: ArraySlice<UInt8>) {
        guard let mark = line.firstIndex(of: UInt8(ascii: "=")),
            let name = String(validating: line[..<mark], as: UTF8.self),
            let value = String(validating: line[(mark + 1)...], as: UTF8.self)
        else { return nil }
        self.name = name
        self.value = value
    }
}
