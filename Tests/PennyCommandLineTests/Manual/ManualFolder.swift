import Foundation
import PennyTestSupport
import Testing

/// The pages of a folder of the manual that are made from the program: compared with its current
/// declarations, or rewritten on request.
enum ManualFolder {
    /// - Parameter others: pages of the folder that people write.
    static func compare(
        _ pages: [ManualPage], under folder: String, besides others: Set<String> = []
    ) throws {
        let root = "\(ManualPage.folder)/\(folder)"
        let isRecorded = ProcessInfo.processInfo.environment["PENNY_RECORD_GOLDENS"] != nil
        if isRecorded {
            try record(pages, in: root, besides: others)
            Issue.record("the pages below \(root) were written anew")
        }
        for page in pages {
            #expect(Repository.exists(page.path), "\(page.path) is missing: see CONTRIBUTING.md")
            guard Repository.exists(page.path) else { continue }
            let text = try Repository.text(of: page.path)
            #expect(text == page.text, "\(page.path): record the pages, see CONTRIBUTING.md")
        }
        let there = try Repository.files(under: root, endingIn: [".md"]).map(\.path)
        let known = Set(pages.map(\.path) + others.map { "\(root)/\($0)" })
        for path in there where !known.contains(path) {
            Issue.record("\(path) is of nothing that the program has")
        }
    }

    private static func record(
        _ pages: [ManualPage], in root: String, besides others: Set<String>
    ) throws {
        let known = Set(pages.map(\.path) + others.map { "\(root)/\($0)" })
        for file in try Repository.files(under: root, endingIn: [".md"])
        where !known.contains(file.path) {
            try FileManager.default.removeItem(atPath: Repository.path(of: file.path))
        }
        for page in pages {
            let path = Repository.path(of: page.path)
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try page.text.write(toFile: path, atomically: true, encoding: .utf8)
        }
    }
}
