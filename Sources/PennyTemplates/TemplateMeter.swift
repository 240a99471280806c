import PennyDiagnostics

/// Measures the work of a page, so that partials and sections that multiply each other end.
struct TemplateMeter {
    private let bounds: TemplateBounds
    private let page: String
    private var tags = 0
    /// The step of the last tag, at which a limit is exceeded.
    private(set) var index = 0

    init(_ bounds: TemplateBounds, page: String) {
        self.bounds = bounds
        self.page = page
    }

    /// The work for an element of a list whose values are made on demand, in tags.
    static let element = 10
    /// The work to find out why a tag has no value, in tags.
    static let fault = 100
    /// The number of indentation bytes that count as one tag.
    static let blanks = 64

    mutating func begin(tagAt index: Int) {
        self.index = index
        count(1)
    }

    mutating func count(_ work: Int) { tags += work }

    /// The error for a limit that is exceeded.
    ///
    /// - Parameter size: the bytes of the page so far.
    func fault(size: Int) -> Fault? {
        if size > bounds.bytes { return .template.pageTooLarge(page, bounds.bytes) }
        if tags > bounds.tags { return .template.tooManyTags(page, bounds.tags) }
        return nil
    }
}
