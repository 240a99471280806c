/// Writes plain text as the text editor of macOS writes RTF: typographic
/// marks as bytes of code page 1252, the rest as `\u`, and a backslash at the
/// end of a paragraph's line.
enum CocoaText {
    static func file(_ text: String) -> [UInt8] {
        let head = #"""
            {\rtf1\ansi\ansicpg1252\cocoartf1561\cocoasubrtf400
            {\fonttbl\f0\fswiss\fcharset0 Helvetica;}
            {\colortbl;\red255\green255\blue255;}
            {\*\expandedcolortbl;;}
            \paperw11900\paperh16840\margl1440\margr1440\vieww10800\viewh8400\viewkind0
            \pard\tx566\tx1133\pardirnatural\partightenfactor0

            \f0\fs24 \cf0
            """#
        return Array((head + " " + body(text) + "}").utf8)
    }

    private static func body(_ text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": out += "\\\n"
            case "\\", "{", "}": out += "\\\(scalar)"
            case "\u{2019}": out += "\\'92"
            case "\u{201C}": out += "\\'93"
            case "\u{201D}": out += "\\'94"
            case "\u{2013}": out += "\\'96"
            default: out += scalar.isASCII ? String(scalar) : "\\uc0\\u\(scalar.value) "
            }
        }
        return out
    }
}
