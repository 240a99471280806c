import PennyVectors

extension Conformance {
    static let published = [
        Coverage(PublishedRate.file, by: "PublishedRateTests", PublishedRate.all.map(\.id)),
        Coverage(PublishedTotal.file, by: "PublishedRateTests", PublishedTotal.all.map(\.id)),
    ]

    static let leftOutOfPublished = [
        Omission(
            PublishedRate.file, because: "begins from more decimals than the page prints",
            ["pub-inflation-calcinfo"])
    ]
}
