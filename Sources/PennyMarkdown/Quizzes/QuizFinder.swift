import PennyDiagnostics

/// Finds the lists of answers in a body and makes each a quiz with the
/// heading before it.
struct QuizFinder {
    private let events: [Event]
    private let source: SourceText
    private var text: EventText
    /// The index of the exit event for each index that enters a list or item.
    private let ends: [Int: Int]
    /// The replacements of some events.
    private var edits: [Int: [Event]] = [:]

    /// The events with quizzes in them.
    static func marked(
        _ events: [Event], in source: SourceText, _ text: inout EventText
    ) -> [Event] {
        guard AnswerMark.mayStand(in: source.bytes) else { return events }
        var finder = QuizFinder(events: events, source: source, text: text)
        for (index, event) in events.enumerated() {
            if case .enter(.list) = event.kind { finder.read(listAt: index) }
        }
        guard !finder.edits.isEmpty else { return events }
        text = finder.text
        return events.enumerated().flatMap { finder.edits[$0.offset] ?? [$0.element] }
    }

    private init(events: [Event], source: SourceText, text: EventText) {
        self.events = events
        self.source = source
        self.text = text
        var open: [Int] = []
        var ends: [Int: Int] = [:]
        for (index, event) in events.enumerated() {
            switch event.kind {
            case .enter(.list), .enter(.item): open.append(index)
            case .exit(.list), .exit(.item):
                if let start = open.popLast() { ends[start] = index }
            default: break
            }
        }
        self.ends = ends
    }

    private mutating func read(listAt start: Int) {
        let end = ends[start] ?? events.count
        let answers = answers(from: start + 1, to: end)
        guard let marked = answers.first(where: { $0.mark != nil }) else { return }
        guard let heading = heading(before: start),
            case .enter(let container) = events[heading].kind,
            case .heading(_, let anchor) = container
        else {
            return insert(.quiz.answersWithoutQuestion, at: marked.start)
        }
        replace(heading, with: [.enter(.quiz(anchor: anchor)), .enter(container)])
        replace(start, with: [.enter(.answers)])
        replace(end, with: [.exit(.answers), .exit(.quiz(anchor: .empty))])
        for answer in answers { mark(answer) }
        if answers.count < 2 { insert(.quiz.tooFewAnswers, at: heading) }
        let right = answers.filter { $0.mark?.isRight == true }
        if right.isEmpty { insert(.quiz.noRightAnswer, at: heading) }
        for answer in right.dropFirst() {
            insert(.quiz.severalRightAnswers, at: answer.start)
        }
    }

    // MARK: - Answers

    /// An item of a list in which some have marks.
    private struct Answer {
        var start: Int
        var end: Int
        /// The indexes of the events that enter and exit its first paragraph.
        var words: Range<Int>?
        var mark: AnswerMark?
    }

    private func answers(from start: Int, to end: Int) -> [Answer] {
        var answers: [Answer] = []
        var index = start
        while index < end {
            let itemEnd = ends[index] ?? end
            answers.append(answer(from: index, to: itemEnd))
            index = itemEnd + 1
        }
        return answers
    }

    private func answer(from start: Int, to end: Int) -> Answer {
        var answer = Answer(start: start, end: end)
        guard let first = events[start + 1..<end].firstIndex(where: { !$0.kind.isFault }),
            case .enter(.paragraph) = events[first].kind
        else { return answer }
        let exit = events[first..<end].firstIndex {
            if case .exit(.paragraph) = $0.kind { true } else { false }
        }
        answer.words = first..<(exit ?? end)
        if case .text = events[first + 1].kind {
            answer.mark = AnswerMark(source.bytes[events[first].range])
        }
        return answer
    }

    private mutating func mark(_ answer: Answer) {
        let isRight = answer.mark?.isRight == true
        replace(answer.start, with: [.enter(.answer(isRight: isRight))])
        replace(answer.end, with: [.exit(.answer(isRight: isRight))])
        if answer.mark == nil { insert(.quiz.unmarkedAnswer, at: answer.start) }
        guard let words = answer.words else { return }
        replace(words.lowerBound, with: [.enter(.answerText)])
        replace(words.upperBound, with: [.exit(.answerText)])
        if answer.mark != nil, case .text(let answered) = events[words.lowerBound + 1].kind {
            let rest = text.string(answered).dropFirst(AnswerMark.length)
                .drop(while: \.isWhitespace)
            replace(
                words.lowerBound + 1, with: [.text(answered.suffix(rest.utf8.count))])
            if rest.isEmpty, words.count == 2 { insert(.quiz.emptyAnswer, at: answer.start) }
        }
        for index in words {
            if case .enter(.link) = events[index].kind {
                insert(.quiz.linkInAnswer, at: index)
            }
        }
        markReason(of: answer, after: words.upperBound, isRight: isRight)
    }

    private mutating func markReason(of answer: Answer, after words: Int, isRight: Bool) {
        guard words + 1 < answer.end, events[words + 1].kind == .enter(.quote) else {
            return insert(.quiz.answerWithoutReason, at: answer.start)
        }
        var depth = 0
        for index in words + 1..<answer.end {
            switch events[index].kind {
            case .enter(.quote):
                if depth == 0, index > words + 1 {
                    return insert(.quiz.strayAnswerText, at: index)
                }
                if depth == 0 { replace(index, with: [.enter(.reason(isRight: isRight))]) }
                depth += 1
            case .exit(.quote):
                depth -= 1
                if depth == 0 { replace(index, with: [.exit(.reason(isRight: isRight))]) }
            default:
                if depth == 0 { return insert(.quiz.strayAnswerText, at: index) }
            }
        }
    }

    /// The index of the event that enters the heading just before an event.
    private func heading(before index: Int) -> Int? {
        guard index > 0, case .exit(.heading) = events[index - 1].kind else { return nil }
        return events[..<index].lastIndex {
            if case .enter(.heading) = $0.kind { true } else { false }
        }
    }

    // MARK: - Edits

    private mutating func replace(_ index: Int, with kinds: [Event.Kind]) {
        let faults = edits[index]?.filter(\.kind.isFault) ?? []
        edits[index] = faults + kinds.map { Event($0, range: events[index].range) }
    }

    /// Inserts a fault before an event.
    private mutating func insert(_ fault: Fault, at index: Int) {
        let event = text.fault(fault, at: events[index].range.lowerBound)
        edits[index] = [event] + (edits[index] ?? [events[index]])
    }
}

extension Event.Kind {
    fileprivate var isFault: Bool {
        if case .fault = self { true } else { false }
    }
}
