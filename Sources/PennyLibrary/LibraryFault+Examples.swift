extension LibraryFault {
    public static let examples: [Self] = [
        .files(reason: "Permission denied"), .busy, .damagedPlan,
        .foreignPlan(from: "notes.md", to: "calculations/notes.md"), .planOfOtherFolder,
        .damagedState,
        .unknownSet("frist-home", near: "first-home", known: ["first-home", "car"]),
        .noCurrentSet, .emptyLibrary,
        .badName("First Home", .characters, suggestion: "first-home"),
        .ambiguousName("car", paths: ["calculations/car.md", "comparisons/car.md"]), .notAFolder,
        .unfinished, .willHappen(reason: "No space left on device"),
        .unconfirmed(reason: "Input/output error"),
        .nameTaken("first-home", suggestion: "first-home-2"),
        .rowOfTable("spring", path: "calculations/offers.csv", line: 7), .notReadBack("offer-2"),
        .tooLarge(limit: 1024 * 1024),
    ]
}
