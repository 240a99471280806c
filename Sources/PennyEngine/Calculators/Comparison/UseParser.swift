/// Parses the amount used in a period: `2 kg a week`, `500 ml per day`, `3 l/month`, `a month 3 l`.
struct UseParser {
    let sizes: SizeParser

    func use(_ typed: String) throws(InputFailure) -> Use {
        let periods = Use.Period.allCases
        guard let (amount, index) = EachPeriod.split(typed, among: periods.map { $0.word }) else {
            throw InputFailure(.notAUse(typed))
        }
        return Use(size: try size(amount), period: periods[index])
    }

    private func size(_ typed: String) throws(InputFailure) -> PackageSize {
        do {
            return try sizes.size(typed)
        } catch {
            throw InputFailure(.size(error))
        }
    }
}
