/// The languages whose code is colored.
extension CodeLanguage {
    static let all: [String: CodeLanguage] = [
        "swift": braces(
            """
            actor any as associatedtype async await break case catch class continue default defer \
            deinit do else enum extension fallthrough false fileprivate final for func guard if \
            import in indirect init inout internal is let mutating nil open operator override \
            package private protocol public repeat rethrows return self Self some static struct \
            subscript super switch throw throws true try typealias var weak where while
            """, [Quotation("\"\"\"", spansLines: true), Quotation("\"")]),
        "python": hashes(
            """
            and as assert async await break case class continue def del elif else except False \
            finally for from global if import in is lambda match None nonlocal not or pass raise \
            return True try while with yield
            """,
            [
                Quotation("\"\"\"", spansLines: true), Quotation("'''", spansLines: true),
                Quotation("\""), Quotation("'"),
            ]),
        "javascript": braces(script, scriptQuotations),
        "typescript": braces(
            script
                + """
                 abstract any as asserts bigint boolean declare enum implements infer interface is \
                keyof namespace never number object private protected public readonly satisfies \
                string symbol type unknown
                """, scriptQuotations),
        "json": {
            var json = braces("true false null", [Quotation("\"")])
            json.names = .textBeforeColon
            return json
        }(),
        "yaml": {
            var yaml = hashes(
                "true false null yes no on off",
                [Quotation("\""), Quotation("'", hasEscapes: false)])
            yaml.names = .wordBeforeColon
            yaml.wordMarks = Array("-./".utf8)
            return yaml
        }(),
        "html": CodeLanguage(
            blockComment: (Array("<!--".utf8), Array("-->".utf8)),
            quotations: [
                Quotation("\"", hasEscapes: false, spansLines: true),
                Quotation("'", hasEscapes: false, spansLines: true),
            ], names: .tags, wordMarks: Array("-:".utf8)),
        "css": CodeLanguage(
            keywords: words(
                """
                @charset @container @font-face @import @keyframes @layer @media @page @property \
                @supports important
                """), blockComment: (Array("/*".utf8), Array("*/".utf8)),
            quotations: [Quotation("\""), Quotation("'")], names: .wordBeforeColon,
            wordMarks: Array("-@".utf8)),
        "sh": {
            var sh = hashes(
                """
                case cd do done echo elif else esac eval exec exit export fi for function if in \
                local read return set shift source test then trap unset until while
                """,
                [
                    Quotation("\"", spansLines: true),
                    Quotation("'", hasEscapes: false, spansLines: true),
                ])
            sh.wordMarks = Array("-$".utf8)
            return sh
        }(),
        "sql": CodeLanguage(
            keywords: words(
                """
                add all alter and any as asc between by case check column constraint create cross \
                database default delete desc distinct drop else end exists foreign from full group \
                having if in index inner insert intersect into is join key left like limit not \
                null offset on or order outer primary references returning right select set table \
                then union unique update using values view when where with
                """), countsCapitals: false, lineComments: [Array("--".utf8)],
            blockComment: (Array("/*".utf8), Array("*/".utf8)),
            quotations: [Quotation("'", hasEscapes: false, spansLines: true), Quotation("\"")]),
        "c": braces(cWords, [Quotation("\""), Quotation("'")], wordMarks: "#"),
        "cpp": braces(
            cWords
                + """
                 and bool catch class concept consteval constexpr constinit co_await co_return \
                co_yield delete explicit export false final friend mutable namespace new noexcept \
                not nullptr operator or override private protected public requires static_cast \
                template this throw true try typename using virtual
                """, [Quotation("\""), Quotation("'")], wordMarks: "#"),
        "rust": braces(
            """
            as async await break const continue crate dyn else enum extern false fn for if impl in \
            let loop match mod move mut pub ref return self Self static struct super trait true \
            type unsafe use where while
            """, [Quotation("\"", spansLines: true)]),
        "go": braces(
            """
            break case chan const continue default defer else fallthrough false for func go goto \
            if import interface map nil package range return select struct switch true type var
            """,
            [Quotation("\""), Quotation("'"), Quotation("`", hasEscapes: false, spansLines: true)]
        ),
        "java": braces(
            """
            abstract assert boolean break byte case catch char class continue default do double \
            else enum extends false final finally float for if implements import instanceof int \
            interface long native new null package private protected public record return sealed \
            short static super switch synchronized this throw throws true try var void volatile \
            while yield
            """, [Quotation("\"\"\"", spansLines: true), Quotation("\""), Quotation("'")]),
        "markdown": CodeLanguage(
            blockComment: (Array("<!--".utf8), Array("-->".utf8)),
            quotations: [Quotation("`", hasEscapes: false)], names: .lines),
        "toml": {
            var toml = hashes(
                "true false inf nan",
                [
                    Quotation("\"\"\"", spansLines: true),
                    Quotation("'''", hasEscapes: false, spansLines: true), Quotation("\""),
                    Quotation("'", hasEscapes: false),
                ])
            toml.names = .wordBeforeEquals
            toml.wordMarks = Array("-.".utf8)
            return toml
        }(),
        "ini": {
            var ini = hashes("true false yes no on off", [Quotation("\"")])
            ini.lineComments.append([UInt8(ascii: ";")])
            ini.names = .wordBeforeEquals
            ini.wordMarks = Array("-.".utf8)
            return ini
        }(),
        "csv": CodeLanguage(quotations: [Quotation("\"", hasEscapes: false, spansLines: true)]),
    ]

    private static let script = """
        async await break case catch class const continue debugger default delete do else export \
        extends false finally for from function get if import in instanceof let new null of return \
        set static super switch this throw true try typeof undefined var void while yield
        """
    private static let scriptQuotations = [
        Quotation("\""), Quotation("'"), Quotation("`", spansLines: true),
    ]
    private static let cWords = """
        auto break case char const continue default do double else enum extern float for goto if \
        inline int long register restrict return short signed sizeof static struct switch typedef \
        union unsigned void volatile while #include #define #if #ifdef #ifndef #elif #else #endif \
        #pragma
        """

    private static func words(_ list: String) -> Set<[UInt8]> {
        Set(list.utf8.split(separator: .space).map(Array.init))
    }

    /// A language with the comments of C.
    private static func braces(
        _ keywords: String, _ quotations: [Quotation], wordMarks: String = ""
    ) -> CodeLanguage {
        CodeLanguage(
            keywords: words(keywords), lineComments: [Array("//".utf8)],
            blockComment: (Array("/*".utf8), Array("*/".utf8)), quotations: quotations,
            wordMarks: Array(wordMarks.utf8))
    }

    /// A language with the comments of a shell.
    private static func hashes(_ keywords: String, _ quotations: [Quotation]) -> CodeLanguage {
        CodeLanguage(
            keywords: words(keywords), lineComments: [[UInt8(ascii: "#")]],
            commentsNeedSpace: true, quotations: quotations)
    }
}
