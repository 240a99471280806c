import PennyDiagnostics
import PennyFiles

extension SiteWork {
    /// Takes over the pictures of a build that are there already, and makes the others.
    ///
    /// - Parameter earlier: what is known of those that stand.
    /// - Returns: what is known of them all, and those that are of no saved set. The records of
    ///   the sets have the others.
    mutating func makePictures(
        of drawings: [(path: String, svg: [UInt8])], _ earlier: [String: PictureStore.Entry],
        _ standing: StandingOutput?, _ files: OutputFiles
    ) throws(DiagnosticError) -> (entries: [String: PictureStore.Entry], made: [Press.Made]) {
        var pictures = PictureStore(earlier: earlier)
        var made: [Press.Made] = []
        for edition in editions {
            for record in edition.checked.records where record.reused == .all {
                let head = edition.site.sets.heads[record.place]
                pictures.keep(edition.edition.prefix + head.address("png"))
            }
        }
        for (path, svg) in drawings {
            guard let kept = pictures.add(svg, at: path, { standing?.bytes($0) }) else { continue }
            made.append(try files.write(.bytes(kept), to: path))
        }
        if let pictureMaker {
            try pictures.makeMissing(pictureMaker) { (path, picture) throws(DiagnosticError) in
                made.append(try files.write(.bytes(picture), to: path))
            }
        }
        return (pictures.entries, keepInRecords(made))
    }

    /// - Returns: what is of no set.
    private mutating func keepInRecords(_ made: [Press.Made]) -> [Press.Made] {
        if made.isEmpty { return [] }
        var stamps = Dictionary(made.map { ($0.path, $0.stamp) }) { first, _ in first }
        for place in editions.indices {
            let (heads, prefix) = (editions[place].site.sets.heads, editions[place].edition.prefix)
            var records = SetRecords(file: scratch)
            for var record in editions[place].checked.records {
                let path = prefix + heads[record.place].address("png")
                if let stamp = stamps.removeValue(forKey: path) { record.marks.png = stamp }
                records.append(record)
            }
            replace(records, of: place)
        }
        return made.filter { stamps[$0.path] != nil }
    }
}
