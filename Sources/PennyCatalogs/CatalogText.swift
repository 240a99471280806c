import CMessages
import PennyMessages

/// A file of the folder `messages` in the program.
struct CatalogText {
    let language: String
    let area: WordArea
    private let index: Int

    /// All files, by language and area.
    static let all: [CatalogText] = embedded.indices.compactMap { index in
        let file = embedded[index]
        guard let area = WordArea(named: Array(String(cString: file.area).utf8)) else { return nil }
        return CatalogText(language: String(cString: file.language), area: area, index: index)
    }

    /// The words that people type in a language: its `TypedWordsFile`; nil if there is none.
    static func typed(in language: String) -> [UInt8]? {
        for index in embedded.indices where String(cString: embedded[index].area) == "typed" {
            let file = embedded[index]
            if String(cString: file.language) == language {
                return Array(String(cString: file.text).utf8)
            }
        }
        return nil
    }

    /// The file of an area in a language; nil if there is none.
    static func of(_ area: WordArea, in language: String) -> CatalogText? {
        all.first { $0.area == area && $0.language == language }
    }

    var bytes: [UInt8] { Array(String(cString: Self.embedded[index].text).utf8) }

    private static var embedded: UnsafeBufferPointer<penny_message_file> {
        UnsafeBufferPointer(start: penny_message_files(), count: penny_message_file_count())
    }
}
