import Foundation

/// The index of a built site, read as a browser reads it.
struct ReadIndex {
    struct Page: Equatable {
        let kind: String
        /// Title, address, summary, labels and figures, and the answer.
        let parts: [String]
    }

    private struct Head: Decodable {
        let edition: String
        let size: Int
        let parts: [String]
    }

    let edition: String
    let bounds: [String]
    /// The pages by their numbers.
    let pages: [Int: Page]
    /// The fields and numbers of the pages that have a word: `A12`.
    let postings: [String: [String]]
    /// The number of bytes of each file.
    let sizes: [String: Int]

    init(_ sandbox: Sandbox) throws {
        let folder = sandbox.output + "/search"
        let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        var data: [String: Data] = [:]
        var sizes: [String: Int] = [:]
        for name in names {
            let text = try sandbox.text("out/search/" + name)
            let stem = String(name.dropLast(3))
            let start = "(globalThis.Penny ??= {})[\"search/\(name)\"] = "
            let end = ";\n"
            guard text.hasPrefix(start), text.hasSuffix(end) else {
                throw CocoaError(.coderInvalidValue)
            }
            data[stem] = Data(text.dropFirst(start.count).dropLast(end.count).utf8)
            sizes[stem] = text.utf8.count
        }
        let decoder = JSONDecoder()
        let head = try decoder.decode(Head.self, from: data["index"] ?? Data())
        let object = try JSONSerialization.jsonObject(with: data["index"] ?? Data())
        let kinds = (object as? [String: Any])?["kinds"] as? [[Any]] ?? []
        var pages: [Int: Page] = [:]
        for (name, bytes) in data where name.hasPrefix("pages-") {
            let first = (Int(name.dropFirst("pages-".count)) ?? 0) * head.size
            for (index, parts) in try decoder.decode([[String]].self, from: bytes).enumerated() {
                let kind = kinds.last { ($0[1] as? Int ?? 0) <= first + index }
                pages[first + index] = Page(kind: kind?[0] as? String ?? "", parts: parts)
            }
        }
        var postings: [String: [String]] = [:]
        for (name, bytes) in data where name.hasPrefix("words") {
            let text = try decoder.decode(
                [String].self, from: Data("[".utf8) + bytes + Data("]".utf8))[0]
            for row in text.split(separator: ";") {
                let word = row.prefix { !$0.isUppercase }
                postings[String(word)] = Self.postings(row.dropFirst(word.count))
            }
        }
        (edition, bounds) = (head.edition, head.parts)
        self.pages = pages
        self.postings = postings
        self.sizes = sizes
    }

    private static func postings(_ text: Substring) -> [String] {
        var postings: [String] = []
        var field = ""
        var next = 0
        for match in text.matches(of: /([A-E])|([0-9a-z]+)(?:\*([0-9a-z]+))?/) {
            if let name = match.1 {
                (field, next) = (String(name), 0)
                continue
            }
            next += Int(match.2 ?? "", radix: 36) ?? 0
            for _ in 0...(match.3.flatMap { Int($0, radix: 36) } ?? 0) {
                postings.append("\(field)\(next)")
                next += 1
            }
        }
        return postings
    }

    /// The titles of the pages that have a word, with the field.
    func titles(with word: String) -> [String] {
        (postings[word] ?? []).map { posting in
            "\(posting.prefix(1)) \(pages[Int(posting.dropFirst()) ?? -1]?.parts[0] ?? "none")"
        }
    }
}
