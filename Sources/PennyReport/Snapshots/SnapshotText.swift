import PennyContent
import PennyEngine

extension SnapshotDraft {
    /// The snapshot as the text of its file.
    var text: String {
        var out = comments.map { $0 + "\n" }.joined()
        append("values", quotes.map(\.lines), to: &out)
        append("headlines", headlines.map(\.lines), to: &out)
        append("headlinesMissing", missingHeadlines.map(\.lines), to: &out)
        if !note.isEmpty { out += "note: \(YAMLText.quoted(note))\n" }
        return out
    }

    private func append(_ key: String, _ entries: [[(String, String)]], to out: inout String) {
        if entries.isEmpty { return }
        out += key + ":\n"
        for lines in entries {
            for (index, line) in lines.enumerated() {
                out += "  \(index == 0 ? "-" : " ") \(line.0): \(line.1)\n"
            }
        }
    }
}

extension SnapshotDraft.Quote {
    fileprivate var lines: [(String, String)] {
        var lines = [("source", source)]
        if let latest {
            lines += [("value", "\"\(latest.value.text())\""), ("asOf", latest.day.isoText)]
        }
        if let previous {
            lines.append(("previous", "\"\(previous.value.text())\""))
            lines.append(("previousAsOf", previous.day.isoText))
        }
        if let earlier {
            lines.append(("earlier", "\"\(earlier.value.text())\""))
            lines.append(("earlierAsOf", earlier.day.isoText))
        }
        if let published { lines.append(("published", YAMLText.quoted(published))) }
        if let missing { lines += missing.lines("missing") }
        return lines
    }
}

extension SnapshotDraft.Headline {
    fileprivate var lines: [(String, String)] {
        var lines = [("source", source), ("title", YAMLText.scalar(title))]
        lines.append(("url", YAMLText.scalar(url)))
        if let time { lines.append(("time", time.rfc3339)) }
        return lines
    }
}

extension SnapshotDraft.MissingHeadlines {
    fileprivate var lines: [(String, String)] {
        [("source", source)] + reason.lines("reason")
    }
}

extension MissingReason {
    fileprivate func lines(_ key: String) -> [(String, String)] {
        [(key, YAMLText.scalar(text))] + (code.map { [("code", $0.rawValue)] } ?? [])
    }
}
