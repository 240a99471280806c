import Foundation
import Glibc
import PennyContent
import PennyDiagnostics
import PennyEngine

@testable import PennyFiles
@testable import PennyLibrary

/// A temporary folder with a library in it, which is removed with the value.
final class LibraryFolder: Sendable {
    let path: String

    init() throws {
        var template = Array((NSTemporaryDirectory() + "/penny-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: path) } catch {}
    }

    func library(
        steps: (any FileSteps)? = nil, capacity: Int? = nil,
        patience: Duration = .seconds(60), observer: @escaping (LibraryEvent) -> Void = { _ in }
    ) throws -> Library {
        let configuration = try capacity.map { count in
            try SiteConfiguration.read(
                ContentText(
                    path: "site.yaml", text: "title: Test\nlibrary:\n  capacity: \(count)\n")
            ).sound()
        }
        return Library(
            root: path, configuration: configuration, steps: steps ?? QuickSteps(path),
            patience: patience,
            observer: observer
        ) { (set, _) throws(DiagnosticError) in
            try set.calculation(InputDefaults())
        }
    }

    func write(_ text: String, to relative: String) throws {
        let file = URL(fileURLWithPath: path + "/" + relative)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(_ relative: String) throws -> String {
        String(
            decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + relative)),
            as: UTF8.self)
    }

    /// The files of the library with their texts, except the lock.
    func files() throws -> [String: String] {
        var files: [String: String] = [:]
        for name in try FileSystem.files(below: path) where !name.hasSuffix("/lock") {
            files[name] = try text(name)
        }
        return files
    }
}

/// The operations of the disk without synchronization: a test reads the files at once.
struct QuickSteps: FileSteps {
    private let tree: FileTree

    init(_ root: String) { tree = FileTree(root) }

    func makeFolder(_ path: String) throws(FileError) { try tree.makeFolders(path) }

    func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        let file = open(tree.path(path), O_WRONLY | O_CREAT | O_EXCL, 0o644)
        guard file >= 0 else { throw FileError(path) }
        defer { close(file) }
        let count = Glibc.write(file, bytes, bytes.count)
        guard count == bytes.count else { throw FileError(path) }
    }

    func link(_ old: String, to new: String) throws(FileError) {
        try tree.link(old, to: new)
    }

    func rename(_ old: String, to new: String) throws(FileError) {
        try tree.rename(old, to: new)
    }

    func remove(_ path: String) throws(FileError) { try tree.remove(path) }

    func synchronise(folder path: String) throws(FileError) {}
}

/// Sets to save.
enum Sets {
    /// A savings plan of some years, in one of several spellings of the same inputs.
    static func savings(
        _ years: Int, named name: String, spelling: Int = 0, title: String? = nil
    ) throws(DiagnosticError) -> SavedSet {
        let spellings = ["\(years)", "\(years).0", "\(years).00", "+\(years)"]
        let start = ["1000", "1,000", "1000.00", "1,000.00"]
        return try set(
            "savings", named: name,
            [
                ("yearsToInvest", spellings[spelling % 3]),
                ("initialInvestment", start[spelling % 4]), ("interestRate", "4%"),
            ] + (title.map { [("title", $0)] } ?? []))
    }

    static func loan(_ principal: String, named name: String) throws(DiagnosticError) -> SavedSet {
        try set(
            "loan", named: name, [("principal", principal), ("rate", "6%"), ("term", "2 years")])
    }

    static func set(
        _ kind: String, named name: String, _ inputs: [(String, String)]
    ) throws(DiagnosticError) -> SavedSet {
        let typed = [("kind", kind)] + inputs
        return try SavedSetReader().read(
            typed: typed.map { TypedText($0.0, $0.1, at: SourceLocation.option($0.0)) }, id: name
        ).sound()
    }
}

extension SaveOutcome {
    var savedID: String? { if case .saved(let stored, _, _, _) = self { stored.id } else { nil } }

    var duplicateID: String? {
        if case .duplicate(let stored, _) = self { stored.id } else { nil }
    }

    var isFull: Bool { if case .full = self { true } else { false } }
}
