import PennyEngine

/// Something that somebody does to a site, its output or the next build. Each says all that it
/// needs, so that a list of edits can be made again without some of them.
enum SiteEdit: CustomStringConvertible, Sendable {
    /// The way a file gets its new bytes.
    enum Way: String, CaseIterable, Sendable {
        /// Into the existing file.
        case inPlace
        /// Into the same, which says the time that it said before.
        case keepingTime
        /// Into another file that takes the name.
        case byRename
    }

    enum Damage: String, CaseIterable, Sendable {
        case flipped, cutOff, emptied, removed, removedFolder
    }

    /// A change to one file of the output that somebody makes by hand.
    enum Tampering: String, CaseIterable, Sendable {
        case removed, longer, otherByte, replaced
    }

    case write(String, String, Way)
    case remove(String)
    case rename(String, String)
    case swap(String, String)
    case touch(String, seconds: Int)
    case damageCache(Damage, at: Int)
    case tamper(Tampering, file: Int)
    case leaveStaged
    case drafts(Bool)
    case baseURL(String?)
    case date(CivilDate?)
    case jobs(Int)
    case program(String)
    case pictures(Bool)
    case clean

    var description: String {
        switch self {
        case .write(let path, let text, let way):
            "write \(path) \(way.rawValue): \(text.debugDescription)"
        case .remove(let path): "remove \(path)"
        case .rename(let path, let other): "rename \(path) to \(other)"
        case .swap(let path, let other): "swap \(path) and \(other)"
        case .touch(let path, let seconds): "touch \(path) at \(seconds)"
        case .damageCache(let damage, let offset): "damage the memory: \(damage.rawValue) \(offset)"
        case .tamper(let way, let file): "tamper with the output: \(way.rawValue) \(file)"
        case .leaveStaged: "leave a staging folder"
        case .drafts(let isOn): "drafts \(isOn)"
        case .baseURL(let url): "base URL \(url ?? "none")"
        case .date(let date): "date \(date.map { "\($0)" } ?? "none")"
        case .jobs(let count): "jobs \(count)"
        case .program(let name): "program \(name)"
        case .pictures(let isOn): "pictures \(isOn)"
        case .clean: "clean"
        }
    }
}
