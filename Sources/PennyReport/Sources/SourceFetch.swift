import PennyContent
import PennyDiagnostics
import PennyEngine

/// The outcome of fetching one source.
struct SourceOutcome {
    let content: Result<SourceContent, Fault>
    /// The answer to store, even if it could not be read.
    let raw: RawAnswer?
}

/// Fetches one source, and requests only what is newer than its last answer.
struct SourceFetch {
    let fetcher: Fetcher
    let files: ReportFiles
    let day: CivilDate
    let now: Moment

    func run(_ source: ReportSource, after last: RawAnswer?) -> SourceOutcome {
        if source.url == nil, source.file == nil {
            return SourceOutcome(content: .failure(.reportSource.notAddedByHand), raw: nil)
        }
        // A page has no dates. A day ahead or behind is another time zone's.
        let isNow = abs(now.day.dayNumber - day.dayNumber) <= 1
        if source.format == .html, source.kind == .value, !isNow {
            return SourceOutcome(
                content: .failure(.reportSource.onlyNow(now.day.isoText, day.isoText)), raw: nil)
        }
        guard let url = source.url?.text else {
            return SourceOutcome(content: content(ofFileOf: source), raw: nil)
        }
        let answer: FetchAnswer
        let known = last?.validators ?? Validators()
        do throws(Fault) {
            answer = try fetcher.answer(at: url, newerThan: known)
        } catch {
            return SourceOutcome(content: .failure(error), raw: nil)
        }
        var raw = RawAnswer(
            url: url, status: answer.status, fetchedAt: now, validators: answer.validators,
            contentType: answer.contentType, body: answer.body)
        if let fault = answer.fault(isKnown: known != Validators()) {
            return SourceOutcome(content: .failure(fault), raw: answer.body.isEmpty ? nil : raw)
        }
        if answer.isNotModified, let last {
            raw.body = last.body
            raw.contentType = last.contentType
            raw.validators = last.validators
        }
        return SourceOutcome(content: read(raw, source, answer.address), raw: raw)
    }

    /// Reads a file of the site, which needs no stored answer.
    private func content(
        ofFileOf source: ReportSource
    ) -> Result<SourceContent, Fault> {
        Result { () throws(Fault) in
            guard let path = source.file?.text else { throw .reportSource.notAddedByHand }
            let bytes = try files.bytes(ofSource: path)
            if bytes.isEmpty { throw .emptyAnswer.empty }
            return try AnswerReader(source: source, day: day)
                .read(bytes, contentType: nil, address: source.link ?? "")
        }
    }

    private func read(
        _ raw: RawAnswer, _ source: ReportSource, _ address: String
    ) -> Result<SourceContent, Fault> {
        Result { () throws(Fault) in
            try AnswerReader(source: source, day: day)
                .read(raw.body, contentType: raw.contentType, address: address)
        }
    }
}
