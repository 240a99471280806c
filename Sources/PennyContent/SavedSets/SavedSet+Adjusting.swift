public import PennyDiagnostics
import PennyEngine

extension SavedSet {
    /// Returns a new set based on this one, which it names as its origin.
    ///
    /// - Parameters:
    ///   - changes: inputs with their new texts; an input with an empty text is removed.
    ///   - details: the title, description, tags and day of the new set. Its body is empty, since
    ///     that of the old set describes other figures.
    public func adjusted(
        _ changes: [TypedText], details: [TypedText], named name: String
    ) throws(DiagnosticError) -> SavedSet {
        let kind = TypedText("kind", calculator.name, at: location)
        let reader = SavedSetReader(defaults: .init(CalculatorCatalog([calculator])))
        let new = try reader.read(typed: [kind] + details, id: name).sound()
        var inputs = inputs
        var locations = inputLocations
        for change in changes {
            let index = inputs.firstIndex { $0.name == change.key }
            locations.setLocation(of: change.key, to: change.location)
            if change.text.allSatisfy(\.isWhitespace), let index {
                inputs.remove(at: index)
                continue
            }
            let input = RawInput(change.key, change.text)
            if let index { inputs[index] = input } else { inputs.append(input) }
        }
        return SavedSet(
            SetContent(
                id: name, location: new.location, calculator: calculator, title: new.title,
                titleLocation: new.titleLocation, description: new.description,
                descriptionLocation: new.descriptionLocation, date: new.date,
                tags: new.tags.isEmpty ? tags : new.tags, groups: groups,
                linksTerms: linksTerms, terms: terms,
                origin: LocatedWord(text: id, location: location), inputs: inputs,
                inputLocations: locations))
    }
}
