import PennyContent
import PennyDiagnostics
import PennyEngine
import PennyFiles

/// A stored answer of a source, with its metadata.
struct RawAnswer {
    /// The requested address, before any redirect.
    var url: String
    var status: Int
    var fetchedAt: Moment
    var validators = Validators()
    var contentType: String?
    var body: [UInt8]
}

/// Stores the answers of all days, unmodified, under `reports/raw/DATE/`.
struct RawStore {
    private let files: ReportFiles
    private let parserVersion: String

    init(site: String, parserVersion: String) {
        files = ReportFiles(site: site)
        self.parserVersion = parserVersion
    }

    // MARK: - Writing

    /// The suffixes of an answer's body and of its metadata.
    private static let (bodyEnding, textEnding) = (".raw", ".yaml")

    /// Whether a file name belongs to an answer.
    static func isFileOfAnswer(_ name: String) -> Bool {
        [bodyEnding, textEnding].contains { ending in
            name.hasSuffix(ending) && Slug.isValid(String(name.dropLast(ending.utf8.count)))
        }
    }

    /// Adds an answer to a batch: first the body, then its metadata, so that metadata never exists
    /// without its body.
    func write(
        _ answer: RawAnswer, of source: ReportSource, on day: CivilDate, _ batch: FileBatch
    ) throws(DiagnosticError) {
        let path = "\(ReportPaths.raw)/\(day.isoText)/\(source.name.text)"
        try files.add(answer.body, to: path + Self.bodyEnding, batch)
        try files.add(Array(text(of: answer, source).utf8), to: path + Self.textEnding, batch)
    }

    /// Writes the answers without a snapshot.
    func commit(_ batch: FileBatch) throws(DiagnosticError) { try files.commit(batch) }

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

    /// The newest complete answer from a source's current address, up to a day. Ignores error
    /// pages.
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

    /// The answer at a path; nil if there is none, or if it was modified.
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

    /// The texts of a flat mapping; none if the file is invalid, since an answer that a person has
    /// broken is fetched again.
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
