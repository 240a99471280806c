import PennyDiagnostics

/// The bytes of a page: kept whole, or handed on in pieces.
struct TemplateOutput {
    typealias Sink = ([UInt8]) throws(DiagnosticError) -> Void

    /// How large a piece is, unless one value is larger.
    static let pieceSize = 64 * 1024

    private(set) var bytes: [UInt8] = []
    /// The bytes that were handed on.
    private var handedOn = 0
    private let sink: Sink?
    /// The last byte of the piece before.
    private var lastByte: UInt8?
    /// Whether a fault has made the page worthless.
    private var isOff = false

    init(room: Int) {
        sink = nil
        bytes.reserveCapacity(room)
    }

    init(_ sink: @escaping Sink) {
        self.sink = sink
        bytes.reserveCapacity(Self.pieceSize)
    }

    /// The bytes of the page so far.
    var size: Int { handedOn + bytes.count }

    var endsLine: Bool { (bytes.last ?? lastByte) == UInt8(ascii: "\n") }

    /// Hands nothing on any more.
    mutating func turnOff() { isOff = true }

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
            try handOn(markup)
        } else {
            bytes.append(contentsOf: markup)
        }
    }

    /// Appends text with the characters escaped that mean something in HTML.
    mutating func escaped(_ text: String) throws(DiagnosticError) {
        try makeRoom(for: text.utf8.count)
        Self.append(escaped: text, to: &bytes)
    }

    /// Most texts have nothing to escape, so they are looked at where they stand.
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

    /// Hands on what is left.
    mutating func end() throws(DiagnosticError) {
        if sink != nil { try handOn() }
    }

    /// Hands on what there is, if so many bytes more would be too much for a piece.
    private mutating func makeRoom(for count: Int) throws(DiagnosticError) {
        if sink != nil, bytes.count + count > Self.pieceSize { try handOn() }
    }

    private mutating func handOn() throws(DiagnosticError) {
        if bytes.isEmpty { return }
        try handOn(bytes)
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func handOn(_ piece: [UInt8]) throws(DiagnosticError) {
        lastByte = piece.last
        handedOn += piece.count
        if !isOff { try sink?(piece) }
    }
}
