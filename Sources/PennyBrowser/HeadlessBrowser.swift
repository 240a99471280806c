public import PennyDiagnostics
import PennyMarkup
import PennyText

/// A browser without a window, which makes documents and pictures one after the other. It ends with
/// the value.
public final class HeadlessBrowser {
    private let folder: BrowserFolder
    private let connection: BrowserConnection
    private let session: String
    private var openedPages = 0

    /// The timeout of one answer: a course of hundreds of pages takes seconds.
    public static let patience: Duration = .seconds(120)

    public init(
        _ browser: InstalledBrowser, patience: Duration = HeadlessBrowser.patience
    ) throws(Fault) {
        folder = try BrowserFolder()
        connection = try BrowserConnection(browser, folder, patience: patience)
        let page = try connection.call("Target.createTarget", ["url": .text("about:blank")])
        let attached = try connection.call(
            "Target.attachToTarget",
            ["targetId": .text(page.targetId ?? ""), "flatten": .flag(true)])
        session = attached.sessionId ?? ""
        _ = try connection.call("Page.enable", session: session)
        _ = try connection.call(
            "Page.setLifecycleEventsEnabled", ["enabled": .flag(true)], session: session)
        // A printed page is complete without its scripts.
        _ = try connection.call(
            "Emulation.setScriptExecutionDisabled", ["value": .flag(true)], session: session)
        // Intercepts every request.
        _ = try connection.call("Fetch.enable", session: session)
    }

    /// Prints a page as a PDF: tagged, with its headings as bookmarks, on the paper that its own
    /// style asks for, else on `paper`.
    ///
    /// - Parameter day: the document's date in ISO 8601.
    public func document(
        of html: [UInt8], on paper: PaperSize, day: String? = nil
    ) throws(Fault) -> PrintedDocument {
        try open(html, .page)
        let size = paper.inches
        let bytes = try data(
            "Page.printToPDF",
            [
                "paperWidth": .digits("\(size.width)"), "paperHeight": .digits("\(size.height)"),
                "preferCSSPageSize": .flag(true), "printBackground": .flag(true),
                "generateTaggedPDF": .flag(true), "generateDocumentOutline": .flag(true),
            ])
        var document = PrintedDocument(bytes)
        document.setDates(to: day)
        document.renumberNodes()
        return document
    }

    /// Renders a drawing as a PNG with a size in points.
    public func picture(
        of svg: [UInt8], width: Int, height: Int
    ) throws(Fault) -> [UInt8] {
        _ = try connection.call(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(width), "height": .number(height),
                "deviceScaleFactor": .number(1), "mobile": .flag(false),
            ],
            session: session)
        try open(svg, .drawing)
        let clip = JSONValue.object([
            .init("x", .number(0)), .init("y", .number(0)), .init("width", .number(width)),
            .init("height", .number(height)), .init("scale", .number(1)),
        ])
        return try data("Page.captureScreenshot", ["format": .text("png"), "clip": clip])
    }

    private func open(_ bytes: [UInt8], _ kind: OnlyPage.Kind) throws(Fault) {
        openedPages += 1
        let page = try OnlyPage(bytes, kind, number: openedPages)
        try connection.open(page, session: session)
    }

    private func data(
        _ method: String, _ parameters: KeyValuePairs<String, JSONValue>
    ) throws(Fault) -> [UInt8] {
        let answer = try connection.call(method, parameters, session: session)
        guard let bytes = answer.data.flatMap(Base64.bytes) else {
            throw .browser.refused(method, "it gave nothing")
        }
        return bytes
    }
}
