import PennyFiles

/// The stamps of source files in the previous build, and the rule that computes them.
struct SourceStamps: Sendable {
    /// Nil without a previous build, or if files would now be read in another way.
    let cache: BuildCache?
    /// The time when the build began, in nanoseconds since 1970.
    let start: Int
    let rule: CacheRule
    /// The prefix of the names of an edition's sets; see `Edition`.
    var prefix = ""

    /// The stamp of a file. The system may give the same state before and after a change that
    /// happens while a file is read, or soon after; so a file younger than the build has an unknown
    /// stamp.
    func stamp(of seen: FileState) -> FileStamp {
        let state = rule.view(seen)
        if rule.has(.sourceIsRecent), state.isYounger(than: start) { return .unknown }
        return FileStamp([
            rule.has(.sourceSize) ? state.size : 0,
            rule.has(.sourceModified) ? state.modified : 0,
            rule.has(.sourceChanged) ? state.changed : 0,
            rule.has(.sourceInode) ? Int(truncatingIfNeeded: state.inode) : 0,
        ])
    }

    /// The stamp of a source as it was read: one file, or a file with its translation.
    func stamp(of source: SourceState) -> FileStamp { stamp(of: source.states) }

    private func stamp(of states: [FileState]) -> FileStamp {
        let stamps = states.map { stamp(of: $0) }
        if stamps.count == 1 { return stamps[0] }
        if stamps.isEmpty || stamps.contains(.unknown) { return .unknown }
        return FileStamp(stamps.map { Int(truncatingIfNeeded: $0.number) })
    }

    /// The stamp of a file as it is now, with its translation.
    func stamp(of path: String, in folder: SourceFolder) -> FileStamp {
        do throws(FileError) {
            let paths = [path] + [folder.translation(of: path)].compactMap(\.self)
            var states: [FileState] = []
            for path in paths {
                guard let state = try folder.tree.state(of: path) else { return .unknown }
                states.append(state)
            }
            return stamp(of: states)
        } catch {
            // The error is reported when the file is read.
            return .unknown
        }
    }

    /// The cached head of the set in a file that is unchanged and has no diagnostics.
    ///
    /// - Parameter index: the probable index among the cached sets.
    func unchanged(_ path: String, near index: Int, in folder: SourceFolder) -> SetHead? {
        guard let previous = cache?.head(named: prefix + SourceFolder.id(path), near: index),
            previous.key != nil,
            previous.head.path == path, previous.head.stamp != .unknown,
            previous.head.stamp == stamp(of: path, in: folder)
        else { return nil }
        return previous.head
    }
}
