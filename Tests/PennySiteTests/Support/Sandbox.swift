import Foundation
import Glibc
import PennyDiagnostics
import PennySite

/// A temporary folder with a small site in it. It goes when nobody holds it.
final class Sandbox {
    /// The folder's path without links; the site is the folder `site` in it.
    let root: String

    var site: String { path("site") }
    var output: String { path("out") }

    init(_ files: [String: String] = SmallSite.files) throws {
        var template = Array((NSTemporaryDirectory() + "/penny-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil, let resolved = realpath(template, nil) else {
            throw CocoaError(.fileWriteUnknown)
        }
        root = String(cString: resolved)
        free(resolved)
        for (path, text) in files { try write(text, to: "site/" + path) }
    }

    deinit {
        do { try FileManager.default.removeItem(atPath: root) } catch {}
    }

    // MARK: - Files

    func path(_ relative: String) -> String { root + "/" + relative }

    func write(_ text: String, to relative: String) throws {
        try write(Array(text.utf8), to: relative)
    }

    func write(_ bytes: [UInt8], to relative: String) throws {
        let file = URL(fileURLWithPath: path(relative))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func makeFolder(_ relative: String) throws {
        try FileManager.default.createDirectory(
            atPath: path(relative), withIntermediateDirectories: true)
    }

    func link(_ relative: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path(relative), withDestinationPath: target)
    }

    func remove(_ relative: String) throws {
        try FileManager.default.removeItem(atPath: path(relative))
    }

    func exists(_ relative: String) -> Bool {
        FileManager.default.fileExists(atPath: path(relative))
    }

    func bytes(_ relative: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(relative))))
    }

    func text(_ relative: String) throws -> String {
        String(decoding: try bytes(relative), as: UTF8.self)
    }

    /// The names in a folder, hidden ones too, but for what builds keep for the next one.
    func names(_ relative: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path(relative)).sorted()
            .filter { !$0.hasSuffix(".cache") }
    }

    struct Entry: Equatable {
        let path: String
        let mode: Int
        /// Nil for a folder.
        let bytes: [UInt8]?
    }

    /// Everything below a folder with its permissions.
    func tree(_ relative: String = "out") throws -> [Entry] {
        let manager = FileManager.default
        return try manager.subpathsOfDirectory(atPath: path(relative)).sorted().map { name in
            let full = relative + "/" + name
            let attributes = try manager.attributesOfItem(atPath: path(full))
            let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
            return Entry(
                path: name, mode: (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0,
                bytes: isFolder ? nil : try bytes(full))
        }
    }

    // MARK: - Building

    @discardableResult
    func build(_ change: (inout BuildOptions) -> Void = { _ in }) throws -> BuildReport {
        var options = BuildOptions(site: site)
        options.output = output
        change(&options)
        return try SiteBuilder(options).build()
    }

    /// The messages of a build that fails, with paths from the sandbox; empty for a build that
    /// succeeds.
    func faults(_ change: (inout BuildOptions) -> Void = { _ in }) -> String {
        do throws(DiagnosticError) {
            var options = BuildOptions(site: site)
            options.output = output
            change(&options)
            _ = try SiteBuilder(options).build()
            return ""
        } catch {
            return messages(error.diagnostics)
        }
    }

    func messages(_ diagnostics: [Diagnostic]) -> String {
        let printer = DiagnosticPrinter { path in
            // As the program does, without following links.
            guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
            else { return nil }
            return FileManager.default.contents(atPath: path)
                .map { String(decoding: $0, as: UTF8.self) }
        }
        return printer.text(of: diagnostics).replacing(root + "/", with: "")
    }
}
