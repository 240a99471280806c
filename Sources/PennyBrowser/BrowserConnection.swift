import Glibc
import PennyMarkup

/// Speaks the DevTools protocol with a browser: a command, and what it answers.
final class BrowserConnection {
    private let browser: InstalledBrowser
    private let folder: BrowserFolder
    private let process: BrowserProcess
    private let patience: Duration
    private var received: [UInt8] = []
    private var lastID = 0
    /// What has been loaded whole, by the browser's names; it may say so early.
    private var loaded: Set<String> = []

    /// - Parameter patience: how long an answer may take.
    init(
        _ browser: InstalledBrowser, _ folder: BrowserFolder, patience: Duration
    ) throws(BrowserFault) {
        self.browser = browser
        self.folder = folder
        self.patience = patience
        process = try BrowserProcess(browser, folder)
    }

    func call(
        _ method: String, _ parameters: KeyValuePairs<String, JSONValue> = [:],
        session: String? = nil
    ) throws(BrowserFault) -> ProtocolMessage.Result {
        lastID += 1
        let command = ProtocolCommand(
            id: lastID, method: method, params: parameters, sessionId: session)
        let end = ContinuousClock.now + patience
        try send(command.bytes, until: end)
        while true {
            let message = try next(until: end)
            guard message.id == lastID else { continue }
            if let error = message.error { throw .refused(method, reason: error.message) }
            return message.result ?? ProtocolMessage.Result()
        }
    }

    /// Waits until what was opened is there with its style and its pictures.
    func waitUntilLoaded(_ loader: String) throws(BrowserFault) {
        let end = ContinuousClock.now + patience
        while loaded.remove(loader) == nil { _ = try next(until: end) }
    }

    // MARK: - Bytes

    private func send(
        _ bytes: [UInt8], until end: ContinuousClock.Instant
    ) throws(BrowserFault) {
        var rest = bytes[...]
        while !rest.isEmpty {
            try wait(for: POLLOUT, until: end)
            let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
            let count = rest.withUnsafeBytes {
                Glibc.send(process.socket, $0.baseAddress, $0.count, flags)
            }
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                throw .ended(browser.path, lastWords: folder.lastWords)
            }
            rest = rest.dropFirst(count)
        }
    }

    /// The next whole message.
    private func next(
        until end: ContinuousClock.Instant
    ) throws(BrowserFault) -> ProtocolMessage {
        var searched = 0
        while true {
            if let zero = received[searched...].firstIndex(of: 0) {
                let message = ProtocolMessage(received[..<zero])
                received.removeSubrange(...zero)
                guard let message else { throw .notUnderstood(browser.path) }
                if let loader = message.loader { loaded.insert(loader) }
                return message
            }
            searched = received.count
            try receive(until: end)
        }
    }

    private func receive(until end: ContinuousClock.Instant) throws(BrowserFault) {
        try wait(for: POLLIN, until: end)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(process.socket, &buffer, buffer.count)
        if count > 0 {
            received += buffer[..<count]
        } else if count == 0 || errno != EINTR {
            throw .ended(browser.path, lastWords: folder.lastWords)
        }
    }

    private func wait(
        for event: Int32, until end: ContinuousClock.Instant
    ) throws(BrowserFault) {
        while true {
            let left = (end - ContinuousClock.now).components
            let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
            guard milliseconds > 0 else {
                let seconds = Int(patience.components.seconds)
                throw .timedOut(browser.path, seconds: seconds)
            }
            var descriptor = pollfd(fd: process.socket, events: Int16(event), revents: 0)
            let ready = poll(&descriptor, 1, Int32(clamping: milliseconds))
            if ready > 0 { return }
        }
    }
}
