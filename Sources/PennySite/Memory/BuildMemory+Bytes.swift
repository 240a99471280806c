import PennyFiles

extension BuildMemory.Facts {
    func append(to out: inout MemoryWriter) {
        out.add(program.path)
        out.add(program.mark)
        out.add(programPrint)
        out.add(reading)
        out.add(printing)
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
                out.add(file.mark)
            }
        }
        out.add(part) { out, part in part.append(to: &out) }
    }

    init(_ reader: inout MemoryReader) {
        program = BuildMemory.File(path: reader.text(), mark: reader.mark())
        programPrint = reader.fingerprint()
        reading = reader.fingerprint()
        printing = reader.fingerprint()
        let counts = 0...MemoryReader.mostCount
        (pages, rows) = (reader.int(in: counts), reader.int(in: counts))
        (files, setFiles) = (reader.int(in: counts), reader.int(in: counts))
        (hasWarnings, asksPictures) = (reader.flag(), reader.flag())
        sources = reader.files()
        others = reader.files()
        folders = reader.files()
        part = reader.optional { PartFacts(&$0) } ?? nil
    }
}

extension MemoryReader {
    fileprivate mutating func files() -> [BuildMemory.File] {
        let count = count()
        var files: [BuildMemory.File] = []
        while isSound, files.count < count {
            files.append(BuildMemory.File(path: text(), mark: mark()))
        }
        return files
    }
}
