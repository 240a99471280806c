public import PennyDiagnostics
import PennyFiles
public import PennySite
import PennyTheme

/// Serves a site while its files are worked on, and tells its open pages what has changed.
public final class Preview {
    public struct Options: Sendable {
        public var host = "127.0.0.1"
        /// Nil for the first of a few that is free; 0 for any.
        public var port: Int?
        public var editor = EditorLink.standard
        /// Whether the files are looked at again and again, without the system's hints.
        public var polls = false

        public init() {}
    }

    private let site: LiveSite
    private let options: Options
    private let loop: ServerLoop
    private let port: Int
    private let watch: SiteWatch<LiveSite.Outcome>
    private var pages: PreviewPages
    private var streams: Set<ServerLoop.Stream> = []

    /// Listens, and reads the site for the first time.
    ///
    /// - Parameter tell: is told what each look at the files has found.
    /// - Throws: why nobody can be served.
    public init(
        _ site: LiveSite, _ options: Options = Options(),
        tell: @escaping (LiveSite.Outcome) -> Void = { _ in }
    ) throws(DiagnosticError) {
        self.site = site
        self.options = options
        (loop, port) = try Self.listen(options)
        watch = try SiteWatch(site, loop, polls: options.polls) { site.refresh(isSuperseded: $0) }
        pages = PreviewPages(site, editor: options.editor, host: options.host)
        loop.answer = { [unowned self] request in reply(to: request) }
        loop.gone = { [unowned self] stream in streams.remove(stream) }
        watch.found = { [unowned self] outcome in
            tell(outcome)
            show(outcome)
        }
        watch.lookNow()
    }

    /// The ports that are tried where none is named.
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
                Diagnostic(.error, error.fault(options.host, port), at: .option("serve"))
            ])
        }
    }

    /// Where the site is.
    public var address: String {
        let host = options.host.contains(":") ? "[\(options.host)]" : options.host
        return "http://\(host):\(port)\(pages.base)"
    }

    /// From now on SIGINT and SIGTERM end `run`, even if they come before it.
    public func endAtSignals() { loop.endAtSignals() }

    /// Serves until somebody ends it.
    ///
    /// - Throws: that the system does not say any more what has happened.
    public func run() throws(DiagnosticError) { try loop.run(named: "serve") }

    /// Ends `run` when a bell is rung.
    ///
    /// - Returns: whether the system says so.
    func end(when bell: WakePipe) -> Bool {
        let readable = loop.readable
        loop.readable = { [unowned self] descriptor in
            descriptor == bell.reading ? loop.stop() : readable(descriptor)
        }
        return loop.watch(bell.reading)
    }

    /// Whether only this machine can reach what is served at an address.
    public static func isLoopback(_ host: String) -> Bool { HostRule.isLoopback(host) }

    // MARK: - Telling pages

    private func show(_ outcome: LiveSite.Outcome) {
        pages.take(outcome)
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
    fileprivate func fault(_ host: String, _ port: Int) -> PreviewFault {
        if isInUse { return .portInUse(port) }
        if isForbidden { return .noPermission(port) }
        return .cannotListen(host, reason: reason)
    }
}
