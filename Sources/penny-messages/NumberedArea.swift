/// An area of messages: a file of `messages/en`, with its index among all.
struct NumberedArea: Equatable {
    let name: String
    let number: Int

    /// The areas of the English files among the given paths.
    static func all(of paths: [String]) -> [NumberedArea] {
        let folder = "messages/en/"
        let names = paths.filter { $0.hasPrefix(folder) && $0.hasSuffix(".mf2") }
            .map { String($0.dropFirst(folder.count).dropLast(".mf2".count)) }
        return names.sorted().enumerated().map { NumberedArea(name: $1, number: $0) }
    }

    /// The Swift that names the areas in the program.
    static func source(of areas: [NumberedArea]) -> (path: String, text: String) {
        let names = areas.map { "        \"\($0.name)\"," }.joined(separator: "\n")
        let members = areas.map { area in
            "    package static var \(SwiftName(joining: area.name).text): WordArea "
                + "{ WordArea(\(area.number)) }"
        }
        return (
            "Sources/PennyMessages/Generated/WordArea+Names.generated.swift",
            """
            \(WordsSource.stamp)*.mf2.

            extension WordArea {
                static let names = [
            \(names)
                ]

                static let count = \(areas.count)

            \(members.joined(separator: "\n"))
            }

            """
        )
    }
}
