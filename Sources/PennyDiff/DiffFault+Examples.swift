import PennyText

extension DiffFault {
    package static let examples: [Self] = [
        .noFolder("pubilc", near: "public"), .notAFolder("public/index.html"),
        .sources("site", built: "site/public"), .noManifest("downloads"), .notOurs,
        .otherVersion("Pennypress 1.0", .missing("files")), .notAPath("../outside.html"),
        .notJSON(.wanted(.object)), .missing("calculations/first-home.json"),
        .cannotRead("calculations/first-home.json", reason: "Permission denied"),
        .notAResult(.missing("figures")), .tooLarge(limit: 64 << 20),
    ]
}
