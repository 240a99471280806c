import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// A chapter of the course, as lists show it.
struct Chapter: Sendable {
    let id: String
    /// Its place in the course, from 1.
    let place: Int
    /// The numbers of its folders, then its own.
    let order: [Int]
    /// The parts of the course that it is in, the outermost first.
    let parts: [CoursePart]
    let title: String
    let description: String
    let minutes: Int
    let standards: [StandardTopic]
    let language: TextLanguage?

    var folder: CourseFolder { parts.last?.folder ?? CourseFolder.course }
    var address: String { Address.lesson(id) }
    var link: PageLink { PageLink(title: title, address: address, language) }
    /// How long it takes to read.
    var minutesMessage: Message { LearnWords.countMinutes(minutes: minutes) }

    func value(from page: String, _ numbers: NumberWriter) -> TemplateValue {
        .object(
            language.values.merging([
                "id": .text(id),
                "number": .text(numbers.text(Quantity.count(place))),
                "title": .text(title),
                "href": .text(Address.relative(from: page, to: address)),
                "description": .text(description),
                "minutes": .text(numbers.text(minutesMessage)),
            ]))
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
    var courseDescription: Message {
        LearnWords.courseDescription(chapters: chapterCount, minutes: minuteCount)
    }

    /// The same of all chapters on one page.
    var bookletDescription: Message {
        LearnWords.bookletDescription(chapters: chapterCount, minutes: minuteCount)
    }

    private var chapterCount: Message { LearnWords.countChapters(chapters: count) }
    private var minuteCount: Message {
        LearnWords.countMinutes(minutes: reduce(0) { $0 + $1.minutes })
    }
}
