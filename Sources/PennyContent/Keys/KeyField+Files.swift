/// The keys of each kind of file, in the order of the manual.
extension KeyField {
    package static let site = SiteConfiguration.keys.fields
    package static let report = ReportConfiguration.keys.fields
    package static let page = ProsePage.sectionKeys.fields
    package static let lesson = Lesson.keys.fields
    package static let part = Lesson.partKeys.fields
    package static let term = GlossaryTerm.keys.fields
    package static let set = SetContent.keys.fields
}
