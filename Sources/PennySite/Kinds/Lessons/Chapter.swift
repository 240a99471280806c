import PennyContent
import PennyDiagnostics
import PennyTemplates

/// A chapter of the course, as lists show it.
struct Chapter: Sendable {
    let id: String
    let title: String
    let description: String
    let minutes: Int
    let standards: [StandardTopic]

    var address: String { Address.lesson(id) }
    var link: PageLink { PageLink(title: title, address: address) }
    var minutesText: String { counted(minutes, "minute") }

    func value(from page: String) -> TemplateValue {
        .object([
            "id": .text(id),
            "title": .text(title),
            "href": .text(Address.relative(from: page, to: address)),
            "description": .text(description),
            "minutes": .text(minutesText),
        ])
    }

    /// Words that most people read in a minute.
    private static let wordsPerMinute = 200

    /// How long it takes to read so many words.
    static func minutes(ofWords count: Int) -> Int {
        max(1, (count + wordsPerMinute / 2) / wordsPerMinute)
    }
}

extension [Chapter] {
    /// What the course is, in a sentence.
    var courseDescription: String {
        let minutes = reduce(0) { $0 + $1.minutes }
        return "\(counted(count, "chapter")) in plain words, \(minutes) minutes in all."
    }
}
