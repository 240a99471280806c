extension Event.Kind {
    /// A copy with each text range mapped by `move`.
    func movingText(_ move: (TextRange) -> TextRange) -> Event.Kind {
        switch self {
        case .enter(let container): .enter(container.movingText(move))
        case .text(let text): .text(move(text))
        case .figure(let name): .figure(name: move(name))
        case .code(let text): .code(move(text))
        case .rawInline(let text): .rawInline(move(text))
        case .rawBlock(let text): .rawBlock(move(text))
        case .codeBlock(let info, let text): .codeBlock(info: move(info), text: move(text))
        case .noteReference(let label): .noteReference(label: move(label))
        case .exampleLine(let name): .exampleLine(name: move(name))
        case .example(let text): .example(text: move(text))
        case .exit, .softBreak, .lineBreak, .thematicBreak, .tildes, .checkbox, .noteMark,
            .backLinks, .fault:
            self
        }
    }
}

extension Container {
    fileprivate func movingText(_ move: (TextRange) -> TextRange) -> Container {
        switch self {
        case .heading(let level, let anchor): .heading(level: level, anchor: move(anchor))
        case .link(let destination, let title):
            .link(destination: move(destination), title: move(title))
        case .image(let destination, let title):
            .image(destination: move(destination), title: move(title))
        case .term(let id): .term(id: move(id))
        case .quiz(let anchor): .quiz(anchor: move(anchor))
        case .note(let label): .note(label: move(label))
        default: self
        }
    }
}
