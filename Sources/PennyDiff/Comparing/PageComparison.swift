import PennyDiagnostics
import PennyFiles
import PennyText

/// Compares a page of the old site with the same page of the new one.
struct PageComparison: Sendable {
    let sites: SitePair
    /// The files that both sites have with different bytes.
    let changed: Set<String>
    /// The new addresses of moved pages, and of the files beside them.
    let moved: [String: String]

    /// The differences of a page, and its differing files where the page itself is the same.
    struct Outcome {
        /// Nil for a page that differs only in its layout, or not at all.
        var page: PageDifference?
        var isLayoutOnly = false
        var files: [SiteDifferences.File] = []
    }

    func outcome(of old: String, _ new: String) throws(DiagnosticError) -> Outcome {
        let isMoved = old != new
        let data = (old: PageFiles.data(of: old), new: PageFiles.data(of: new))
        let hasData = sites.old.has(data.old) && sites.new.has(data.new)
        var isDataSame = true
        if hasData {
            isDataSame =
                isMoved ? try sites.isSame(data.old, data.new) : !changed.contains(data.new)
        }
        var outcome = Outcome()
        if !isMoved { outcome.files = files(of: new, isDataSame: isDataSame) }
        if !isMoved, isDataSame, !changed.contains(new) { return outcome }

        let scope: PageTextReader.Scope = isDataSame ? .all : .besideResult
        let pages = try pages(old, new, scope)
        var page = PageDifference(
            fate: isMoved ? .moved(from: old) : .changed, path: new,
            title: pages.new.heading.isEmpty ? new : pages.new.heading.text)
        let heading = ResultComparison.text(
            .title, pages.old.heading.text, pages.new.heading.text)
        if isDataSame {
            page.texts += [heading].compactMap(\.self)
        } else {
            let results = ResultComparison(
                (try result(data.old, in: sites.old), pages.old),
                (try result(data.new, in: sites.new), pages.new))
            page.kind = results.new.kind
            page.texts += results.texts()
            page.inputs = results.inputs()
            page.figures = results.figures()
            page.tables = try tables(results, data)
        }
        page.texts += [
            ResultComparison.text(.summary, pages.old.summary.text, pages.new.summary.text),
            pages.words.text, pages.words.link,
        ].compactMap(\.self)
        if page.isChanged || isMoved {
            outcome.page = page
        } else if isDataSame {
            outcome.isLayoutOnly = true
        } else {
            outcome.files.append(.init(fate: .changed, path: data.new))
            outcome.isLayoutOnly = changed.contains(new)
        }
        return outcome
    }

    /// The files beside a page that only one site has, or that differ although their result does
    /// not.
    private func files(of page: String, isDataSame: Bool) -> [SiteDifferences.File] {
        let beside = [PageFiles.data(of: page)] + PageFiles.companions(of: page)
        return beside.compactMap { path in
            switch (sites.old.has(path), sites.new.has(path)) {
            case (true, false): .init(fate: .removed, path: path)
            case (false, true): .init(fate: .added, path: path)
            case (true, true) where isDataSame && changed.contains(path):
                .init(fate: .changed, path: path)
            default: nil
            }
        }
    }

    // MARK: - Reading

    private struct Pages {
        let old: PageState
        let new: PageState
        let words: TextComparison
    }

    private func pages(
        _ old: String, _ new: String, _ scope: PageTextReader.Scope
    ) throws(DiagnosticError) -> Pages {
        do throws(FileError) {
            var left = try PageTextReader(
                sites.old.tree.parts(of: old), LinkReader(page: old, moved: moved), scope: scope)
            var right = try PageTextReader(
                sites.new.tree.parts(of: new), LinkReader(page: new), scope: scope)
            let words = try TextComparison(&left, &right)
            return Pages(old: left.state, new: right.state, words: words)
        } catch {
            let isOld = error.path == sites.old.tree.path(old)
            throw isOld ? sites.old.failure(error, old) : sites.new.failure(error, new)
        }
    }

    /// The most bytes of data to read. No result has as much.
    private static let dataLimit = 1 << 26

    private func result(_ path: String, in site: BuiltSite) throws(DiagnosticError) -> ResultData {
        let bytes = try site.bytes(of: path, limit: Self.dataLimit)
        do throws(JSONProblem) {
            return try ResultData(bytes)
        } catch {
            throw Self.error(error, path, in: site)
        }
    }

    private func tables(
        _ results: ResultComparison, _ data: (old: String, new: String)
    ) throws(DiagnosticError) -> [TableChange] {
        do throws(SideProblem) {
            return try TableComparison(results).changes()
        } catch {
            switch error.side {
            case .old: throw Self.error(error.problem, data.old, in: sites.old)
            case .new: throw Self.error(error.problem, data.new, in: sites.new)
            }
        }
    }

    private static func error(
        _ problem: JSONProblem, _ path: String, in site: BuiltSite
    ) -> DiagnosticError {
        let location = SourceLocation(
            path: site.tree.path(path), line: problem.line, column: problem.column)
        return DiffError.single(.diff.notAResult(problem.reason), location)
    }
}
