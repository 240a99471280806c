import PennyContent
import PennyEngine
import PennyMarkup
import PennyTemplates

/// A chapter of the course in lists.
struct Chapter: Sendable {
    let id: String
    /// The number in the course, from 1.
    let number: Int
    /// The numbers of its folders, then its own.
    let order: [Int]
    /// The parts of the course that contain it, the outermost first.
    let parts: [CoursePart]
    let title: String
    let description: String
    let minutes: Int
    let standards: [StandardTopic]
    let language: TextLanguage?

    var folder: CourseFolder { parts.last?.folder ?? CourseFolder.course }
    var address: String { Address.lesson(id) }
    var link: PageLink { PageLink(title: title, address: address, language) }
    /// The reading time.
    var minutesMessage: Message { LearnWords.countMinutes(minutes: minutes) }

    /// The values of a chapter in a list.
    static let values: [PageValue<ShownPage<Chapter>>] =
        [
            .text("id", "The name of the chapter’s file.") { chapter, _ in chapter.id },
            .text("number", "Its place in the course.") { chapter, _ in
                chapter.numbers.text(Quantity.count(chapter.number))
            },
            .text("title", "Its title.") { chapter, _ in chapter.title },
            .text("href", "The way to it.") { Address.relative(from: $1, to: $0.address) },
            .text("description", "Its description.") { chapter, _ in chapter.description },
            .text("minutes", "How long it takes to read, in words.") { chapter, _ in
                chapter.numbers.text(chapter.minutesMessage)
            },
        ] + TextLanguage?.values.of { $0.language }

    /// The number of words that most people read in a minute.
    private static let wordsPerMinute = 200

    /// The reading time of a number of words in minutes, rounded half up, and at least 1.
    static func minutes(ofWords count: Int) -> Int {
        max(1, (count + wordsPerMinute / 2) / wordsPerMinute)
    }
}

extension [Chapter] {
    /// The description of the course in a sentence.
    var courseDescription: Message {
        LearnWords.courseDescription(chapters: chapterCount, minutes: minuteCount)
    }

    /// The description of all chapters on one page.
    var bookletDescription: Message {
        LearnWords.bookletDescription(chapters: chapterCount, minutes: minuteCount)
    }

    private var chapterCount: Message { LearnWords.countChapters(chapters: count) }
    private var minuteCount: Message {
        LearnWords.countMinutes(minutes: reduce(0) { $0 + $1.minutes })
    }
}
