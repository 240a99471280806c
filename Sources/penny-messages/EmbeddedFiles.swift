import PennyMessages

/// The C sources that embed the files of catalogs, and of the theme's folders, in the program.
enum EmbeddedFiles {
    private static let folder = "Sources/CMessages"

    /// The lists of the theme's files: those in `templates/` itself, its scripts, and what a
    /// language has in place of other files.
    static func themeLists(of paths: [String]) -> [(path: String, text: String)] {
        let scripts = "templates/scripts/"
        let isTop = { (path: String) in path.utf8.count { $0 == UInt8(ascii: "/") } == 1 }
        // Node.js alone needs the file that says that the scripts are modules.
        return [
            themeList("templates", of: paths.filter(isTop)),
            themeList("scripts", of: paths.filter { $0.hasPrefix(scripts) && $0.hasSuffix(".js") }),
            themeList("languages", of: paths.filter { !isTop($0) && !$0.hasPrefix(scripts) }),
        ]
    }

    private static func themeList(
        _ name: String, of paths: [String]
    ) -> (path: String, text: String) {
        let entries = paths.map { path in
            """
            {"\(path.dropFirst("templates/".count))", (const unsigned char[]){
            #embed "../../\(path)"
            , 0}},

            """
        }
        return (
            "Sources/CTheme/\(name).h",
            "// scripts/messages made this list of the folder templates.\n" + entries.joined()
        )
    }

    /// The sources for files `messages/LANGUAGE/AREA.mf2` and `typed.words`: a list for each
    /// language, and a list of these lists.
    static func sources(of paths: [String]) -> [(path: String, text: String)] {
        var lists: [(language: String, text: String)] = []
        for path in paths {
            let parts = path.split(separator: "/").map(String.init)
            if lists.last?.language != parts[1] {
                lists.append(
                    (parts[1], "// scripts/messages made this list of messages/\(parts[1]).\n"))
            }
            let name = parts[2].prefix { $0 != "." }
            lists[lists.count - 1].text += """
                {"\(parts[1])", "\(name)", (const unsigned char[]){
                #embed "../../\(path)"
                , 0}},

                """
        }
        return [("\(folder)/CMessages.c", whole(of: lists.map(\.language)))]
            + lists.map { ("\(folder)/\($0.language).h", $0.text) }
    }

    private static func whole(of languages: [String]) -> String {
        """
        #include "CMessages.h"

        // The files of the folder messages by language and area, each as a text that ends in a
        // zero. scripts/messages made this list. The compiler knows what it has embedded: a
        // file that has changed is compiled again.
        #pragma clang diagnostic ignored "-Wc23-extensions"

        static const struct penny_message_file files[] = {
        \(languages.map { "#include \"\($0).h\"" }.joined(separator: "\n"))
        };

        const struct penny_message_file *penny_message_files(void) { return files; }

        size_t penny_message_file_count(void) { return sizeof files / sizeof files[0]; }

        """
    }
}
