import PennyFiles

extension BuildCache.Facts {
    func append(to out: inout RecordWriter) {
        out.add(program.path)
        out.add(program.stamp)
        out.add(programDigest)
        out.add(reading)
        out.add(renderingDigest)
        out.add(pages)
        out.add(rows)
        out.add(files)
        out.add(setFiles)
        out.add(hasWarnings)
        out.add(asksPictures)
        for files in [sources, others, folders] {
            out.add(count: files.count)
            for file in files {
                out.add(file.path)
                out.add(file.stamp)
            }
        }
        out.add(shard) { out, shard in shard.append(to: &out) }
    }

    init(_ reader: inout RecordReader) {
        program = BuildCache.File(path: reader.text(), stamp: reader.stamp())
        programDigest = reader.digest()
        reading = reader.digest()
        renderingDigest = reader.digest()
        let counts = 0...RecordReader.mostCount
        (pages, rows) = (reader.int(in: counts), reader.int(in: counts))
        (files, setFiles) = (reader.int(in: counts), reader.int(in: counts))
        (hasWarnings, asksPictures) = (reader.flag(), reader.flag())
        sources = reader.files()
        others = reader.files()
        folders = reader.files()
        shard = reader.optional { ShardSummary(&$0) } ?? nil
    }
}

extension RecordReader {
    fileprivate mutating func files() -> [BuildCache.File] {
        let count = count()
        var files: [BuildCache.File] = []
        while isSound, files.count < count {
            files.append(BuildCache.File(path: text(), stamp: stamp()))
        }
        return files
    }
}
