import PennyDiagnostics

/// The scripts that hand the search its data. They are scripts because pages on a disk may load
/// nothing else.
struct SearchFiles: OutputGroup {
    let index: SearchIndex

    var id: String { "search:index" }
    var origin: String { "the search" }

    var outputs: [Output] {
        [Output(path: Address.searchPart("index"))]
            + index.parts.map { Output(path: Address.searchPart(SearchIndex.name(of: $0.bound))) }
            + index.pages.map { Output(path: Address.searchPart(SearchIndex.name(ofPages: $0))) }
    }

    func printed(in frame: Frame) throws(DiagnosticError) -> Printed {
        let index = index
        var files: [(path: String, content: Printed.Content)] = [
            (Address.searchPart("index"), .making { index.head() })
        ]
        for part in index.parts {
            files.append(
                (
                    Address.searchPart(SearchIndex.name(of: part.bound)),
                    .making { index.script(of: part) }
                ))
        }
        for number in index.pages {
            files.append(
                (
                    Address.searchPart(SearchIndex.name(ofPages: number)),
                    .making { index.script(ofPages: number) }
                ))
        }
        return Printed(files)
    }
}
