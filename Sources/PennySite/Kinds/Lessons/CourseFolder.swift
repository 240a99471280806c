import PennyContent

/// A folder of chapters, which is a part of the course: `lessons/01-everyday`.
struct CourseFolder: Hashable, Sendable {
    /// The names of the folders in `lessons/` that lead to it, the outermost first.
    let names: [String]

    /// The folder that a file is in; one without names for `lessons/` itself.
    ///
    /// - Parameter file: a path from the site’s folder.
    init(of file: String) {
        names = file.split(separator: "/").dropFirst().dropLast().map(String.init)
    }

    private init(names: [String]) {
        self.names = names
    }

    /// That of the whole course.
    static let course = CourseFolder(names: [])

    /// Whether it is a folder in `lessons/`.
    var isPart: Bool { !names.isEmpty }
    var path: String { ([LessonKind.folderName] + names).joined(separator: "/") }
    /// The name in addresses: that of each folder without its number.
    var id: String { names.map(Self.id).joined(separator: "/") }
    /// What it is called where no `index.md` says so.
    var title: String { Slug.title(of: names.last.map(Self.id) ?? "") }
    /// The parts that it is in, the outermost first, and it itself.
    var way: [CourseFolder] {
        names.indices.map { CourseFolder(names: Array(names[...$0])) }
    }
    /// Whether its name begins with its place in the course.
    var isNumbered: Bool { names.last.map { Lesson.parts(of: $0) != nil } ?? true }

    func contains(_ other: CourseFolder) -> Bool { other.names.starts(with: names) }

    private static func id(_ name: String) -> String { Lesson.parts(of: name)?.id ?? name }

    /// Where it is in the course: its number, behind those of the folders that it is in.
    var order: [Int] { names.map(Self.number) }

    /// Where a file is in the course: the numbers of its folders, then its own.
    static func order(of file: String) -> [Int] {
        CourseFolder(of: file).order + [number(SiteFolder.id(file))]
    }

    private static func number(_ name: String) -> Int { Lesson.parts(of: name)?.number ?? .max }
}
