import PennyMessages
import PennyTestSupport
import Testing

@Suite struct CatalogBundleTests {
    /// Two areas of a language.
    static let bytes: [UInt8] = {
        let catalogs = ["common", "loan"].compactMap { name -> (area: WordArea, bytes: [UInt8])? in
            let text = "language: en\narea: \(name)\n\(name).title = Words of \(name)\n"
            let file = CatalogFile.read(text.bytes, as: .source).file
            return WordArea(named: name.bytes).map { area in
                let compiler = CatalogCompiler(.program, source: [file])
                return (area, compiler.compileSource(withNames: false).bytes)
            }
        }
        return CatalogBundle.bytes(language: "de-AT".bytes, catalogs)
    }()

    @Test func `what is written is read`() throws {
        let bundle = try #require(CatalogBundle(Self.bytes))
        #expect(bundle.language == "de-AT".bytes)
        #expect(bundle.catalogs.map(\.area) == [.common, .loan])
        #expect(bundle.catalogs.map(\.catalog.count) == [1, 1])
        let none = CatalogBundle.bytes(language: "en".bytes, [])
        #expect(try #require(CatalogBundle(none)).catalogs.isEmpty)
    }

    @Test func `what people type goes with the catalogs, once`() throws {
        var compiler = TypedTableCompiler(language: "de".bytes)
        compiler.add(TypedWordsFile.read("language: de\nyears: Jahre\n".bytes).file)
        let typed = compiler.bytes
        let bytes = CatalogBundle.bytes(language: "de".bytes, [], typed: typed)
        let table = try #require(CatalogBundle(bytes)?.typed)
        #expect(table.readings(of: "2 Jahre".bytes) == ["2 years".bytes])
        #expect(CatalogBundle(Self.bytes)?.typed == nil)
        #expect(CatalogBundle(bytes + bytes.dropFirst(3)) == nil)
    }

    @Test func `the beginning of a bundle is none, but where a catalog ends`() throws {
        let bytes = Self.bytes
        let lengths = try (0..<bytes.count).filter { length in
            guard let bundle = CatalogBundle(Array(bytes[..<length])) else { return false }
            try #require(bundle.catalogs.count < 2)
            return true
        }
        #expect(lengths.count == 2)
        #expect(lengths.first == 6)
    }

    @Test func `whatever has changed in a bundle, it is read to its end`() {
        var random = SeededGenerator()
        for _ in 0..<20_000 {
            var bytes = Self.bytes
            for _ in 0...Int.random(in: 0..<4, using: &random) {
                let offset = Int.random(in: 0..<bytes.count, using: &random)
                bytes[offset] = UInt8.random(in: 0...255, using: &random)
            }
            guard let bundle = CatalogBundle(bytes) else { continue }
            #expect(bundle.catalogs.count <= bytes.count / 5)
        }
    }
}
