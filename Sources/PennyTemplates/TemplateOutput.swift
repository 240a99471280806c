import PennyDiagnostics

/// The bytes of a page, collected as a whole or passed on in pieces.
struct TemplateOutput {
    typealias Sink = ([UInt8]) throws(DiagnosticError) -> Void

    /// The size of a piece, unless one value is larger.
    static let pieceSize = 64 * 1024

    private(set) var bytes: [UInt8] = []
    /// The number of bytes that were passed on.
    private var flushedCount = 0
    private let sink: Sink?
    /// The last byte of the previous piece.
    private var lastByte: UInt8?
    /// Whether an error has made the page useless.
    private var isDiscarded = false

    init(room: Int) {
        sink = nil
        bytes.reserveCapacity(room)
    }

    init(_ sink: @escaping Sink) {
        self.sink = sink
        bytes.reserveCapacity(Self.pieceSize)
    }

    /// The bytes of the page so far.
    var size: Int { flushedCount + bytes.count }

    var endsLine: Bool { (bytes.last ?? lastByte) == UInt8(ascii: "\n") }

    /// Stops passing on bytes.
    mutating func discardRest() { isDiscarded = true }

    mutating func append(_ text: ArraySlice<UInt8>) throws(DiagnosticError) {
        try makeRoom(for: text.count)
        bytes.append(contentsOf: text)
    }

    mutating func append(_ markup: String) throws(DiagnosticError) {
        try makeRoom(for: markup.utf8.count)
        bytes.append(contentsOf: markup.utf8)
    }

    mutating func append(_ markup: [UInt8]) throws(DiagnosticError) {
        try makeRoom(for: markup.count)
        if sink != nil, markup.count >= Self.pieceSize {
            // A piece of its own, which need not be copied.
            try flush(markup)
        } else {
            bytes.append(contentsOf: markup)
        }
    }

    /// Appends text and escapes the characters that have a meaning in HTML.
    mutating func escaped(_ text: String) throws(DiagnosticError) {
        try makeRoom(for: text.utf8.count)
        Self.append(escaped: text, to: &bytes)
    }

    /// Appends escaped text. Most texts need no escape, so they are checked in place.
    static func append(escaped text: String, to bytes: inout [UInt8]) {
        let start = bytes.count
        bytes.append(contentsOf: text.utf8)
        for index in start..<bytes.count where needsEscape(bytes[index]) {
            escape(&bytes, from: index)
            break
        }
    }

    private static func escape(_ bytes: inout [UInt8], from start: Int) {
        let text = Array(bytes[start...])
        bytes.removeLast(text.count)
        for byte in text {
            switch byte {
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case UInt8(ascii: "'"): bytes += "&#39;".utf8
            default: bytes.append(byte)
            }
        }
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""),
            UInt8(ascii: "'"):
            true
        default: false
        }
    }

    /// Passes on the remaining bytes.
    mutating func end() throws(DiagnosticError) {
        if sink != nil { try flush() }
    }

    /// Passes on the bytes if `count` more would exceed the size of a piece.
    private mutating func makeRoom(for count: Int) throws(DiagnosticError) {
        if sink != nil, bytes.count + count > Self.pieceSize { try flush() }
    }

    private mutating func flush() throws(DiagnosticError) {
        if bytes.isEmpty { return }
        try flush(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func flush(_ piece: [UInt8]) throws(DiagnosticError) {
        lastByte = piece.last
        flushedCount += piece.count
        if !isDiscarded { try sink?(piece) }
    }
}
