import PennyDiagnostics
import PennyText

/// Rewrites the links and pictures of a page that leaves its site. Links to other pages become
/// links to the published site, or plain words without its address; pictures of the site are
/// embedded.
struct OutsideLinks {
    /// The path of the page in the site.
    let page: String
    let baseURL: String?

    /// Rewrites the links and pictures of a page.
    ///
    /// - Parameter picture: reads a file of the site; nil for a file that is not there.
    func settled(
        _ html: [UInt8], _ picture: (String) throws(DiagnosticError) -> [UInt8]?
    ) throws(DiagnosticError) -> [UInt8] {
        var out: [UInt8] = []
        out.reserveCapacity(html.count)
        var rest = html[...]
        var dropsEnd = false
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            out += rest[..<start]
            let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex - 1
            let tag = String(decoding: rest[start...end], as: UTF8.self)
            rest = rest[(end + 1)...]
            if tag.hasPrefix("<script") || tag.hasPrefix("<style") {
                // Their content is not markup.
                let close = tag.hasPrefix("<script") ? "</script" : "</style"
                let last = rest.range(of: close)?.lowerBound ?? rest.endIndex
                out += Array(tag.utf8) + rest[..<last]
                rest = rest[last...]
            } else if tag.hasPrefix("<a ") {
                let settled = link(tag)
                dropsEnd = settled == nil
                out += (settled ?? "").utf8
            } else if tag == "</a>", dropsEnd {
                dropsEnd = false
            } else if tag.hasPrefix("<img ") {
                out += try image(tag, picture).utf8
            } else {
                out += tag.utf8
            }
        }
        return out + rest
    }

    /// The tag of a link; nil for a link without a target outside the site.
    private func link(_ tag: String) -> String? {
        guard let (range, address) = Self.attribute("href", of: tag), Self.isInside(address),
            !tag.has(" download")
        else { return tag }
        return baseURL.map { tag.replacing(range, with: $0 + resolved(address)) }
    }

    private func image(
        _ tag: String, _ picture: (String) throws(DiagnosticError) -> [UInt8]?
    ) throws(DiagnosticError) -> String {
        guard let (range, address) = Self.attribute("src", of: tag), Self.isInside(address)
        else { return tag }
        let path = Address.percentDecoded(resolved(address)[...])
        guard let bytes = try picture(path) else { return tag }
        let data = "data:\(Self.mediaType(of: path));base64,\(Base64.text(of: bytes))"
        return tag.replacing(range, with: data)
    }

    /// Resolves a relative address to one from the root of the site.
    private func resolved(_ address: String) -> String {
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in address.split(separator: "/", omittingEmptySubsequences: false) {
            if part == ".." {
                _ = parts.popLast()
            } else {
                parts.append(String(part))
            }
        }
        return parts.joined(separator: "/")
    }

    private static func isInside(_ address: String) -> Bool {
        !address.hasPrefix("#")
            && !["http:", "https:", "mailto:", "data:"].contains { address.hasPrefix($0) }
    }

    private static func attribute(
        _ name: String, of tag: String
    ) -> (range: Range<String.Index>, value: String)? {
        guard let start = tag.range(of: " \(name)=\"")?.upperBound,
            let end = tag[start...].firstIndex(of: "\"")
        else { return nil }
        return (start..<end, String(tag[start..<end]))
    }

    private static func mediaType(of path: String) -> String {
        switch path.split(separator: ".").last?.lowercased() {
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "gif": "image/gif"
        case "webp": "image/webp"
        case "avif": "image/avif"
        case "svg": "image/svg+xml"
        default: "application/octet-stream"
        }
    }
}

extension String {
    fileprivate func replacing(_ range: Range<String.Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
