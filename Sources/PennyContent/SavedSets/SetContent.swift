import PennyDiagnostics
import PennyEngine

/// The stored properties of `SavedSet`, which documents them.
struct SetContent: Equatable, Sendable {
    var id: String
    var location: SourceLocation
    var calculator: Calculator
    var title: String
    var titleLocation: SourceLocation
    var description = ""
    var descriptionLocation: SourceLocation
    var date: CivilDate?
    var tags: [String] = []
    var groups: [String: [String]] = [:]
    var isDraft = false
    var linksTerms = true
    var order: Int?
    var terms: [LocatedWord] = []
    var origin: LocatedWord?
    var shown: [ShownFigure] = []
    var inputs: [RawInput]
    var inputLocations: InputLocations
    var body = ""
    var bodyLine = 1
    var bodyPath = ""
}
