import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles

/// What a source has answered, with what came with it.
struct RawAnswer {
    /// The address that was asked, before any redirect.
    var url: String
    var status: Int
    var fetchedAt: Moment
    var validators = Validators()
    var contentType: String?
    var body: [UInt8]
}

/// The answers of all days, as they came, under `reports/raw/DATE/`.
struct RawStore {
    private let files: ReportFiles
    private let parserVersion: String

    init(site: String, parserVersion: String) {
        files = ReportFiles(site: site)
        self.parserVersion = parserVersion
    }

    // MARK: - Writing

    /// The ends of the names of an answer's body and of what is said of it.
    private static let (bodyEnding, textEnding) = (".raw", ".yaml")

    /// Whether a file of the name is a part of an answer.
    static func isFileOfAnswer(_ name: String) -> Bool {
        [bodyEnding, textEnding].contains { ending in
            name.hasSuffix(ending) && Slug.isValid(String(name.dropLast(ending.utf8.count)))
        }
    }

    /// Keeps an answer with the other files of a batch: first the body, then what is said of it,
    /// so that the second always has the first.
    func write(
        _ answer: RawAnswer, of source: ReportSource, on day: CivilDate, _ batch: FileBatch
    ) throws(DiagnosticError) {
        let path = "\(ReportPaths.raw)/\(day.isoText)/\(source.name.text)"
        try files.add(answer.body, to: path + Self.bodyEnding, batch)
        try files.add(Array(text(of: answer, source).utf8), to: path + Self.textEnding, batch)
    }

    /// Keeps the answers without a snapshot.
    func keep(_ batch: FileBatch) throws(DiagnosticError) { try files.commit(batch) }

    private func text(of answer: RawAnswer, _ source: ReportSource) -> String {
        let lines: [(String, String?)] = [
            ("url", answer.url), ("status", String(answer.status)),
            ("fetchedAt", answer.fetchedAt.rfc3339), ("etag", answer.validators.etag),
            ("lastModified", answer.validators.lastModified),
            ("contentType", answer.contentType),
            ("sha256", SHA256.hexDigest(of: answer.body)),
            ("parser", "\(source.format.rawValue), \(parserVersion)"),
        ]
        return lines.compactMap { key, value in
            value.map { "\(key): \(YAMLText.scalar($0))\n" }
        }.joined()
    }

    // MARK: - Reading

    /// The newest whole answer of a source's present address up to a day. The
    /// page of an error is none.
    func newest(
        of source: ReportSource, until day: CivilDate
    ) throws(DiagnosticError) -> RawAnswer? {
        let days = try files.names(in: ReportPaths.raw).compactMap { CivilDate(iso: $0) }
            .filter { $0 <= day }
        for day in days.sorted().reversed() {
            let path = "\(ReportPaths.raw)/\(day.isoText)/\(source.name.text)"
            guard let answer = try answer(at: path), [200, 304].contains(answer.status)
            else { continue }
            return answer.url == source.url?.text ? answer : nil
        }
        return nil
    }

    /// The answer at a path; nil for none, or one that is not what was written.
    private func answer(at path: String) throws(DiagnosticError) -> RawAnswer? {
        guard let described = try files.read(path + Self.textEnding),
            let body = try files.read(path + Self.bodyEnding),
            let text = String(validating: described, as: UTF8.self)
        else { return nil }
        let values = Self.values(text, files.path(path + Self.textEnding))
        guard let url = values["url"], let status = values["status"].flatMap({ Int($0) }),
            let fetchedAt = values["fetchedAt"].flatMap({ Moment(rfc3339: $0) }),
            values["sha256"] == SHA256.hexDigest(of: body)
        else { return nil }
        return RawAnswer(
            url: url, status: status, fetchedAt: fetchedAt,
            validators: Validators(etag: values["etag"], lastModified: values["lastModified"]),
            contentType: values["contentType"], body: body)
    }

    /// The texts of a flat mapping; none where it is not one, since what a
    /// person has broken here is fetched again.
    private static func values(_ text: String, _ path: String) -> [String: String] {
        guard let entries = try? YAMLReader(path: path, firstLine: 1).entries(of: text) else {
            return [:]
        }
        var values: [String: String] = [:]
        for entry in entries {
            if case .text(let text) = entry.value.value { values[entry.key] = text }
        }
        return values
    }
}
