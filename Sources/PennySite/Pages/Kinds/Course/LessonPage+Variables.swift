extension LessonPage {
    static let names: [TemplateVariable] =
        TemplateVariable.bodyLanguage + [
            .text("id", "The name of the chapter’s file."),
            .text("position", "Its place among the chapters, in words."),
            .text("minutes", "How long it takes to read, in words."), CoursePart.breadcrumbs,
            .text("standards", "The topics of the national standards that it covers.").orOff,
            .text("summary", "The description of the chapter."),
            TemplateVariable.contents, .html("body", "The text of the chapter."),
            TemplateVariable.terms,
            TemplateVariable.tags, TemplateVariable.taxonomies,
        ] + TemplateVariable.neighbours
}

extension Chapter {
    static let names: [TemplateVariable] =
        [
            .text("id", "The name of the chapter’s file."),
            .text("number", "Its place in the course."), .text("title", "Its title."),
            .text("href", "The way to it."), .text("description", "Its description."),
            .text("minutes", "How long it takes to read, in words."),
        ] + TemplateVariable.language
}

extension CoursePage {
    static let names: [TemplateVariable] =
        TemplateVariable.bodyLanguage + [
            .text("summary", "The description in lessons/index.md."),
            .text("size", "How many chapters there are, and how long they take to read, in words."),
            .flag("hasBody", "Whether lessons/index.md has a text."),
            .html("body", "The text of lessons/index.md."),
            ChapterGroup.list,
            .list(
                "standards", "The topics of the national standards.",
                of: [
                    .text("label", "The topic."),
                    .list("chapters", "The chapters that cover it.", of: Chapter.names),
                ]),
            .text("print", "The way to all chapters on one page."),
        ]
}

extension CourseBooklet {
    static let names: [TemplateVariable] = [
        .list(
            "chapters", "The chapters of the course.",
            of: [
                .text("anchor", "Where the chapter is on the page."),
                .text("href", "The link to that place."),
                .text("position", "Its number, in words."), CoursePart.breadcrumbs,
                .text("title", "Its title."),
                .text("description", "Its description."), .html("body", "Its text."),
            ] + TemplateVariable.language + TemplateVariable.bodyLanguage)
    ]
}

extension CoursePartPage {
    static let names: [TemplateVariable] =
        TemplateVariable.bodyLanguage + [
            .text("course", "The way to the course."), CoursePart.breadcrumbs,
            .text("summary", "The description of the part."),
            .flag("hasBody", "Whether index.md has a text."),
            .html("body", "The text of index.md."), ChapterGroup.list,
        ]
}

extension CourseKind {
    static let templates = [
        TemplateDescription("lesson", LessonPage.names),
        TemplateDescription("lessons", CoursePage.names),
        TemplateDescription("course", CourseBooklet.names),
        TemplateDescription("course-part", CoursePartPage.names),
    ]
}
