import Glibc
import PennyDiagnostics
import PennyMarkup

/// A connection to a browser by the DevTools protocol: sends commands and reads their answers.
final class BrowserConnection {
    private let browser: InstalledBrowser
    private let folder: BrowserFolder
    private let process: BrowserProcess
    private let patience: Duration
    private var received: [UInt8] = []
    private var lastID = 0
    /// The loaders that have finished; the browser may report them early.
    private var loaded: Set<String> = []
    /// The page that may still be loaded, once.
    private var page: OnlyPage?
    /// The number of the command that delivers the page.
    private var delivery: Int?

    /// - Parameter patience: the timeout of an answer.
    init(
        _ browser: InstalledBrowser, _ folder: BrowserFolder, patience: Duration
    ) throws(Fault) {
        self.browser = browser
        self.folder = folder
        self.patience = patience
        process = try BrowserProcess(browser, folder)
    }

    func call(
        _ method: String, _ parameters: KeyValuePairs<String, JSONValue> = [:],
        session: String? = nil
    ) throws(Fault) -> ProtocolMessage.Result {
        let end = ContinuousClock.now + patience
        let id = try command(method, parameters, session: session, until: end)
        while true {
            let message = try next(until: end)
            guard message.id == id else { continue }
            if let error = message.error { throw .browser.refused(method, error.message) }
            return message.result ?? ProtocolMessage.Result()
        }
    }

    /// Opens a page in a session that intercepts all requests, and waits until it is loaded with
    /// its style and pictures.
    func open(_ page: OnlyPage, session: String) throws(Fault) {
        self.page = page
        let opened = try call(
            "Page.navigate", ["url": .text(page.address)], session: session)
        if let reason = opened.errorText { throw .browser.refused("Page.navigate", reason) }
        try waitUntilLoaded(opened.loaderId ?? "")
    }

    private func waitUntilLoaded(_ loader: String) throws(Fault) {
        let end = ContinuousClock.now + patience
        while loaded.remove(loader) == nil { _ = try next(until: end) }
    }

    /// Gives the browser the page to load, once, and refuses everything else.
    private func answer(
        _ request: ProtocolMessage.Request, session: String?, until end: ContinuousClock.Instant
    ) throws(Fault) {
        guard let page, request.address == page.address else {
            // A request that has ended meanwhile needs no refusal, so an error here is ignored.
            _ = try command(
                "Fetch.failRequest",
                ["requestId": .text(request.id), "errorReason": .text("BlockedByClient")],
                session: session, until: end)
            return
        }
        self.page = nil
        delivery = try command(
            Self.handOver, page.answer(to: request.id), session: session, until: end)
    }

    private static let handOver = "Fetch.fulfillRequest"

    // MARK: - Messages

    /// Sends a command.
    ///
    /// - Returns: the number of its answer.
    private func command(
        _ method: String, _ parameters: KeyValuePairs<String, JSONValue>, session: String?,
        until end: ContinuousClock.Instant
    ) throws(Fault) -> Int {
        lastID += 1
        let command = ProtocolCommand(
            id: lastID, method: method, params: parameters, sessionId: session)
        let id = lastID
        try send(command.bytes, until: end)
        return id
    }

    /// Reads the next complete message, and answers the requests in it.
    private func next(
        until end: ContinuousClock.Instant
    ) throws(Fault) -> ProtocolMessage {
        let message = try received(until: end)
        if let loader = message.loader { loaded.insert(loader) }
        if let request = message.request {
            try answer(request, session: message.session, until: end)
        }
        if let id = message.id, id == delivery, let error = message.error {
            throw .browser.refused(Self.handOver, error.message)
        }
        return message
    }

    // MARK: - Bytes

    private func send(
        _ bytes: [UInt8], until end: ContinuousClock.Instant
    ) throws(Fault) {
        var rest = bytes[...]
        while !rest.isEmpty {
            try wait(for: POLLOUT, until: end)
            let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
            let count = rest.withUnsafeBytes {
                Glibc.send(process.socket, $0.baseAddress, $0.count, flags)
            }
            if count < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                throw .browser.ended(browser.path, folder.lastWords)
            }
            rest = rest.dropFirst(count)
        }
    }

    private func received(
        until end: ContinuousClock.Instant
    ) throws(Fault) -> ProtocolMessage {
        var searched = 0
        while true {
            if let zero = received[searched...].firstIndex(of: 0) {
                let message = ProtocolMessage(received[..<zero])
                received.removeSubrange(...zero)
                guard let message else { throw .browser.notUnderstood(browser.path) }
                return message
            }
            searched = received.count
            try receive(until: end)
        }
    }

    private func receive(until end: ContinuousClock.Instant) throws(Fault) {
        try wait(for: POLLIN, until: end)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(process.socket, &buffer, buffer.count)
        if count > 0 {
            received += buffer[..<count]
        } else if count == 0 || errno != EINTR {
            throw .browser.ended(browser.path, folder.lastWords)
        }
    }

    private func wait(
        for event: Int32, until end: ContinuousClock.Instant
    ) throws(Fault) {
        while true {
            let left = (end - ContinuousClock.now).components
            let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
            guard milliseconds > 0 else {
                let seconds = Int(patience.components.seconds)
                throw .browser.timedOut(browser.path, seconds)
            }
            var descriptor = pollfd(fd: process.socket, events: Int16(event), revents: 0)
            let ready = poll(&descriptor, 1, Int32(clamping: milliseconds))
            if ready > 0 { return }
            if ready < 0, errno != EINTR {
                throw .browser.ended(browser.path, String(cString: strerror(errno)))
            }
        }
    }
}
