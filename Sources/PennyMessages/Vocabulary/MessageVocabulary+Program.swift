extension MessageVocabulary {
    /// The functions, options and tags of this program's messages.
    public static let program = MessageVocabulary(
        functions: ValueFunction.allCases.dropFirst(MessageFunctionID.ownCount).map {
            $0.traits.name
        },
        options: ["style"], tags: ["strong", "link"])

    /// The digest of `program`, as a constant so that a browser can compare it without the names; a
    /// test computes it.
    public static let programDigest: UInt32 = 0xD65F_7D9E
}

extension MessageOptionID {
    /// `style` of `:list`, a ``ListLayout``.
    public static let style = MessageOptionID.own(0)
}

extension MessageTagID {
    /// The most important words of a sentence.
    public static let strong = MessageTagID.own(0)
    /// The words of a link.
    public static let link = MessageTagID.own(1)
}
