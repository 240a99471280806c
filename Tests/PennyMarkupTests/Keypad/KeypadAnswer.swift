import PennyMarkup
import PennyWordsSupport
import Testing

/// The answer to a keypad request, by its names.
struct KeypadAnswer: Equatable {
    let text: String
    let stage: String
    let enabled: String
    let rounded: String
    let unfinished: String
    let words: String

    init(_ start: String, _ keys: String, mark: String = ".", decimals: Int = 2) throws {
        try self.init(
            request: """
                kind=keypad
                mark=\(mark)
                decimals=\(decimals)
                start=\(start)
                keys=\(keys)
                symbols=$ USD

                """)
    }

    init(request: String) throws {
        let request = try #require(KeypadRequest(reading: Array(request.utf8)))
        let lines = request.answer(in: .english).bytes.split(separator: UInt8(ascii: "\n"))
        let names = ["text=", "stage=", "enabled=", "rounded=", "unfinished=", "words="]
        try #require(lines.count == names.count)
        for (line, name) in zip(lines, names) { try #require(line.starts(with: name.utf8)) }
        let values = zip(lines, names).map { line, name in
            String(decoding: line.dropFirst(name.utf8.count), as: UTF8.self)
        }
        (text, stage, enabled) = (values[0], values[1], values[2])
        (rounded, unfinished, words) = (values[3], values[4], values[5])
    }
}
