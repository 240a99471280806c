/// The origin of a request, as the browser reports it (Fetch Metadata). Otherwise a page elsewhere
/// could load a script of the preview, such as its search index, and read the titles of drafts in
/// it.
enum RequestOrigin {
    static let names = ["sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"]

    /// Whether a request comes from a page of the preview, from a person, or from a program that is
    /// no browser. Another page may only link here at the top level, where it reads nothing.
    static func isAllowed(_ headers: [String: String]) -> Bool {
        switch headers["sec-fetch-site"] {
        case nil, "same-origin", "none": true
        default:
            headers["sec-fetch-mode"] == "navigate" && headers["sec-fetch-dest"] == "document"
        }
    }

    /// The headers of every answer. They protect answers in browsers that report no origin, and
    /// keep addresses of drafts from linked pages.
    static let headers = [
        (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
        (name: "Cross-Origin-Opener-Policy", value: "same-origin"),
        (name: "Referrer-Policy", value: "no-referrer"),
    ]
}
