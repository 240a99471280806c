import PennyDiagnostics

/// The scripts with the data of the search. They are scripts because pages on a disk may load
/// nothing else.
struct SearchIndexFiles: Artifact {
    let index: SearchIndex

    var id: String { "search:index" }
    var origin: String { "the search" }

    var outputs: [ArtifactFile] {
        [ArtifactFile(path: Address.searchPart("index"))]
            + index.parts.map {
                ArtifactFile(path: Address.searchPart(SearchIndex.name(of: $0.bound)))
            }
            + index.pages.map {
                ArtifactFile(path: Address.searchPart(SearchIndex.name(ofPages: $0)))
            }
    }

    func rendered(in layout: Layout) throws(DiagnosticError) -> RenderedFiles {
        let index = index
        var files: [(path: String, content: RenderedFiles.Content)] = [
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
        return RenderedFiles(files)
    }
}
