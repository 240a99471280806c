import PennyContent
import PennyDiagnostics
import PennyTestSupport
import Testing

@testable import PennyImport

/// The time of an import grows with its file, and not with the square of it.
@Suite struct LargeImportTests {
    private static let size = Effort.of(300, deep: 2_000) / slowness

    private func taken(_ count: Int, _ make: (Int) -> String) -> Int {
        let text = make(count)
        return computing { budget(text) }.milliseconds
    }

    @Test(arguments: ["journal", "postings", "register", "plan"])
    func `a budget of four times as many accounts takes about four times as long`(
        _ shape: String
    ) {
        let make = { (count: Int) -> String in
            switch shape {
            case "journal":
                "~ monthly\n"
                    + (0..<count).map { "  Expenses:G\($0):A\($0)  $1\n" }.joined()
            case "postings":
                "date,account,amount\n"
                    + (0..<count).map { "2026-10-10,expenses:a\($0),1\n" }.joined()
            case "plan":
                "Month,Category Group,Category,Assigned\n"
                    + (0..<count).map { "Oct 2026,G\($0),C\($0),$1.00\n" }.joined()
            default:
                "Date,Payee,Category Group,Category,Outflow,Inflow\n"
                    + (0..<count).map { "2026-10-10,p,G\($0),C\($0),$1.00,$0.00\n" }.joined()
            }
        }
        let small = taken(Self.size, make)
        #expect(taken(4 * Self.size, make) < small * 8 + 200 * slowness)
    }

    @Test func `a budget that is too long for a file is refused before it is computed`() {
        let made = budget("~ monthly\n" + (0..<10_000).map { "  Expenses:A\($0)  $1\n" }.joined())
        #expect(made.errors.count == 1)
        #expect(made.files.isEmpty)
    }

    @Test func `a table of products of which every second row is short is read in its time`() {
        let rows = (0..<4 * Self.size).map { $0 % 2 == 0 ? "a" : "p\($0),1,1 kg" }
        let (made, taken) = computing {
            products((["name,price,size"] + rows).joined(separator: "\n"))
        }
        #expect(made.errors.count == 101)
        #expect(taken < 10_000 * slowness)
    }

    @Test func `a table of products that is too long for a file is refused before it is compared`()
    {
        let rows = (0..<9_990).map { "p\($0),x\($0),1 kg" }
        let made = products((["name,price,size"] + rows).joined(separator: "\n"))
        #expect(made.errors.count == 1)
        #expect(made.files.isEmpty)
    }

    @Test(arguments: ["p%,1,1 kg", "p%,1,1 l", "p%,x,1 kg", "p,1,1 kg"])
    func `four times as many products to leave out take about four times as long`(_ row: String) {
        let taken = { (count: Int) in
            let rows = (0..<count).map { row.replacing("%", with: "\($0)") }
            let table = (["name,price,size", "first,1,1 kg"] + rows).joined(separator: "\n")
            return computing { products(table, .skip) }.milliseconds
        }
        let small = taken(Self.size)
        #expect(taken(4 * Self.size) < small * 8 + 200 * slowness)
    }
}
