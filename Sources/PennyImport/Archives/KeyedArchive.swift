/// Reads the format of `NSKeyedArchiver`: a list of objects that refer to each other by number. A
/// reference is resolved once and never followed further, so cycles are harmless.
struct KeyedArchive {
    typealias Entries = [PropertyList.Entry]

    private let list: PropertyList
    /// The index of each object in the property list.
    private let objects: [Int]
    /// The numbers of the objects that were archived under top-level keys.
    let tops: [Int]

    /// Nil if the property list is not an archive.
    init?(_ list: PropertyList) {
        let root = list.rootEntries
        guard list.value("$archiver", in: root) == .text("NSKeyedArchiver"),
            case .array(let objects) = list.value("$objects", in: root),
            case .dictionary(let top) = list.value("$top", in: root)
        else { return nil }
        self.list = list
        self.objects = objects
        tops = top.compactMap { entry in
            if case .reference(let number) = list.nodes[entry.value] { number } else { nil }
        }.sorted()
    }

    /// The object with a number; nil if there is none. Object 0 is null.
    func object(_ number: Int) -> PropertyList.Node? {
        number > 0 && number < objects.count ? list.nodes[objects[number]] : nil
    }

    /// The value of a key, either stored inline or as a referenced object.
    func value(_ key: String, in entries: Entries) -> PropertyList.Node? {
        let value = list.value(key, in: entries)
        if case .reference(let number) = value { return object(number) }
        return value
    }

    /// The name of an object's class, without its module: `SavedResults` for `Savings.SavedResults`
    /// and `_TtC7Savings12SavedResults`.
    func className(of entries: Entries) -> String? {
        guard case .dictionary(let described) = value("$class", in: entries),
            case .text(let name) = value("$classname", in: described)
        else { return nil }
        guard name.hasPrefix("_TtC") else {
            return name.split(separator: ".").last.map(String.init)
        }
        return Self.words(ofMangled: name.dropFirst(4)).last ?? name
    }

    /// The numbers of the objects in an array, a set or a dictionary's values.
    func elements(of entries: Entries) -> [Int]? {
        guard case .array(let indices) = list.value("NS.objects", in: entries) else { return nil }
        return indices.compactMap { index in
            if case .reference(let number) = list.nodes[index] { number } else { nil }
        }
    }

    /// The text of a string; a mutable string stores it under a key.
    func text(_ node: PropertyList.Node?) -> String? {
        switch node {
        case .text(let text): text
        case .dictionary(let entries):
            if case .text(let text) = value("NS.string", in: entries) { text } else { nil }
        default: nil
        }
    }

    /// `Savings` and `SavedResults` for `7Savings12SavedResults`.
    private static func words(ofMangled text: Substring) -> [String] {
        var words: [String] = []
        var rest = text
        while let length = Int(rest.prefix { $0.isASCII && $0.isNumber }), length > 0 {
            rest = rest.drop { $0.isASCII && $0.isNumber }
            guard length <= rest.utf8.count else { return words }
            words.append(String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return words
    }
}
