import PennyText

/// Gives headings `id`s that are unique in a page and differ from those of the page around them.
struct AnchorNames {
    private var used: Set<String>
    private let prefixes: Set<String>
    /// The number for the next duplicate of each requested name.
    private var nextNumber: [String: Int] = [:]

    init(reserved: ReservedAnchors) {
        used = reserved.ids
        prefixes = reserved.prefixes
    }

    /// Reserves an id that an author has chosen; false where it is in use.
    mutating func reserve(_ id: String) -> Bool {
        !hasReservedPrefix(id) && used.insert(id).inserted
    }

    mutating func name(for text: String) -> String {
        let slug = Self.slug(of: text)
        let base = hasReservedPrefix(slug) ? "section-" + slug : slug
        if used.insert(base).inserted { return base }
        var number = nextNumber[base] ?? 2
        while !used.insert("\(base)-\(number)").inserted { number += 1 }
        nextNumber[base] = number + 1
        return "\(base)-\(number)"
    }

    private func hasReservedPrefix(_ id: String) -> Bool {
        id.hasPrefix("fn-") || id.hasPrefix("fnref-") || prefixes.contains { id.hasPrefix($0) }
    }

    /// The slug of a text: letters and digits in lower case with single hyphens between them.
    static func slug(of text: String) -> String {
        var slug: [UInt8] = []
        var needsHyphen = false
        for scalar in text.unicodeScalars where !isJoined(scalar) {
            let letters = LatinFolding.ascii(scalar)
            if letters.isEmpty {
                needsHyphen = !slug.isEmpty
            } else {
                if needsHyphen { slug.append(UInt8(ascii: "-")) }
                needsHyphen = false
                slug += letters
            }
        }
        return slug.isEmpty ? "section" : String(decoding: slug, as: UTF8.self)
    }

    /// Whether the scalar joins its neighbors into one word, as apostrophes and combining accents
    /// do.
    private static func isJoined(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "'" || scalar == "\u{2019}" || (0x300...0x36F).contains(scalar.value)
    }
}
