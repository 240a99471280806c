import PennyDiagnostics
import PennyMarkup
import PennySite
import PennyTheme

/// Answers the requests to a preview.
struct PreviewPages {
    enum Reply {
        case answer(HTTPAnswer)
        /// The stream of events from now on.
        case events
    }

    private let site: PreviewSession
    private let editor: EditorLink
    private let host: String
    private var faults: FaultList?
    private var hasLooked = false

    init(_ site: PreviewSession, editor: EditorLink, host: String) {
        self.site = site
        self.editor = editor
        self.host = host
    }

    mutating func update(_ outcome: PreviewSession.Outcome) {
        faults = outcome.faults.isEmpty ? nil : FaultList(outcome.faults, editor, in: site.folder)
        hasLooked = true
    }

    /// The path below which the site is published.
    var base: String { RequestPath.base(of: site.snapshot?.baseURL) }

    /// The event that pages receive: the current version, and the faults of the files.
    var event: String {
        let versions = PreviewPage.Versions(site.snapshot)
        // The versions have more digits than a number of a script can hold.
        let said = JSONValue.object([
            .init("edition", .number(versions.snapshot)),
            .init("style", .text(String(versions.style))),
            .init("code", .text(String(versions.code))),
            .init("files", .text(String(versions.files))),
            .init("faults", faults?.json ?? .null),
        ])
        return "data: \(said.message().text)\n\n"
    }

    // MARK: - Requests

    func reply(to request: HTTPRequest) -> Reply {
        guard request.method != .other else {
            var answer = HTTPAnswer.words(405, "The preview is only read.")
            answer.headers.append(("Allow", "GET, HEAD"))
            return .answer(answer)
        }
        guard HostRule(host).allows(request.headers["host"]) else {
            return .answer(.words(421, "The preview is not served under this name."))
        }
        guard RequestOrigin.isAllowed(request.headers) else {
            let words = "The preview answers its own pages only. Open its address in a tab."
            return .answer(.words(403, words))
        }
        switch RequestPath(request.target, base: base) {
        case .malformed: return .answer(.words(400, "This is no address of a page."))
        case .start: return .answer(.redirect(to: base))
        case .outside: return .answer(.words(404, "The site begins at \(base)"))
        case .own("events"): return request.method == .get ? .events : .answer(HTTPAnswer(200))
        case .own(let name): return .answer(own(name, request))
        case .file(let path): return .answer(file(path, request))
        }
    }

    private func own(_ name: String, _ request: HTTPRequest) -> HTTPAnswer {
        let files = ["preview.js": PreviewFiles.script, "preview.css": PreviewFiles.style]
        guard let bytes = files[name] else { return .words(404, "There is no such file.") }
        return FileAnswer(bytes, type: MediaType.of(name)).answer(to: request)
    }

    private func file(_ path: String, _ request: HTTPRequest) -> HTTPAnswer {
        guard let snapshot = site.snapshot else { return faultPage(nil, faults) }
        do throws(DiagnosticError) {
            if let bytes = try snapshot.file(at: path) {
                return answer(bytes, path, snapshot, request)
            }
            // A folder without its slash: the links of its page are relative to the folder.
            if try snapshot.file(at: path + "/index.html") != nil {
                return .redirect(to: String(request.target.prefix { $0 != "?" }) + "/")
            }
            let missing = try snapshot.file(at: "404.html")
            return answer(missing ?? [], "404.html", snapshot, request, status: 404)
        } catch {
            return faultPage(snapshot, FaultList(error.diagnostics, editor, in: site.folder))
        }
    }

    private func faultPage(_ snapshot: SiteSnapshot?, _ faults: FaultList?) -> HTTPAnswer {
        HTTPAnswer(
            500, [("Content-Type", MediaType.of(".html")), HTTPAnswer.noCache],
            body: FaultPage.bytes(faults, PreviewPage.Versions(snapshot)))
    }

    private func answer(
        _ bytes: [UInt8], _ path: String, _ snapshot: SiteSnapshot, _ request: HTTPRequest,
        status: Int = 200
    ) -> HTTPAnswer {
        let type = MediaType.of(path)
        guard path.hasSuffix(".html") else {
            return FileAnswer(bytes, type: type, status: status).answer(to: request)
        }
        let tag = FileAnswer.tag(of: bytes)
        let page = PreviewPage(bytes, tag: tag, PreviewPage.Versions(snapshot))
        return FileAnswer(page.bytes, type: type, tag: tag, status: status).answer(to: request)
    }
}
