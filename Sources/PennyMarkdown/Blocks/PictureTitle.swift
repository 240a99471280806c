/// The title of an image that is alone in its paragraph.
struct PictureTitle {
    let title: TextRange

    /// Nil for other content, and for an image without a title.
    init?(of content: ArraySlice<Event>) {
        guard case .enter(.image(_, let title)) = content.first?.kind, !title.isEmpty else {
            return nil
        }
        var depth = 0
        for (index, event) in zip(content.indices, content) {
            switch event.kind {
            case .enter(.image): depth += 1
            case .exit(.image):
                depth -= 1
                if depth == 0, index + 1 < content.endIndex { return nil }
            default: break
            }
        }
        self.title = title
    }
}
