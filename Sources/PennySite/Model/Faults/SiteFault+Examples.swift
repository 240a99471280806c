import PennyTemplates

extension SiteFault {
    public static let examples: [Self] =
        files + names + figures + learning + links + outputs

    private static let files: [Self] = [
        .cannotRead("calculations/car.md", reason: "Permission denied"),
        .cannotWrite("public/index.html", reason: "No space left on device"), .fileChanged,
        .noSite("sites", misnamed: "site.yml"), .foreignSite("/srv/site"),
        .foreignSiteAround("/srv/site"), .notAnEmptyFolder("site"),
        .workflowThere(".github/workflows/site.yml"),
        .themeFileThere("templates/prose.mustache"),
        .templateOfTheme("prose"), .unknownPageTemplate("ladning", near: "landing"), .symbolicLink,
        .unexpectedFile("car.txt", folder: "calculations", wanted: ".md, .yaml, .json or .csv"),
        .unreadFolder("calculatoins", near: "calculations"),
        .unreadFile("site.yml", near: "site.yaml"), .nestedFolder("2026"), .tooDeep(limit: 16),
        .undatedPage(section: "news"), .notAFile("pipe"),
    ]

    private static let names: [Self] = [
        .badFileName("First Home.md", suggestion: "first-home.md"),
        .translationIntoFirst("car.en.md", plain: "car.md"),
        .languageNotOfSite("car.fr.md", "fr", plain: "car.md"),
        .translationOfNothing("car.de.md", original: "car.md"),
        .translatedTwice("car.de.yaml", first: "car.de.md"), .sharedThemeFile("style.de.css"),
        .unknownThemeFile("layuot.mustache", near: "layout.mustache"),
        .unusedTemplate("fotter", meant: .nearest("footer")),
        .unusedStyle("style-tables.css", whole: "style.css"),
        .unknownLocale("en-UK", near: "en-GB", known: ["en-GB", "en-US"]),
        .notABaseURL("example.org"), .baseURLWithUser, .noPictures,
    ]

    private static let figures: [Self] = [
        .unknownSet("frist-home", near: "first-home"), .nestedScenarios("three-ways-home"),
        .unknownFigure(
            "paymnt", of: "first-home", near: "payment", known: ["payment", "totalInterest"]),
        .incompleteReference("first-home"), .ownReferenceOutsideSet("payment"),
        .sameMonth("October 2026", of: "household-10", and: "household-october"),
        .otherCurrency(of: "household-10", than: "household-09"), .monthsTooLarge("household"),
        .noMonths("household"), .reportsWithoutSources,
        .unknownSource("bernt", near: "brent"), .sourceOfOtherKind("brent", isValue: true),
        .figureChanged("first-home.payment", then: "$2,154.01", now: "$2,212.24"),
        .draft("car"),
    ]

    private static let learning: [Self] = [
        .unknownTerm("pricipal", near: "principal"),
        .ambiguousName("rate", of: "interest-rate", and: "exchange-rate"),
        .everydayWord("interest"), .unusedTerm("escrow"), .termNamedTwice("principal"),
        .termNamesItself("principal"), .explanationOfOtherKind("savings", wanted: "loan"),
        .unusedExplanation(of: "loan"),
    ]

    private static let links: [Self] = [
        .brokenLink("abuot.md", near: "about.md"), .linkLeavesSite("../../secrets.md"),
        .rowNotNamed("offers.csv", example: "offers.csv#spring"),
        .unknownRow("sping", table: "offers.csv", near: "spring"),
        .unknownAnchor("rats", page: "pages/about.md", near: "rates"),
        .unknownPage("calculations/car.html", near: "calculations/cars.html"),
        .unreachedPage, .addressTaken("calculations/car.html", by: "calculations/car.yaml"),
    ]

    private static let outputs: [Self] = [
        .outputIsSource("site"), .outputNotOurs("downloads"),
        .outputHoldsOther("notes.txt", folder: "public"), .outputLocked("public"),
        .outputIsMountPoint("public"), .outputIsLink("public", to: "/srv/www"),
        .outputHalfChanged("public", reason: "Input/output error"),
        .outputUnconfirmed("public", reason: "Input/output error"), .outputReplaced("public"),
        .oldOutputLeft(".public-old", reason: "Permission denied"),
        .reuseDiffers("calculations/first-home.html"),
        .cacheNotWritten(reason: "No space left on device"),
    ]
}
