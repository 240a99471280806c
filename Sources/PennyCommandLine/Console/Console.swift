import Glibc
import PennyDiagnostics

/// Writes data to standard output and messages to standard error, and detects failures: a full disk
/// must not look like success.
enum Console {
    /// The reason for which the output could not be written.
    struct WriteError: Error {
        let reason: String
    }

    static func output(_ bytes: [UInt8]) throws(WriteError) {
        try write(bytes, to: STDOUT_FILENO)
    }

    static func output(_ text: String) throws(WriteError) {
        try output(Array(text.utf8))
    }

    /// Writes lines for people, with names and text that others may have written.
    static func output(lines text: String) throws(WriteError) {
        try output(printableLines(text))
    }

    /// Writes a message for the person. If standard error itself fails, no one can be notified.
    static func message(_ text: String) {
        let text = printableLines(text)
        do throws(WriteError) { try write(Array(text.utf8), to: STDERR_FILENO) } catch {}
    }

    /// Writes control sequences for the terminal, which no message may contain.
    static func draw(_ text: String) {
        do throws(WriteError) { try write(Array(text.utf8), to: STDERR_FILENO) } catch {}
    }

    /// The columns of the terminal of messages; nil if there is none that supports control
    /// sequences.
    static var columns: Int? {
        guard isatty(STDERR_FILENO) == 1, let kind = getenv("TERM") else { return nil }
        let name = String(cString: kind)
        if name.isEmpty || name == "dumb" { return nil }
        var size = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return Self.usualColumns
        }
        return Int(size.ws_col)
    }

    private static let usualColumns = 80

    /// Clears the terminal of messages, if there is one.
    static func clear() {
        guard isatty(STDERR_FILENO) != 0 else { return }
        do throws(WriteError) {
            try write(Array("\u{1B}[H\u{1B}[2J\u{1B}[3J".utf8), to: STDERR_FILENO)
        } catch {}
    }

    /// Reads standard input, at most `limit` bytes and a few more, so that the caller can detect a
    /// longer input; nil if it cannot be read.
    static func input(limit: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count <= limit {
            let count = read(STDIN_FILENO, &buffer, buffer.count)
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                return nil
            }
            bytes.append(contentsOf: buffer[0..<count])
        }
        return bytes
    }

    /// Reads standard input.
    ///
    /// - Throws: a fault if it cannot be read.
    static func requiredInput(limit: Int) throws(DiagnosticError) -> [UInt8] {
        if let bytes = input(limit: limit) { return bytes }
        throw DiagnosticError([
            Diagnostic(
                Fault.command.standardInputUnreadable,
                at: SourceLocation.option("standard input"))
        ])
    }

    /// Replaces closed standard streams. Otherwise a file opened later would get one of their
    /// numbers, and messages would be written into it.
    static func fillClosedStreams() {
        // In the wrong direction, so that reading and writing still fail.
        for (stream, mode) in [
            (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
        ] where fcntl(stream, F_GETFD) < 0 {
            _ = open("/dev/null", mode)
        }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(WriteError) {
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count < 0 {
                if errno == EINTR { continue }
                throw WriteError(reason: String(cString: strerror(errno)))
            }
            written += count
        }
    }
}
