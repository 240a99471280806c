import PennyVectors

extension Conformance {
    static let published = [
        Coverage(PublishedRate.file, by: "PublishedRateTests", PublishedRate.all.map(\.id))
    ]

    static let leftOutOfPublished = [
        Omission(
            PublishedRate.file,
            because: "a payment times its count; the rows of the schedule add up to 38 cents more",
            ["pub-informit-tot"]),
        Omission(
            PublishedRate.file, because: "begins from more decimals than the page prints",
            ["pub-inflation-calcinfo"]),
        Omission(
            "issue_regressions.json", because: "a division of two numbers",
            ["iss-swift-73452"]),
    ]
}
