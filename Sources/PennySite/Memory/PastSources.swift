import PennyFiles

/// What is known of the source files from the build before, and how a file is known again.
struct PastSources: Sendable {
    /// Nil where nothing is known, or the files would be read in another way now.
    let memory: BuildMemory?
    /// When the build began.
    let start: Int
    let rule: KeyRule
    /// What stands before the names of an edition's sets; see `Edition`.
    var prefix = ""

    /// Of a file that changes while it is read, or soon after, the system may say the same before
    /// and after. So nothing is told by the state of one that is younger than the build.
    func mark(of seen: FileState) -> FileMark {
        let state = rule.view(seen)
        if rule.has(.sourceIsRecent), state.isYounger(than: start) { return .unknown }
        return FileMark([
            rule.has(.sourceSize) ? state.size : 0,
            rule.has(.sourceModified) ? state.modified : 0,
            rule.has(.sourceChanged) ? state.changed : 0,
            rule.has(.sourceInode) ? Int(truncatingIfNeeded: state.inode) : 0,
        ])
    }

    /// The mark of what was read: of a file, or of one with its translation.
    func mark(of source: ReadSource) -> FileMark { mark(of: source.states) }

    private func mark(of states: [FileState]) -> FileMark {
        let marks = states.map { mark(of: $0) }
        if marks.count == 1 { return marks[0] }
        if marks.isEmpty || marks.contains(.unknown) { return .unknown }
        return FileMark(marks.map { Int(truncatingIfNeeded: $0.number) })
    }

    /// The mark of a file as it is now, with its translation.
    func mark(of path: String, in folder: SiteFolder) -> FileMark {
        do throws(FileError) {
            let paths = [path] + [folder.translation(of: path)].compactMap(\.self)
            var states: [FileState] = []
            for path in paths {
                guard let state = try folder.tree.state(of: path) else { return .unknown }
                states.append(state)
            }
            return mark(of: states)
        } catch {
            // Whoever reads it is told.
            return .unknown
        }
    }

    /// The set of a file that is as it was, and of which there is nothing to tell.
    ///
    /// - Parameter place: where it probably stands among those that are known.
    func unchanged(_ path: String, near place: Int, in folder: SiteFolder) -> SetHead? {
        guard let past = memory?.head(named: prefix + SiteFolder.id(path), near: place),
            past.key != nil,
            past.head.path == path, past.head.mark != .unknown,
            past.head.mark == mark(of: path, in: folder)
        else { return nil }
        return past.head
    }
}
