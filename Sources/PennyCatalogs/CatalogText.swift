import CMessages
import PennyMessages

/// A file of the folder `messages`, which the program carries.
struct CatalogText {
    let language: String
    let area: WordArea
    private let place: Int

    /// All of them, by language and area.
    static let all: [CatalogText] = carried.indices.compactMap { place in
        let file = carried[place]
        guard let area = WordArea(named: Array(String(cString: file.area).utf8)) else { return nil }
        return CatalogText(language: String(cString: file.language), area: area, place: place)
    }

    /// The words that people type in a language: its `TypedWordsFile`; nil where there is none.
    static func typed(in language: String) -> [UInt8]? {
        for place in carried.indices where String(cString: carried[place].area) == "typed" {
            let file = carried[place]
            if String(cString: file.language) == language {
                return Array(String(cString: file.text).utf8)
            }
        }
        return nil
    }

    /// The file of an area in a language; nil where there is none.
    static func of(_ area: WordArea, in language: String) -> CatalogText? {
        all.first { $0.area == area && $0.language == language }
    }

    var bytes: [UInt8] { Array(String(cString: Self.carried[place].text).utf8) }

    private static var carried: UnsafeBufferPointer<penny_message_file> {
        UnsafeBufferPointer(start: penny_message_files(), count: penny_message_file_count())
    }
}
