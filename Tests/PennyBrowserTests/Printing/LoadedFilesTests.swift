import Foundation
import Glibc
@testable import PennyBrowser
import PennyDiagnostics
import PennySite
import PennyTestSupport
import Testing

/// Tests that a printed page or a drawing can load only its own content.
@Suite(.enabled(if: Browser.canRun, Browser.whySkipped), .serialized) struct LoadedFilesTests {
    private static let square = """
        <svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">\
        <rect id="r" width="300" height="300" fill="#c00"/></svg>
        """

    /// Writes the files that pages of these tests request.
    private func writeSecrets(to folder: TemporaryFolder) throws {
        let files = [
            "secret.html": "<!doctype html><h1>SECRET</h1>", "secret.svg": Self.square,
            "secret.css": "body { font-size: 40px; color: #c00 }",
        ]
        for (name, text) in files {
            try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
        }
    }

    private func removeSecrets(from folder: TemporaryFolder) throws {
        for name in ["secret.html", "secret.svg", "secret.css"] {
            try FileManager.default.removeItem(atPath: folder.path + "/" + name)
        }
    }

    private func page(_ markup: String) -> [UInt8] {
        Array("<!doctype html><meta charset=utf-8><title>t</title>\(markup)<p>The page".utf8)
    }

    private func document(_ markup: String) throws -> PrintedDocument {
        try HeadlessBrowser(try InstalledBrowser.required()).document(of: page(markup), on: .a4)
    }

    /// Parts of pages that name files.
    private static let parts = [
        #"<iframe src="FOLDER/secret.html"></iframe>"#,
        #"<iframe srcdoc="<iframe src='FOLDER/secret.html'></iframe>"></iframe>"#,
        #"<object data="FOLDER/secret.html" type="text/html"></object>"#,
        #"<object data="FOLDER/secret.svg"></object>"#,
        #"<embed src="FOLDER/secret.html" type="text/html">"#,
        #"<img src="FOLDER/secret.svg">"#, #"<img srcset="FOLDER/secret.svg 1x">"#,
        #"<picture><source srcset="FOLDER/secret.svg"><img></picture>"#,
        #"<input type="image" src="FOLDER/secret.svg">"#,
        #"<link rel="stylesheet" href="FOLDER/secret.css">"#,
        #"<style>@import "FOLDER/secret.css";</style>"#,
        #"<style>p { background: url("FOLDER/secret.svg") }</style>"#,
        #"<p style="list-style: url(FOLDER/secret.svg); display: list-item">item</p>"#,
        #"<style>p::before { content: url("FOLDER/secret.svg") }</style>"#,
        #"<svg width="300" height="300"><image href="FOLDER/secret.svg" width="99" height="99"/></svg>"#,
        #"<svg width="300" height="300"><use href="FOLDER/secret.svg#r"/></svg>"#,
    ]

    /// The parts that change all of a page.
    private static let pages = [
        #"<frameset><frame src="FOLDER/secret.html"></frameset>"#,
        #"<base href="FOLDER/"><iframe src="secret.html"></iframe>"#,
        #"<meta http-equiv="refresh" content="0;url=FOLDER/secret.html">"#,
    ]

    @Test(arguments: Effort.of([parts.joined()], deep: parts) + pages)
    func `a page is printed the same, whether files that it names are there or not`(
        _ markup: String
    ) throws {
        let folder = try TemporaryFolder()
        let markup = markup.replacingOccurrences(of: "FOLDER", with: "file://" + folder.path)
        try writeSecrets(to: folder)
        let beside = try document(markup)
        try removeSecrets(from: folder)
        #expect(try document(markup) == beside)
    }

    @Test func `a font of the machine that a page names by its file is not loaded`() throws {
        let files = FileManager.default.enumerator(atPath: "/usr/share/fonts")
        let fonts = files?.compactMap { $0 as? String }.filter { $0.hasSuffix(".ttf") } ?? []
        guard let font = fonts.sorted().first else { return }
        func style(_ file: String) -> String {
            #"<style>@font-face { font-family: own; src: url("file://\#(file)") }"#
                + "p { font-family: own, monospace }</style>"
        }
        let named = try document(style("/usr/share/fonts/" + font))
        #expect(try document(style("/nothing.ttf")) == named)
    }

    @Test func `what is in a page is printed`() throws {
        let picture = "data:image/svg+xml;base64," + Data(Self.square.utf8).base64EncodedString()
        let plain = try document("")
        for markup in [
            #"<img src="\#(picture)">"#, "<style>p { color: #c00 }</style>",
            #"<link rel="stylesheet" href="data:text/css,p{color:red}">"#,
        ] {
            #expect(try document(markup) != plain, "\(markup)")
        }
    }

    @Test func `a server that a page names is not asked`() throws {
        let server = try SilentServer()
        let address = "http://127.0.0.1:\(server.port)/x"
        _ = try document(
            """
            <link rel="stylesheet" href="\(address)"><link rel="preconnect" href="\(address)">
            <link rel="prefetch" href="\(address)"><link rel="icon" href="\(address)">
            <meta http-equiv="refresh" content="0;url=\(address)"><img src="\(address)">
            <iframe src="\(address)"></iframe>
            """)
        #expect(!server.wasAsked)
    }

    @Test(arguments: [
        #"<image href="FOLDER/secret.svg" width="99" height="99"/>"#,
        #"<use href="FOLDER/secret.svg#r"/>"#,
        #"<style>@import "FOLDER/secret.css"; text { fill: currentColor }</style>"#,
        #"<foreignObject width="300" height="300"><iframe xmlns="http://www.w3.org/1999/xhtml" src="FOLDER/secret.html"/></foreignObject>"#,
    ])
    func `a drawing is the same, whether files that it names are there or not`(
        _ markup: String
    ) throws {
        let folder = try TemporaryFolder()
        let named = markup.replacingOccurrences(of: "FOLDER", with: "file://" + folder.path)
        let drawing = """
            <svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">\(named)\
            <text y="50">Words</text></svg>
            """
        let browser = try HeadlessBrowser(try InstalledBrowser.required())
        try writeSecrets(to: folder)
        let beside = try browser.picture(of: Array(drawing.utf8), width: 300, height: 200)
        try removeSecrets(from: folder)
        #expect(try browser.picture(of: Array(drawing.utf8), width: 300, height: 200) == beside)
    }

    @Test func `a layout of a stranger without a policy shows no file of the machine`() throws {
        let folder = try TemporaryFolder()
        let frame = #"<iframe src="file://\#(folder.path)/secret.html"></iframe>"#
        let layout = try Repository.text(of: "templates/layout.mustache")
            .replacingOccurrences(of: "Content-Security-Policy", with: "x-nothing")
            .replacingOccurrences(of: "</body>", with: frame + "</body>")
        #expect(layout.contains(frame))
        let files = [
            "site.yaml": "title: Our money\n", "templates/layout.mustache": layout,
            "pages/index.md": "---\ntitle: Welcome\n---\nText.\n",
        ]
        for (path, text) in files {
            let file = URL(fileURLWithPath: folder.path + "/site/" + path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let page = try SiteBuilder(BuildOptions(site: folder.path + "/site"))
            .printedPage("index.html")
        #expect(String(decoding: page.html, as: UTF8.self).contains(frame))
        func printed() throws -> PrintedDocument {
            try HeadlessBrowser(try InstalledBrowser.required())
                .document(of: page.html, on: .a4, day: "2026-03-01")
        }
        try writeSecrets(to: folder)
        let beside = try printed()
        try removeSecrets(from: folder)
        #expect(try printed() == beside)
    }

    @Test func `a page that is too large to be handed over is refused in words`() throws {
        let browser = try HeadlessBrowser(try InstalledBrowser.required())
        let html = [UInt8](repeating: UInt8(ascii: "x"), count: 64_000_001)
        #expect(throws: Fault.browser.tooLarge(64_000_001, 64_000_000)) {
            _ = try browser.document(of: html, on: .a4)
        }
    }
}

/// A server of this machine that accepts no connection, and detects whether one was tried.
private final class SilentServer {
    let port: Int
    private let socket: Int32

    struct NotStarted: Error {}

    init() throws {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue)
        socket = Glibc.socket(AF_INET, type, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let (socket, size) = (socket, length)
        let status = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, size) == 0 && listen(socket, 8) == 0
                    && getsockname(socket, $0, &length) == 0
            }
        }
        guard status else { throw NotStarted() }
        port = Int(UInt16(bigEndian: address.sin_port))
    }

    var wasAsked: Bool { accept(socket, nil, nil) >= 0 }

    deinit { close(socket) }
}
