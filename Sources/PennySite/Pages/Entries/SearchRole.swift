/// A kind of page that questions ask for: “APR meaning” asks for a term. The names are those of
/// the section `kinds` of `messages/…/search.words`.
enum SearchRole: String, CaseIterable {
    case calculator, term, comparison, lesson
}
