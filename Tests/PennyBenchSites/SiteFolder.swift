import Foundation
import PennyTestSupport

/// A site that is being made.
struct SiteFolder {
    let root: URL
    var random = SeededGenerator()

    init(path: String) throws {
        root = URL(fileURLWithPath: path, isDirectory: true)
        try add("site.yaml", "title: Bench\nbaseURL: https://bench.example/\ncurrency: USD\n")
        try FileManager.default.createDirectory(
            at: root.appending(path: "calculations"), withIntermediateDirectories: true)
    }

    func add(_ path: String, _ text: String) throws {
        let file = root.appending(path: path)
        let folder = file.deletingLastPathComponent()
        if !FileManager.default.fileExists(atPath: folder.path) {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        try Data(text.utf8).write(to: file)
    }

    /// Loans of 360 rows, each a file of six lines.
    mutating func addLoans(_ count: Int) throws {
        for number in 0..<count {
            try add(
                "calculations/loan-\(number.padded(6)).yaml",
                """
                title: Loan number \(number)
                kind: loan
                principal: \(random.number(in: 50_000...900_000))
                rate: \(random.percent(2_000...9_000))
                term: 30 years
                date: \(random.day())

                """)
        }
    }
}
