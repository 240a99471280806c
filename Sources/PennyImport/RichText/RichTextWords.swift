/// The meanings of control words and symbols of the Rich Text Format.
enum RichTextWords {
    static let characters: [String: Unicode.Scalar] = [
        "par": "\n", "sect": "\n", "page": "\n", "column": "\n", "row": "\n", "nestrow": "\n",
        "line": "\u{2028}", "lbr": "\u{2028}", "softline": "\u{2028}",
        "tab": "\t", "cell": "\t", "nestcell": "\t",
        "emdash": "\u{2014}", "endash": "\u{2013}", "bullet": "\u{2022}",
        "lquote": "\u{2018}", "rquote": "\u{2019}",
        "ldblquote": "\u{201C}", "rdblquote": "\u{201D}",
        "emspace": "\u{2003}", "enspace": "\u{2002}", "qmspace": "\u{2005}",
        "zwj": "\u{200D}", "zwnj": "\u{200C}", "ltrmark": "\u{200E}", "rtlmark": "\u{200F}",
    ]

    /// A soft hyphen (`\-`) is left out, since it would split words.
    static let symbols: [UInt8: Unicode.Scalar] = [
        UInt8(ascii: "\\"): "\\", UInt8(ascii: "{"): "{", UInt8(ascii: "}"): "}",
        UInt8(ascii: "~"): "\u{A0}", UInt8(ascii: "_"): "\u{2011}",
        UInt8(ascii: "\n"): "\n", UInt8(ascii: "\r"): "\n", UInt8(ascii: "\t"): "\t",
    ]

    /// Groups that hold no text of the document, even if they are not marked with `\*`.
    static let destinations: Set<String> = [
        "annotation", "atnauthor", "atndate", "atnicn", "atnid", "atnparent", "atnref", "atntime",
        "atrfend", "atrfstart", "author", "background", "bkmkend", "bkmkstart", "blipuid",
        "buptim", "category", "colorschememapping", "colortbl", "comment", "company", "creatim",
        "datafield", "datastore", "docvar", "do", "doccomm", "expandedcolortbl", "falt",
        "fchars", "ffdeftext", "ffentrymcr", "ffexitmcr", "ffformat", "ffhelptext", "ffl",
        "ffname", "ffstattext", "file", "filetbl", "fldinst", "footer",
        "footerf", "footerl", "footerr", "footnote", "formfield", "ftncn", "ftnsep", "ftnsepc",
        "aftncn", "aftnsep", "aftnsepc", "generator", "header", "headerf", "headerl", "headerr",
        "hlinkbase", "info", "keycode", "keywords", "latentstyles", "lchars", "levelnumbers",
        "leveltext", "list", "listlevel", "listname", "listoverride", "listoverridetable",
        "listpicture", "liststylename", "listtable", "listtext", "manager", "nextfile",
        "nonshppict", "objalias", "objclass", "objdata", "object", "objname", "objsect",
        "operator", "panose", "pgptbl", "pict", "pn", "pnseclvl", "pntext", "pntxta", "pntxtb",
        "printim", "private", "propname", "revtbl", "revtim", "rsidtbl", "rxe", "shp", "shpinst",
        "shppict", "staticval", "stylesheet", "subject", "tc", "template", "themedata", "title",
        "txe", "userprops", "wgrffmtfilter", "xe", "xmlnstbl",
    ]
}
