import Foundation
import PennyEngine
import PennyReport

/// A folder with a `report.yaml`, deleted with its last reference.
final class ReportSite: Sendable {
    let path: String

    init(_ sources: String, allows: String = "127.0.0.1") throws {
        path = NSTemporaryDirectory() + "/penny-report-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true)
        try write("allowHosts: [\(allows)]\nsources:\n\(sources)\n", to: "report.yaml")
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: path) } catch {}
    }

    func write(_ text: String, to relative: String) throws {
        let file = URL(fileURLWithPath: path + "/" + relative)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Nil if there is no file.
    func text(_ relative: String) -> String? {
        FileManager.default.contents(atPath: path + "/" + relative)
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// All files below the folder, in order.
    var files: [String] {
        let found = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
        return found.filter { name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
            return !isFolder.boolValue
        }.sorted()
    }

    /// The report of a day; the clock stands at 09:30 of it, or of another day.
    func job(_ iso: String, at now: String? = nil) throws -> ReportJob {
        let seconds = try date(now ?? iso).dayNumber * 86_400 + 34_200
        return try ReportJob(
            site: path, seconds: seconds, day: try date(iso), version: "Pennypress 9")
    }

    /// A source of values in one line.
    static func csv(_ name: String, _ url: String, _ more: String = "") -> String {
        "  - {name: \(name), kind: value, format: csv, url: \"\(url)\", "
            + "attribution: Someone, licence: CC0\(more)}"
    }

    static func html(_ name: String, _ url: String, _ selector: String, _ more: String = "")
        -> String
    {
        "  - {name: \(name), kind: value, format: html, url: \"\(url)\", "
            + "selector: \"\(selector)\", attribution: Someone, licence: CC0\(more)}"
    }

    static func feed(_ name: String, _ url: String, _ more: String = "") -> String {
        "  - {name: \(name), kind: headlines, format: feed, url: \"\(url)\", "
            + "attribution: Someone, licence: CC0\(more)}"
    }

    static func hand(_ name: String, _ kind: String = "value") -> String {
        "  - {name: \(name), kind: \(kind), format: hand, attribution: Me, licence: CC0}"
    }
}
