/// What `NSKeyedArchiver` writes: a list of objects that name each other by
/// number. An object is looked up where it is named and never followed further,
/// so a cycle leads nowhere.
struct KeyedArchive {
    typealias Entries = [PropertyList.Entry]

    private let list: PropertyList
    /// The place in the list of each object.
    private let objects: [Int]
    /// The numbers of the objects that were archived under keys.
    let tops: [Int]

    /// Nil for a property list that is no archive.
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

    /// The object of a number; nil where there is none. Object 0 stands for nothing.
    func object(_ number: Int) -> PropertyList.Node? {
        number > 0 && number < objects.count ? list.nodes[objects[number]] : nil
    }

    /// The value under a key, be it written there or an object of its own.
    func value(_ key: String, in entries: Entries) -> PropertyList.Node? {
        let value = list.value(key, in: entries)
        if case .reference(let number) = value { return object(number) }
        return value
    }

    /// The name of an object's class, without the module that declares it:
    /// `SavedResults` of `Savings.SavedResults` and `_TtC7Savings12SavedResults`.
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
        guard case .array(let places) = list.value("NS.objects", in: entries) else { return nil }
        return places.compactMap { place in
            if case .reference(let number) = list.nodes[place] { number } else { nil }
        }
    }

    /// The text of a string, which a mutable one keeps under a key.
    func text(_ node: PropertyList.Node?) -> String? {
        switch node {
        case .text(let text): text
        case .dictionary(let entries):
            if case .text(let text) = value("NS.string", in: entries) { text } else { nil }
        default: nil
        }
    }

    /// `Savings` and `SavedResults` of `7Savings12SavedResults`.
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
