import PennyContent

extension BudgetShape {
    /// Detects the format of a file: that of a table by its header, a journal by a line that begins
    /// as journal lines do.
    static func of(_ file: ContentText) -> BudgetShape? {
        let lines = file.text.unicodeScalars.split(separator: "\n", maxSplits: 1)
        let first = ContentText(path: file.path, text: lines.first.map { String($0) } ?? "")
        var reader = CSVReader(first, separator: Separator.of(file.text))
        let cells = (reader.rows().value?.first ?? []).map { $0.text.lowercased() }
        return table(cells) ?? (isJournal(file.text) ? .journal : nil)
    }

    private static func table(_ cells: [String]) -> BudgetShape? {
        func has(_ headings: String...) -> Bool { headings.contains(where: cells.contains) }
        if has("month"), has("category", "sub category"), has("assigned", "budgeted") {
            return .plan
        }
        if has("date"), has("payee"), has("outflow"), has("inflow") { return .register }
        if has("date"), has("category"), has("amount") { return .register }
        if has("date"), has("account"), has("amount") { return .postings }
        if cells.count > 1, cells[0] == "account" { return .accounts }
        // `ledger csv` has no header: date, code, payee, account, commodity, amount …
        if cells.count == 8, AccountDate(cells[0]) != nil { return .postings }
        return nil
    }

    /// Whether a file is a Beancount ledger, whose lines begin with a date and a word.
    static func isBeancount(_ text: String) -> Bool {
        text.unicodeScalars.split(separator: "\n").contains { line in
            let words = String(line).split(maxSplits: 2) { $0 == " " || $0 == "\t" }
            return words.count == 3 && AccountDate(String(words[0]))?.day != nil
                && ["open", "close", "custom", "balance", "pad", "txn"].contains(words[1])
        }
    }

    private static func isJournal(_ text: String) -> Bool {
        text.unicodeScalars.split(separator: "\n").contains { line in
            line.first == "~" || line.first == "="
                || AccountDate(String(line.prefix { $0 != " " && $0 != "\t" }))?.day != nil
        }
    }
}
