import PennyContent

/// A folder of chapters, which is a part of the course: `lessons/01-everyday`.
struct CourseFolder: Hashable, Sendable {
    /// The names of the folders from `lessons/` down to it.
    let names: [String]

    /// The folder of a file; without names for `lessons/` itself.
    ///
    /// - Parameter file: a path from the site's folder.
    init(of file: String) {
        names = file.split(separator: "/").dropFirst().dropLast().map(String.init)
    }

    private init(names: [String]) {
        self.names = names
    }

    /// The folder of the whole course.
    static let course = CourseFolder(names: [])

    /// Whether it is a folder below `lessons/`.
    var isPart: Bool { !names.isEmpty }
    var path: String { ([CourseKind.folderName] + names).joined(separator: "/") }
    /// The name in addresses: that of each folder without its number.
    var id: String { names.map(Self.id).joined(separator: "/") }
    /// The title where no `index.md` has one.
    var title: String { Slug.title(of: names.last.map(Self.id) ?? "") }
    /// The parts from the outermost down to it.
    var breadcrumbs: [CourseFolder] {
        names.indices.map { CourseFolder(names: Array(names[...$0])) }
    }
    /// Whether its name begins with its number in the course.
    var isNumbered: Bool { names.last.map { Lesson.parts(of: $0) != nil } ?? true }

    func contains(_ other: CourseFolder) -> Bool { other.names.starts(with: names) }

    private static func id(_ name: String) -> String { Lesson.parts(of: name)?.id ?? name }

    /// The sort key in the course: the numbers of its folders, then its own.
    var order: [Int] { names.map(Self.number) }

    /// The sort key of a file: the numbers of its folders, then its own.
    static func order(of file: String) -> [Int] {
        CourseFolder(of: file).order + [number(SourceFolder.id(file))]
    }

    private static func number(_ name: String) -> Int { Lesson.parts(of: name)?.number ?? .max }
}
