/// The terms of a product: what is added to its price or taken off it, and where it was seen.
struct ProductTerms {
    let deal: Product.TypedDeal?
    let tax: ExactDecimal?
    let deposit: Int64?
    let url: String?

    init(_ entry: EntryReader, _ reader: inout InputReader) {
        let convention = reader.convention
        let deals = DealParser(
            currency: reader.currency, convention: convention, symbols: reader.symbols)
        let amounts = reader.amountParser()
        deal = entry.read("deal", &reader) { typed throws(InputFailure) in
            (deal: try deals.deal(typed), typed: typed)
        }.map {
            Product.TypedDeal(
                deal: $0.deal, phrase: reader.phrase ?? TypedPhrase(english: $0.typed))
        }
        tax = entry.read("tax", &reader) { typed throws(InputFailure) in
            try InputReader.parseRate(typed, convention)
        }
        deposit = entry.read("deposit", &reader) { typed throws(InputFailure) in
            try amounts.amount(typed)
        }
        url = entry.read("url", &reader) { typed throws(InputFailure) in
            try Self.address(TypedText.trimmed(typed))
        }
    }

    /// Checks that an address is a web page, because only those become links.
    private static func address(_ typed: String) throws(InputFailure) -> String {
        let folded = TypedText.folded(typed).bytes
        for start in ["https://", "http://"] {
            if folded.count > start.bytes.count, folded.starts(with: start.bytes),
                folded.allSatisfy({ $0 > 0x20 })
            {
                return typed
            }
        }
        throw InputFailure(.notAWebAddress(typed))
    }
}
