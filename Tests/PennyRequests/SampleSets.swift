import PennyContent
import PennyEngine
import PennyTestSupport

/// The saved sets of the sample site, which are what people calculate.
enum SampleSets {
    /// The inputs of each set by its calculator, in the order of the sample site. A set that names
    /// others has their inputs beside the names, as a build puts them there.
    static func byCalculator() -> [Calculator: [[RawInput]]] {
        let sets = SetFolder.allCases.flatMap(sets)
        let named = Dictionary(uniqueKeysWithValues: sets.map { ($0.id, $0) })
        return Dictionary(grouping: sets, by: \.calculator).mapValues { sets in
            sets.sorted { ($0.order ?? .max, $0.id) < ($1.order ?? .max, $1.id) }.map { set in
                set.inputs.map { input in
                    set.calculator == .scenarios ? resolved(input, named) : input
                }
            }
        }
    }

    private static func sets(in folder: SetFolder) -> [SavedSet] {
        guard
            let files = try? Repository.files(under: "site/\(folder.name)", endingIn: [".md"])
        else { fatalError("no sample site") }
        // A translation has the inputs of its original.
        let originals = files.filter {
            $0.path.count { $0 == "." } == 1 && !$0.path.hasSuffix("/" + SetFolder.pageFile)
        }
        return originals.map { file in
            let reader = SavedSetReader(folder: folder)
            let text = ContentText(path: file.path, text: file.text)
            let name = (file.path.split(separator: "/").last ?? "").dropLast(".md".count)
            guard let set = reader.read(markdown: text, id: String(name)).value else {
                fatalError("\(file.path) cannot be read")
            }
            return set
        }
    }

    private static func resolved(_ input: RawInput, _ named: [String: SavedSet]) -> RawInput {
        guard input.name == "sets", let entries = SavedSet.memberEntries(of: input) else {
            return input
        }
        let resolved = entries.map { entry in
            guard let name = entry.first(where: { $0.name == "set" })?.text, let set = named[name]
            else { fatalError("the sample site has no set \(entry)") }
            return entry + ScenariosOfKind.fields(of: set.calculator, set.inputs)
        }
        return RawInput(input.name, .entries(resolved))
    }
}
