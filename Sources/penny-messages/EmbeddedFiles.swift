import PennyMessages

/// The C source by which the program carries the files of catalogs.
enum EmbeddedFiles {
    static let path = "Sources/CMessages/CMessages.c"

    /// The source for files `messages/LANGUAGE/AREA.mf2`.
    static func source(of paths: [String]) -> String {
        var text = """
            #include "CMessages.h"

            // The files of the folder messages by language and area, each as a text that ends in a
            // zero. scripts/messages made this list. The compiler knows what it has embedded: a
            // file that has changed is compiled in anew.
            #pragma clang diagnostic ignored "-Wc23-extensions"

            static const struct penny_message_file files[] = {

            """
        for path in paths {
            let parts = path.split(separator: "/")
            text += """
                    {"\(parts[1])", "\(parts[2].dropLast(4))", (const unsigned char[]){
                #embed "../../\(path)"
                    , 0}},

                """
        }
        return text + """
            };

            const struct penny_message_file *penny_message_files(void) { return files; }

            size_t penny_message_file_count(void) { return sizeof files / sizeof files[0]; }

            """
    }
}
