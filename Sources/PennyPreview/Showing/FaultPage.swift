import PennySite
import PennyText

/// The page that is shown instead of one that cannot be made.
enum FaultPage {
    static func bytes(_ faults: FaultList?, _ versions: PreviewPage.Versions) -> [UInt8] {
        let folder = RequestPath.ownFolder
        let heading = faults == nil ? "The site is being read" : "The site has faults"
        let words = faults?.text ?? "This page shows it as soon as it is."
        let page = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(heading)</title>
            <link rel="icon" href="data:,">
            <link rel="stylesheet" href="\(folder)preview.css">
            </head>
            <body class="alone">
            <main data-pennypress-faults>
            <h1>\(heading)</h1>
            <pre>\(escaped(words))</pre>
            </main>
            </body>
            </html>

            """
        return PreviewPage(Array(page.utf8), tag: "", versions).bytes
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", by: "&amp;").replacing("<", by: "&lt;")
            .replacing(">", by: "&gt;")
    }
}
