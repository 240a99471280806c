import CServe
import Glibc
import PennyDiagnostics

/// The server and its event loop, on one thread: that of `run`. Events call the closures, which are
/// set before it runs.
final class ServerLoop {
    /// A browser that receives events for as long as it is connected.
    struct Stream: Hashable {
        fileprivate let number: OpaquePointer
    }

    enum Reply {
        case answer(HTTPAnswer)
        /// An answer without an end.
        case stream([(name: String, value: String)], (Stream) -> Void)
    }

    /// The reason for which the server cannot listen.
    struct ListenError: Error {
        let code: Int32
        var reason: String { String(cString: strerror(code)) }
        var isInUse: Bool { code == EADDRINUSE }
        var isForbidden: Bool { code == EACCES }
    }

    var answer: (HTTPRequest) -> Reply = { _ in .answer(.words(404, "")) }
    var readable: (Int32) -> Void = { _ in }
    var woken: () -> Void = {}
    var gone: (Stream) -> Void = { _ in }
    /// Called when file descriptors are available again, after there were none for a connection.
    var recovered: () -> Void = {}

    private var loop: OpaquePointer?

    init() throws(ListenError) {
        // The loop outlives its callbacks: they end with it, in `deinit`.
        let context = Unmanaged.passUnretained(self).toOpaque()
        var calls = penny_calls(
            context: context,
            answer: { context, request in
                if let request { ServerLoop.of(context)?.reply(to: request) }
            },
            readable: { context, descriptor in ServerLoop.of(context)?.readable(descriptor) },
            woken: { context in ServerLoop.of(context)?.woken() },
            gone: { context, stream in
                if let stream { ServerLoop.of(context)?.gone(Stream(number: stream)) }
            },
            recovered: { context in ServerLoop.of(context)?.recovered() })
        loop = penny_loop_new(&calls)
        guard loop != nil else { throw ListenError(code: errno) }
    }

    deinit { penny_loop_free(loop) }

    private static func of(_ context: UnsafeMutableRawPointer?) -> ServerLoop? {
        context.map { Unmanaged<ServerLoop>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Listens on an address of this machine.
    ///
    /// - Parameter port: 0 for any free one.
    /// - Returns: the port.
    func listen(_ host: String, port: Int) throws(ListenError) -> Int {
        let port = penny_loop_listen(loop, host, Int32(port))
        guard port >= 0 else { throw ListenError(code: errno) }
        return Int(port)
    }

    /// Runs until it is stopped.
    ///
    /// - Throws: an error if the system stops reporting events.
    func run() throws(ListenError) {
        guard penny_loop_run(loop) == 0 else { throw ListenError(code: errno) }
    }

    /// Runs until it is stopped; a system error becomes a fault at `name`.
    func run(named name: String) throws(DiagnosticError) {
        do throws(ListenError) {
            try run()
        } catch {
            let fault = Fault.preview.cannotWait(error.reason)
            throw DiagnosticError([Diagnostic(fault, at: .option(name))])
        }
    }

    func stop() { penny_loop_stop(loop) }

    /// Has SIGINT and SIGTERM end `run`. If that is not possible, they end the program, as by
    /// default.
    func endAtSignals() { _ = penny_loop_end_at_signals(loop) }

    /// Calls `readable` when the descriptor is readable.
    ///
    /// - Returns: whether the system supports that.
    func watch(_ descriptor: Int32) -> Bool { penny_loop_watch(loop, descriptor) == 0 }
    func unwatch(_ descriptor: Int32) { penny_loop_unwatch(loop, descriptor) }

    /// Calls `woken` once after some milliseconds; nil for never.
    func wake(in milliseconds: Int?) { penny_loop_wake_in(loop, milliseconds ?? -1) }

    func send(_ text: String, to stream: Stream) {
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) {
                penny_stream_send(stream.number, $0.baseAddress, $0.count)
            }
        }
    }

    // MARK: - Requests

    private func reply(to request: OpaquePointer) {
        let asked = Self.request(request)
        switch answer(asked) {
        case .answer(let answer): send(answer, to: request, isHead: asked.method == .head)
        case .stream(let headers, let receive):
            add(headers, to: request)
            if let stream = penny_request_stream(loop, request) { receive(Stream(number: stream)) }
        }
    }

    private static func request(_ request: OpaquePointer) -> HTTPRequest {
        var headers: [String: String] = [:]
        for name in HTTPRequest.names {
            headers[name] = penny_request_header(request, name).map { String(cString: $0) }
        }
        let isGet = penny_request_is_get(request) != 0
        let isHead = penny_request_is_head(request) != 0
        return HTTPRequest(
            method: isGet ? .get : isHead ? .head : .other,
            target: penny_request_target(request).map { String(cString: $0) } ?? "",
            headers: headers)
    }

    private func send(_ answer: HTTPAnswer, to request: OpaquePointer, isHead: Bool) {
        add(answer.headers, to: request)
        if answer.status != 304 {
            penny_request_add_header(request, "Content-Length", String(answer.body.count))
        }
        let body = isHead ? [] : answer.body
        penny_request_answer(request, Int32(answer.status), answer.reason, body, body.count)
    }

    private func add(_ headers: [(name: String, value: String)], to request: OpaquePointer) {
        for (name, value) in headers + RequestOrigin.headers {
            penny_request_add_header(request, name, value)
        }
    }
}
