public import PennyDiagnostics
import PennyFiles
public import PennySite
import PennyTheme

/// Serves a site while its files are edited, and notifies its open pages of changes.
public final class Preview {
    public struct Options: Sendable {
        public var host = "127.0.0.1"
        /// Nil for the first free one of the usual ports; 0 for any.
        public var port: Int?
        public var editor = EditorLink.standard
        /// Whether to poll the files, without the system's hints.
        public var polls = false

        public init() {}
    }

    private let site: PreviewSession
    private let options: Options
    private let loop: ServerLoop
    private let port: Int
    private let watch: SiteWatch<PreviewSession.Outcome>
    private var pages: PreviewPages
    private var streams: Set<ServerLoop.Stream> = []

    /// Starts to listen, and reads the site for the first time.
    ///
    /// - Parameter report: receives the outcome of each check of the files.
    /// - Throws: the fault that prevents serving.
    public init(
        _ site: PreviewSession, _ options: Options = Options(),
        report: @escaping (PreviewSession.Outcome) -> Void = { _ in }
    ) throws(DiagnosticError) {
        self.site = site
        self.options = options
        (loop, port) = try Self.listen(options)
        watch = try SiteWatch(site, loop, polls: options.polls) { site.refresh(isSuperseded: $0) }
        pages = PreviewPages(site, editor: options.editor, host: options.host)
        loop.answer = { [unowned self] request in reply(to: request) }
        loop.gone = { [unowned self] stream in streams.remove(stream) }
        watch.report = { [unowned self] outcome in
            report(outcome)
            show(outcome)
        }
        watch.checkNow()
    }

    /// The ports to try if none is given.
    private static let usualPorts = 8080..<8090

    private static func listen(
        _ options: Options
    ) throws(DiagnosticError) -> (ServerLoop, Int) {
        let ports = options.port.map { [$0] } ?? Array(usualPorts)
        var port = ports[0]
        do throws(ServerLoop.ListenError) {
            let loop = try ServerLoop()
            for candidate in ports {
                port = candidate
                do throws(ServerLoop.ListenError) {
                    return (loop, try loop.listen(options.host, port: port))
                } catch {
                    if !error.isInUse || candidate == ports.last { throw error }
                }
            }
            throw ServerLoop.ListenError(code: 0)
        } catch {
            throw DiagnosticError([
                Diagnostic(error.fault(options.host, port), at: .option("serve"))
            ])
        }
    }

    /// The address of the site.
    public var address: String {
        let host = options.host.contains(":") ? "[\(options.host)]" : options.host
        return "http://\(host):\(port)\(pages.base)"
    }

    /// Has SIGINT and SIGTERM end `run`, even if they come before it.
    public func endAtSignals() { loop.endAtSignals() }

    /// Serves until it is ended.
    ///
    /// - Throws: a fault if the system stops reporting events.
    public func run() throws(DiagnosticError) { try loop.run(named: "serve") }

    /// Ends `run` when a bell is rung.
    ///
    /// - Returns: whether the system supports that.
    func end(when bell: WakePipe) -> Bool {
        let readable = loop.readable
        loop.readable = { [unowned self] descriptor in
            descriptor == bell.reading ? loop.stop() : readable(descriptor)
        }
        return loop.watch(bell.reading)
    }

    /// Whether an address is reachable only from this machine.
    public static func isLoopback(_ host: String) -> Bool { HostRule.isLoopback(host) }

    // MARK: - Notifying pages

    private func show(_ outcome: PreviewSession.Outcome) {
        pages.update(outcome)
        let event = pages.event
        for stream in streams { loop.send(event, to: stream) }
    }

    private func reply(to request: HTTPRequest) -> ServerLoop.Reply {
        switch pages.reply(to: request) {
        case .answer(let answer): return .answer(answer)
        case .events:
            let headers = [
                ("Content-Type", "text/event-stream; charset=utf-8"),
                ("Cache-Control", "no-store"),
            ]
            return .stream(headers) { [unowned self] stream in
                streams.insert(stream)
                loop.send(pages.event, to: stream)
            }
        }
    }
}

extension ServerLoop.ListenError {
    fileprivate func fault(_ host: String, _ port: Int) -> Fault {
        if isInUse { return .preview.portInUse(port) }
        if isForbidden { return .preview.noPermission(port) }
        return .preview.cannotListen(host, reason)
    }
}
