import PennyDiagnostics

/// The use of a limit by a site.
public struct LimitUse: Equatable, Sendable {
    public let limit: HostLimit
    public let figure: Int
    /// The folder or file that the figure is about; nil for the whole site.
    public let path: String?

    init(_ limit: HostLimit, _ measure: SiteMeasure) {
        self.limit = limit
        switch limit.kind {
        case .files: (figure, path) = (measure.files, nil)
        case .filesAndFolders: (figure, path) = (measure.files + measure.folders, nil)
        case .filesInFolder:
            (figure, path) = (measure.fullest?.files ?? 0, measure.fullest?.path)
        case .bytes: (figure, path) = (measure.bytes, nil)
        case .bytesOfFile: (figure, path) = (measure.largest?.size ?? 0, measure.largest?.path)
        }
    }

    init(_ limit: HostLimit, _ figure: Int, _ path: String? = nil) {
        self.limit = limit
        self.figure = figure
        self.path = path
    }

    public var isExceeded: Bool { figure > limit.most }

    /// `412 of 20,000 files (2%)`.
    public var text: String {
        let share = percent == 0 ? "under 1%" : "\(percent)%"
        return "\(grouped(figure)) of \(grouped(limit.most)) \(limit.kind.counted) (\(share))"
    }

    /// In whole percent, rounded down.
    private var percent: Int { figure * 100 / max(1, limit.most) }
}
