import Foundation
import Glibc
import PennyDiagnostics
import PennyFiles
import PennySite

@testable import PennyDiff

/// A small site and a changed version, both built in a temporary folder, which is removed with the
/// value.
final class TwoSites {
    private let root: String
    var old: String { root + "/old" }
    var new: String { root + "/new" }

    /// - Parameters:
    ///   - change: the files of the new site that differ, by path.
    ///   - gone: the files that the new site does not have.
    init(_ change: [String: String] = [:], without gone: [String] = []) throws {
        var template = Array((NSTemporaryDirectory() + "/penny-diff-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil, let resolved = realpath(template, nil) else {
            throw CocoaError(.fileWriteUnknown)
        }
        root = String(cString: resolved)
        free(resolved)
        try build(Self.files, "old")
        let changed = Self.files.merging(change) { $1 }
        try build(changed.filter { !gone.contains($0.key) }, "new")
    }

    deinit { do { try FileSystem.removeTree(root) } catch {} }

    private func build(_ files: [String: String], _ name: String) throws {
        let site = FileTree(root + "/\(name)-site")
        for (path, text) in files {
            try FileSystem.makeFolders(FileSystem.split(site.path(path)).folder)
            try site.write(Array(text.utf8), to: path)
        }
        var options = BuildOptions(site: site.root)
        options.output = root + "/" + name
        _ = try SiteBuilder(options).build()
    }

    // MARK: - Comparing

    func differences(jobs: Int? = nil) throws -> SiteDifferences {
        try SiteComparison(old: old, new: new, jobs: jobs).differences()
    }

    /// The messages of a comparison that fails, without the temporary folder.
    func faults(_ old: String, _ new: String) -> String {
        do throws(DiagnosticError) {
            _ = try SiteComparison(old: root + "/" + old, new: root + "/" + new).differences()
            return ""
        } catch {
            let printer = DiagnosticPrinter { _ in nil }
            return printer.text(of: error.diagnostics).replacing(root + "/", with: "")
        }
    }

    // MARK: - Built files

    func write(_ text: String, to path: String) throws {
        try FileSystem.replace(root + "/" + path, with: Array(text.utf8))
    }

    func text(_ path: String) throws -> String {
        String(decoding: try FileSystem.read(root + "/" + path), as: UTF8.self)
    }

    func replace(_ old: String, with new: String, in path: String) throws {
        let text = try text(path)
        guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
        try write(text.replacing(old, with: new), to: path)
    }

    func remove(_ path: String) throws { try FileSystem.removeTree(root + "/" + path) }

    /// A site small enough to check by hand: its loan bears no interest.
    static let files = [
        "site.yaml": "title: Money\n",
        "calculations/bike.md": bike(),
        "budgets/ours.md": """
        ---
        title: Our month
        income: [{name: Pay, amount: 2000}]
        expenses:
          - {name: Rent, amount: 800}
          - {name: Food, amount: 400}
        ---

        """,
        "glossary/apr.md": "---\nterm: APR\nshort: The cost of a year.\n---\nIt is a percentage.\n",
        "pages/about.md": page("About us", "We count every penny that there is."),
        "pages/links.md": page("Links", "Read [about us](about.md) first."),
        "assets/notes.txt": "a\n",
    ]

    static func bike(_ principal: String = "1,200", title: String = "The bike") -> String {
        """
        ---
        kind: loan
        title: \(title)
        description: What it costs.
        principal: \(principal)
        rate: 0%
        term: 12 months
        ---
        Pay it off.

        """
    }

    static func page(_ title: String, _ body: String) -> String {
        "---\ntitle: \(title)\n---\n\(body)\n"
    }
}

extension SiteDifferences {
    func page(_ path: String) -> PageDifference? { pages.first { $0.path == path } }
}

extension ValueChange {
    /// `Monthly payment: $100.00 → $200.00`.
    var line: String {
        let (before, after) = DifferenceWords.values(of: self)
        return "\(DifferenceWords.label(of: self)): \(before) → \(after)"
    }
}

extension TextChange {
    var line: String { "\(part.rawValue): \(before) → \(after)" }
}
