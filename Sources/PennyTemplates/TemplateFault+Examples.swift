extension TemplateFault {
    public static let examples: [Self] = [
        .unclosedTag, .notAName("page title"), .unsupported(.delimiters), .unclosed("figures"),
        .unopened("figures", expected: "tables"), .outsideBlock(parent: "layout"), .tooDeep,
        .unknownWords("site.tittle", nearest: "site.title"), .wordsNotPlain("loan.payment"),
        .twice("layout"), .missing("layout", nearest: "layuot"),
        .unknownTemplate("fotter", meant: .nearest("footer")),
        .unknownBlock("mian", parent: "layout", nearest: "main"), .blockTwice("main"),
        .unknownName("titel", page: "prose", meant: .nearest("title")),
        .notAnObject(holder: "figures", name: "figures.value"), .unescapedText("title"),
        .escapedHTML("body"), .shown(.list, name: "figures"),
        .pageTooLarge("prose", limit: 64 << 20), .tooManyTags("prose", limit: 5_000_000),
        .tooMuchSource(limit: 4 << 20),
    ]
}
