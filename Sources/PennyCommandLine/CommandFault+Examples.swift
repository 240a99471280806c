extension CommandFault {
    static let examples: [Self] = [
        .standardInputUnreadable, .notASourceDate("yesterday"), .notADay("2026-02-30"),
        .noTable("schedule"), .otherNumbers("fr-FR", here: "en-US"),
        .noFolder("sites", near: "site"), .notAFolder("site.yaml"), .setFolder("calculations"),
        .fileIsThere("first-home.pdf"), .littleMemory(limit: 50 << 20, least: 64 << 20),
    ]
}
