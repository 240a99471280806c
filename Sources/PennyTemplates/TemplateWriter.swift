import PennyDiagnostics

/// Renders a template with its values, and finds the tags that other Mustache implementations would
/// render as nothing, or in an unintended way.
struct TemplateWriter {
    private let code: TemplateCode
    private let page: String
    private(set) var output: TemplateOutput
    private var scope: TemplateScope
    /// The content of each filled block, by its number.
    private var fillings: [Range<Int>?]
    /// The filled blocks, in that order.
    private var filled: [Int] = []
    /// The indentation of each line while a partial is rendered.
    private var indentation: [UInt8] = []
    private var found: Set<Diagnostic> = []
    private var meter: TemplateMeter
    private var isStopped = false

    var faults: [Diagnostic] { found.sorted() }

    init(
        _ code: TemplateCode, page: String, _ values: TemplateValues, _ bounds: TemplateBounds,
        to output: TemplateOutput
    ) {
        self.code = code
        meter = TemplateMeter(bounds, page: page)
        self.page = page
        self.output = output
        scope = TemplateScope(values, code)
        fillings = Array(repeating: nil, count: code.blockCount)
    }

    mutating func write(template: Int) throws(DiagnosticError) {
        try write(code.templates[template], depth: 1)
        try output.end()
    }

    private mutating func write(_ steps: Range<Int>, depth: Int) throws(DiagnosticError) {
        var index = steps.lowerBound
        while index < steps.upperBound, !isStopped {
            let step = code.steps[index]
            if case .text(let range) = step {
                try write(code.texts[range])
                index += 1
                continue
            }
            meter.begin(tagAt: index)
            checkBounds()
            guard depth <= TreeBuilder.depthLimit else {
                return stop(.tag.tooDeep, at: index)
            }
            index = try write(step, at: index, depth: depth)
        }
        checkBounds()
    }

    private mutating func checkBounds() {
        if isStopped { return }
        if let fault = meter.fault(size: output.size) { stop(fault, at: meter.index) }
    }

    private mutating func stop(_ fault: Fault, at index: Int) {
        isStopped = true
        report(fault, at: index)
    }

    /// - Returns: the index behind the content of the step.
    private mutating func write(
        _ step: TemplateStep, at index: Int, depth: Int
    ) throws(DiagnosticError) -> Int {
        let inside = index + 1
        switch step {
        case .text: return inside
        case .show(let path, let isEscaped):
            try show(path, isEscaped: isEscaped, at: index)
            return inside
        case .section(let path, let end):
            try section(path, inside..<end, at: index, depth: depth + 1)
            return end
        case .inverted(let path, let end):
            try inverted(path, inside..<end, at: index, depth: depth + 1)
            return end
        case .include(let template, let end, let blanks):
            let before = indentation.count
            indentation += code.texts[blanks]
            meter.count(indentation.count / TemplateMeter.blanks)
            try include(template, filling: inside..<end, depth: depth + 1)
            indentation.removeLast(indentation.count - before)
            return end
        case .fill(_, let end): return end
        case .block(let block, let end):
            try write(fillings[block] ?? inside..<end, depth: depth + 1)
            return end
        }
    }

    private mutating func include(
        _ template: Int, filling fills: Range<Int>, depth: Int
    ) throws(DiagnosticError) {
        let before = filled.count
        var index = fills.lowerBound
        while index < fills.upperBound, case .fill(let block, let end) = code.steps[index] {
            // The template being rendered comes before those it builds on.
            if fillings[block] == nil {
                fillings[block] = (index + 1)..<end
                filled.append(block)
            }
            index = end
        }
        try write(code.templates[template], depth: depth)
        while filled.count > before { fillings[filled.removeLast()] = nil }
    }

    private mutating func section(
        _ path: Range<Int>, _ inside: Range<Int>, at index: Int, depth: Int
    ) throws(DiagnosticError) {
        guard let value = value(at: path, index), !value.closesSection else { return }
        switch value {
        case .flag: try write(inside, depth: depth)
        case .list(let elements):
            for element in elements where !isStopped {
                try write(inside, with: element, depth: depth)
            }
        case .each(let count, let make):
            for index in 0..<count where !isStopped {
                try write(inside, with: make(index), depth: depth)
            }
        case .text, .html, .markup, .object, .fields:
            try write(inside, with: value, depth: depth)
        }
    }

    /// Renders the content of a section, in which its value is visible.
    private mutating func write(
        _ inside: Range<Int>, with value: TemplateValue, depth: Int
    ) throws(DiagnosticError) {
        meter.count(TemplateMeter.element)
        scope.enter(value)
        try write(inside, depth: depth)
        scope.leave()
    }

    private mutating func inverted(
        _ path: Range<Int>, _ inside: Range<Int>, at index: Int, depth: Int
    ) throws(DiagnosticError) {
        guard let value = value(at: path, index), value.closesSection else { return }
        if value.isEmptyList == nil {
            try write(inside, depth: depth)
        } else {
            try write(inside, with: value, depth: depth)
        }
    }

    private mutating func show(
        _ path: Range<Int>, isEscaped: Bool, at index: Int
    ) throws(DiagnosticError) {
        guard let value = value(at: path, index) else { return }
        switch value {
        case .text(let text) where isEscaped:
            try indent(before: text.utf8.isEmpty)
            try output.escaped(text)
        case .html(let markup) where !isEscaped:
            try indent(before: markup.utf8.isEmpty)
            try output.append(markup)
        case .markup(let markup) where !isEscaped:
            try indent(before: markup.isEmpty)
            try output.append(markup)
        case .text: report(at: index) { .templateName.unescapedText($0) }
        case .html, .markup: report(at: index) { .templateName.escapedHTML($0) }
        case .flag: report(at: index) { .templateName.shown(.flag, $0) }
        case .list, .each: report(at: index) { .templateName.shown(.list, $0) }
        case .object, .fields: report(at: index) { .templateName.shown(.object, $0) }
        }
    }

    /// Writes a text of a template and indents its lines, except empty ones. The lines of values
    /// are not indented.
    private mutating func write(_ text: ArraySlice<UInt8>) throws(DiagnosticError) {
        if indentation.isEmpty { return try output.append(text) }
        var lines = text
        while !lines.isEmpty {
            let end = lines.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? lines.endIndex
            try indent(before: lines.first == UInt8(ascii: "\n"))
            try output.append(lines[..<end])
            lines = lines[end...]
        }
    }

    private mutating func indent(before isNothing: Bool) throws(DiagnosticError) {
        if !indentation.isEmpty, !isNothing, output.endsLine {
            try output.append(indentation[...])
        }
    }

    private mutating func value(at path: Range<Int>, _ index: Int) -> TemplateValue? {
        if let value = scope.value(at: path) { return value }
        guard let tag = code.tags[index] else { return nil }
        switch scope.fault(at: path, tag.path) {
        case .unknown(let meant):
            report(.templateName.unknown(tag.name, page, meant), at: index)
        case .notAnObject(let holder):
            report(.templateName.notAnObject(holder, tag.name), at: index)
        }
        return nil
    }

    private mutating func report(at index: Int, _ fault: (String) -> Fault) {
        report(fault(code.tags[index]?.name ?? ""), at: index)
    }

    private mutating func report(_ fault: Fault, at index: Int) {
        guard let tag = code.tags[index] else { return }
        meter.count(TemplateMeter.fault)
        output.discardRest()
        found.insert(Diagnostic(fault, at: tag.location))
    }
}
