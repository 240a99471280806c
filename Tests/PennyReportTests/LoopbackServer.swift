import Glibc
import Synchronization

/// A server on loopback that answers each path as a test says, a connection at
/// a time in a thread of its own, and records its requests.
final class LoopbackServer: Sendable {
    enum Answer: Sendable {
        /// A status line's number and words, headers, a body.
        case reply(String, headers: [String] = [], body: [UInt8] = [])
        /// Exactly these bytes, and `more` of them over and over after these.
        case raw([UInt8], more: [UInt8] = [])
        /// A redirect to a path, after so many milliseconds.
        case late(Int, to: String)
        /// The headers, then a body that does not end.
        case endless
        /// Nothing, until the client goes.
        case stall
    }

    let port: UInt16
    private let descriptor: Int32
    private let state: Mutex<State>

    private struct State {
        var answers: [String: Answer]
        var requests: [String] = []
    }

    init(_ answers: [String: Answer] = [:]) throws {
        state = Mutex(State(answers: answers))
        (descriptor, port) = try listener(waiting: 64)
        inNewThread { [self] in
            while true {
                let client = accept(descriptor, nil, nil)
                if client < 0 {
                    // Not before: another server may get the number of a closed one.
                    close(descriptor)
                    return
                }
                inNewThread { [self] in
                    serve(client)
                    close(client)
                }
            }
        }
    }

    func stop() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

    func set(_ answer: Answer, at path: String) {
        state.withLock { $0.answers[path] = answer }
    }

    /// The heads of all requests so far.
    var requests: [String] { state.withLock { $0.requests } }

    // MARK: - A connection

    private func serve(_ client: Int32) {
        guard let head = head(from: client) else { return }
        let words = head.split(separator: " ", maxSplits: 2)
        let path = words.count > 1 ? String(words[1]) : ""
        let answer = state.withLock { state in
            state.requests.append(head)
            return state.answers[path]
        }
        switch answer {
        case .reply(let status, let headers, let body): send(status, headers, body, to: client)
        case .late(let milliseconds, let path):
            usleep(UInt32(milliseconds) * 1000)
            send("302 Found", ["Location: \(path)"], [], to: client)
        case .raw(let start, let more): send(start, andOn: more, to: client)
        case .endless:
            send(
                Array("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\n\r\n".utf8),
                andOn: [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16), to: client)
        case .stall:
            var byte: UInt8 = 0
            while recv(client, &byte, 1, 0) > 0 {}
        case nil: send("404 Not Found", [], Array("gone".utf8), to: client)
        }
    }

    private func head(from client: Int32) -> String? {
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while recv(client, &byte, 1, 0) == 1, bytes.count < 1 << 16 {
            bytes.append(byte)
            // The start of TLS, which is not spoken here.
            if bytes == [0x16] { return "TLS" }
            if bytes.suffix(4) == [13, 10, 13, 10] {
                return String(decoding: bytes, as: UTF8.self)
            }
        }
        return nil
    }

    private func send(_ status: String, _ headers: [String], _ body: [UInt8], to client: Int32) {
        var head = "HTTP/1.1 \(status)\r\nConnection: close\r\n"
        for header in headers { head += header + "\r\n" }
        if !status.hasPrefix("304") { head += "Content-Length: \(body.count)\r\n" }
        _ = send(Array(head.utf8) + [13, 10] + body, to: client)
    }

    /// Sends `more` until fifty megabytes are sent or the client goes.
    private func send(_ start: [UInt8], andOn more: [UInt8], to client: Int32) {
        var isOpen = send(start, to: client)
        var sent = 0
        while isOpen, !more.isEmpty, sent < 50 << 20 {
            isOpen = send(more, to: client)
            sent += more.count
        }
    }

    private func send(_ bytes: [UInt8], to client: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

/// A server whose line of waiting connections is full, so that no other is made.
final class FullServer {
    let address: String
    private var descriptors: [Int32]

    init() throws {
        let (descriptor, port) = try listener(waiting: 0)
        address = "http://127.0.0.1:\(port)/"
        descriptors = [descriptor]
        for _ in 0..<4 {
            let client = socket(AF_INET, nonBlocking, 0)
            withLoopback(port) { _ = connect(client, $0, $1) }
            descriptors.append(client)
        }
    }

    deinit { for descriptor in descriptors { close(descriptor) } }
}

struct NoServer: Error {}

private let closeOnExec = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
private let nonBlocking = closeOnExec | Int32(SOCK_NONBLOCK.rawValue)

/// A socket on loopback that listens, and its port.
private func listener(waiting: Int32) throws -> (descriptor: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, closeOnExec, 0)
    var port: UInt16?
    withLoopback(0) { address, length in
        var length = length
        if bind(descriptor, address, length) == 0, listen(descriptor, waiting) == 0,
            getsockname(descriptor, address, &length) == 0
        {
            port = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                UInt16(bigEndian: $0.pointee.sin_port)
            }
        }
    }
    guard let port else { throw NoServer() }
    return (descriptor, port)
}

private func withLoopback(
    _ port: UInt16, _ work: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Void
) {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    withUnsafeMutablePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
            work(address, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
    }
}

/// Runs work in a thread that nobody waits for.
func inNewThread(_ work: @escaping @Sendable () -> Void) {
    final class Box {
        let work: @Sendable () -> Void
        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Box(work)).toOpaque()
    pthread_create(
        &thread, nil,
        { context in
            if let context { Unmanaged<Box>.fromOpaque(context).takeRetainedValue().work() }
            return nil
        }, box)
    pthread_detach(thread)
}
