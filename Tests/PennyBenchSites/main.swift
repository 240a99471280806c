import Foundation
import PennyTestSupport

// penny-bench-sites loans|mix|words|pages COUNT FOLDER: makes a site that `make bench` builds. The same
// words give the same files; PENNY_TEST_SEED gives others.

let words = CommandLine.arguments.dropFirst()
guard words.count == 3, let name = words.first, let count = Int(words.dropFirst().first ?? ""),
    let path = words.last
else {
    FileHandle.standardError.write(
        Data("usage: penny-bench-sites loans|mix|words|pages COUNT FOLDER\n".utf8))
    exit(64)
}

func make(_ name: String, _ count: Int, in path: String) throws {
    var site = try SiteFolder(path: path)
    switch name {
    case "loans": try site.addLoans(count)
    case "mix": try site.addMix(count)
    case "pages": try site.addPages(count)
    case "words": try site.addWords(terms: count, texts: count / 2)
    default: preconditionFailure("there is no site of \(name)")
    }
}

try make(name, count, in: path)
