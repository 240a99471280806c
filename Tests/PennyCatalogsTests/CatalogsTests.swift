import PennyCatalogs
import PennyMessages
import Testing

/// The program's messages.
@Suite struct CatalogsTests {
    @Test(arguments: Catalogs.languages)
    func `the words of each area compile without a fault`(language: String) {
        for words in Catalogs.words(language: language, areas: WordArea.allCases) {
            #expect(words.problems.isEmpty, "\(language), \(words.area.name)")
            #expect(words.stale.isEmpty, "\(language), \(words.area.name)")
            #expect(words.missing.isEmpty, "\(language), \(words.area.name)")
            #expect(words.catalog.vocabularyDigest == MessageVocabulary.programDigest)
        }
    }

    @Test func `the language that nobody speaks has every message, in brackets and accents`() {
        for words in Catalogs.words(language: PseudoLanguage.tag, areas: WordArea.allCases) {
            #expect(words.problems.isEmpty && words.stale.isEmpty && words.missing.isEmpty)
            for index in 0..<words.catalog.count {
                var out: [UInt8] = []
                guard words.catalog.appendPlain(MessageReference(index: UInt16(index)), to: &out)
                else { continue }
                let text = String(decoding: out, as: UTF8.self)
                #expect(!text.contains(/[A-Za-z]/), "\(text)")
                #expect(text.hasPrefix("⟦") == text.contains(/[À-ɓ]/), "\(text)")
            }
        }
    }

    @Test func `words are found at their indexes`() throws {
        let words = try #require(
            Catalogs.words(language: "en", areas: [.simpleInterest]).first)
        #expect(words.area == .simpleInterest)
        var texts: [String] = []
        for index in 0..<words.catalog.count {
            var out: [UInt8] = []
            if words.catalog.appendPlain(MessageReference(index: UInt16(index)), to: &out) {
                texts.append(String(decoding: out, as: UTF8.self))
            }
        }
        #expect(texts.contains("Yearly interest rate"))
        #expect(words.catalog.count > texts.count)
    }

    @Test(arguments: [
        ("common.axis.year", "en", NamedText.plain("Year")),
        ("common.axis.year", "de", .plain("Jahr")), ("common.axis.year", "nl", .plain("Year")),
        ("common.count.years", "en", .formatted), ("result.change.new", "ja", .formatted),
        ("common.axis.gone", "en", nil), ("gone.axis.year", "en", nil), ("", "en", nil),
    ])
    func `a message is found by its name`(_ name: String, _ language: String, _ text: NamedText?) {
        #expect(Catalogs.text(named: name, language: language) == text)
        #expect(Catalogs.names.contains(name) == (text != nil))
    }

    @Test func `an area is compiled once`() throws {
        let areas: [WordArea] = [.common, .result]
        let one = Catalogs.words(language: "en", areas: areas)
        let two = Catalogs.words(language: "en", areas: areas)
        #expect(one.map(\.area) == areas)
        for (first, second) in zip(one, two) { #expect(first.catalog === second.catalog) }
    }

    @Test func `a language without words has English, and all of it is missing`() throws {
        let english = try #require(Catalogs.words(language: "en", areas: [.common]).first)
        let other = try #require(Catalogs.words(language: "he", areas: [.common]).first)
        #expect(other.catalog.count == english.catalog.count)
        #expect(other.catalog.areaDigest == english.catalog.areaDigest)
        #expect(other.catalog.direction == .rightToLeft)
        #expect(other.missing.count == english.catalog.count)
        #expect(other.problems.isEmpty)
    }

    @Test func `browsers get the same messages without names`() throws {
        let english = try #require(Catalogs.words(language: "en", areas: [.result]).first).catalog
        let areas: [WordArea] = [.common, .result]
        let bytes = Catalogs.bundle(language: "en", areas: areas.map(\.rawValue) + [.max])
        let bundle = try #require(CatalogBundle(bytes))
        #expect(bundle.language == Array("en".utf8))
        #expect(bundle.catalogs.map(\.area) == areas)
        let catalog = try #require(bundle.catalogs.last).catalog
        #expect(catalog.count == english.count)
        #expect(catalog.areaDigest == english.areaDigest)
        #expect(catalog.name(at: 0) == [])
        #expect(english.name(at: 0) != [])
    }

    @Test func `scripts get the words of their language, and English in others`() {
        func words(_ scripts: [String], _ language: String) -> String {
            String(decoding: Catalogs.words(of: scripts, language: language), as: UTF8.self)
        }
        let english = words(["input-lines"], "en")
        #expect(
            english.contains(#"{"input-lines.too-long":"This text is too long. Make it shorter.","#)
        )
        #expect(words(["input-lines"], "nl") == english)
        #expect(
            words(["input-lines"], "de").contains(
                #"{"input-lines.too-long":"Dieser Text ist zu lang."#))
        #expect(words([], "de") == "{}")
        let counts = #""quiz.right":["","right"," of ","total"," right the first time"]"#
        #expect(words(["quiz", "storage"], "en").contains(counts))
    }
}
