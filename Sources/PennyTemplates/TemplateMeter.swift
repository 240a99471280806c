/// Counts what a page needs, so that partials and sections that repeat each other come to an end.
struct TemplateMeter {
    private let bounds: TemplateBounds
    private let page: String
    private var tags = 0
    /// The step of the last tag, where a page becomes too much.
    private(set) var place = 0

    init(_ bounds: TemplateBounds, page: String) {
        self.bounds = bounds
        self.page = page
    }

    /// As much work as an element of a list, whose values are made when it is their time.
    static let element = 10
    /// As much work as finding out why a tag has no meaning.
    static let fault = 100
    /// So many bytes of blanks are as much work as a tag.
    static let blanks = 64

    mutating func begin(tagAt place: Int) {
        self.place = place
        count(1)
    }

    mutating func count(_ work: Int) { tags += work }

    /// The part that is over its bound.
    ///
    /// - Parameter size: the bytes of the page so far.
    func fault(size: Int) -> TemplateFault? {
        if size > bounds.bytes { return .pageTooLarge(page, limit: bounds.bytes) }
        if tags > bounds.tags { return .tooManyTags(page, limit: bounds.tags) }
        return nil
    }
}
