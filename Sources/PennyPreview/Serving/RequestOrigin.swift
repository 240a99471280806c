/// From whose page a request comes, as a browser says it (Fetch Metadata). A page elsewhere could
/// otherwise load a script of the preview, such as the index of its search, and read the titles of
/// drafts in it.
enum RequestOrigin {
    static let names = ["sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"]

    /// Whether a request comes from a page of the preview, from a person, or from a program that is
    /// no browser. Another page may only lead here in a tab of its own, where it reads nothing.
    static func isAllowed(_ headers: [String: String]) -> Bool {
        switch headers["sec-fetch-site"] {
        case nil, "same-origin", "none": true
        default:
            headers["sec-fetch-mode"] == "navigate" && headers["sec-fetch-dest"] == "document"
        }
    }

    /// The headers of every answer. Browsers that say nothing of a page's origin keep answers from
    /// other pages by these, and no address of a draft is sent to where a page leads.
    static let headers = [
        (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
        (name: "Cross-Origin-Opener-Policy", value: "same-origin"),
        (name: "Referrer-Policy", value: "no-referrer"),
    ]
}
