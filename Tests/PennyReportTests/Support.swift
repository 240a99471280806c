import PennyDiagnostics
import PennyEngine
import PennyReport
import PennyTestSupport
import Testing

/// The fault of work that fails.
func fault<Value>(_ work: () throws(Fault) -> Value) -> Fault? {
    do throws(Fault) {
        _ = try work()
        return nil
    } catch {
        return error
    }
}

func date(_ iso: String) throws -> CivilDate { try #require(CivilDate(iso: iso)) }

func sample(_ name: String) throws -> String {
    try Repository.text(of: "Tests/PennyReportTests/Samples/" + name)
}
