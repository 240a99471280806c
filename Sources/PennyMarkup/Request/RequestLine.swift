import PennyEngine

/// A line of a request to the browser's module: `name=value`.
struct RequestLine {
    let name: String
    let value: String
}

extension RequestLine {
    /// Reads a line; nil if it is malformed or invalid UTF-8.
    init?(_ line: ArraySlice<UInt8>) {
        guard let mark = line.firstIndex(of: UInt8(ascii: "=")),
            let name = String(validating: line[..<mark], as: UTF8.self),
            let value = String(validating: line[(mark + 1)...], as: UTF8.self)
        else { return nil }
        self.name = name
        self.value = value
    }
}
