import PennyDiagnostics

/// The allowed addresses of links and images: another file of the site by a relative path, an
/// anchor of the page, and for links the web and email.
enum LinkPolicy {
    static func fault(in destination: String, isImage: Bool) -> Fault? {
        if let fault = fault(inDecoded: destination, isImage: isImage) { return fault }
        // A later reader might decode one more time than a browser does.
        let later = fault(inDecoded: percentDecoded(destination), isImage: false)
        guard later?.code == Fault.destination.unsupportedScheme.code else { return nil }
        return .destination.unsupportedScheme(destination)
    }

    private static func fault(inDecoded destination: String, isImage: Bool) -> Fault? {
        let bytes = Array(destination.utf8)
        guard let first = bytes.first, let last = bytes.last else { return .destination.empty }
        if bytes.contains(where: \.isControl) || first == .space || last == .space {
            return .destination.withControl(destination)
        }
        if bytes.contains(.backslash) { return .destination.withBackslash(destination) }
        if bytes.starts(with: "//".utf8) { return .destination.withoutScheme(destination) }
        if first == UInt8(ascii: "/") { return .destination.absolute(destination) }
        guard let scheme = scheme(of: bytes) else { return nil }
        switch scheme {
        case "http", "https":
            let rest = bytes.dropFirst(scheme.utf8.count + 1)
            guard rest.starts(with: "//".utf8), let host = rest.dropFirst(2).first,
                !"/?#:@".utf8.contains(host)
            else { return .destination.withoutHost(destination) }
            return isImage ? .destination.imageElsewhere(destination) : nil
        case "mailto" where !isImage: return nil
        default: return .destination.unsupportedScheme(destination)
        }
    }

    /// The scheme in lower case: the text before a colon that precedes any path, query or fragment.
    private static func scheme(of bytes: [UInt8]) -> String? {
        guard let end = bytes.firstIndex(where: { ":/?#".utf8.contains($0) }),
            bytes[end] == UInt8(ascii: ":")
        else { return nil }
        return String(decoding: bytes[..<end], as: UTF8.self).lowercased()
    }

    private static func percentDecoded(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard bytes.contains(UInt8(ascii: "%")) else { return text }
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let high = Unicode.Scalar(bytes[index + 1]).hexadecimalValue,
                let low = Unicode.Scalar(bytes[index + 2]).hexadecimalValue
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}

extension Unicode.Scalar {
    fileprivate var hexadecimalValue: UInt8? {
        Character(self).hexDigitValue.map { UInt8($0) }
    }
}
