import PennyVectors

extension Conformance {
    static let yields = [
        Coverage(RateVectors.yieldFile, by: "RateVectorTests", RateVectors.yields.map(\.id))
    ]

    static let conversions =
        RateVectors.functionFiles.map { file in
            Coverage(
                file, by: "RateVectorTests",
                RateVectorTests.run.filter { $0.file == file }.map(\.id))
        } + [
            Coverage(
                RateVectors.publishedFile, by: "RateVectorTests", RateVectors.published.map(\.id))
        ]
}
