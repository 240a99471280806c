import PennyReport
import Testing

/// Comments that a person has written beside the values of a day.
@Suite struct SnapshotCommentTests {
    private func rewritten(_ text: String) throws -> (String, FetchReport) {
        let site = try ReportSite(ReportSite.hand("house"))
        try site.write(text, to: "reports/2026-05-27.yaml")
        let report = try site.job("2026-05-27").add(values: ["house=2"], headlines: [])
        return (site.text("reports/2026-05-27.yaml") ?? "", report)
    }

    private static let values =
        "values:\n  - source: house\n    value: \"2\"\n    asOf: 2026-05-27\n"

    static let comments = [
        ("# Mine\n\n# and mine\nvalues: []\n", "# Mine\n# and mine\n" + values),
        (
            "values:\n  # The valuer called\n  - source: house # ours\n    value: \"1\"\n    asOf: 2026-05-27\n",
            "# The valuer called\n# ours\n" + values
        ),
        ("note: \"a # b\"\n", values + "note: \"a # b\"\n"),
        ("note: 'it''s # b' # c\n", "# c\n" + values + "note: \"it's # b\"\n"),
        ("note: a#b\n", values + "note: \"a#b\"\n"),
        ("note: it's a # b's\n", "# b's\n" + values + "note: \"it's a\"\n"),
        (
            "note: |\n  a\n\n  # b\n# c\n",
            "# c\n" + values + "note: \"a\\x0A\\x0A# b\\x0A\"\n"
        ),
        ("note: \"a\n  # b\"\n", values + "note: \"a # b\"\n"),
        ("note: [a]\n", ""),
        ("note: x\n#\n#!\n", "#\n#!\n" + values + "note: \"x\"\n"),
    ]

    @Test(arguments: comments.filter { !$0.1.isEmpty })
    func `comments go to the top of a day that is written anew`(
        text: String, expected: String
    ) throws {
        let (written, _) = try rewritten(text)
        #expect(written == expected)
        #expect(try rewritten(written).0 == expected)
    }
}
