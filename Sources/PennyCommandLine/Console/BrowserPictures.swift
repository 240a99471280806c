import PennyBrowser
import PennyDiagnostics
import PennySite

/// Makes pictures with the installed Chromium.
struct BrowserPictures: PictureMaker {
    private let browser: InstalledBrowser

    /// Nil if none is installed.
    static func find() throws(DiagnosticError) -> BrowserPictures? {
        try attempt { () throws(Fault) in
            try InstalledBrowser.find().map(BrowserPictures.init)
        }
    }

    func makePictures(
        of drawings: [[UInt8]], width: Int, height: Int,
        _ receive: (_ index: Int, _ png: [UInt8]) throws(DiagnosticError) -> Void
    ) throws(DiagnosticError) {
        let running = try Self.attempt { () throws(Fault) in
            try HeadlessBrowser(browser)
        }
        for (index, drawing) in drawings.enumerated() {
            let png = try Self.attempt { () throws(Fault) in
                try running.picture(of: drawing, width: width, height: height)
            }
            try receive(index, png)
        }
    }

    private static func attempt<Value>(
        _ work: () throws(Fault) -> Value
    ) throws(DiagnosticError) -> Value {
        do throws(Fault) {
            return try work()
        } catch {
            throw DiagnosticError([
                Diagnostic(error, at: SourceLocation.option("sharingPictures"))
            ])
        }
    }
}
