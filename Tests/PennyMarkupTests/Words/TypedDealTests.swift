import PennyMarkup
import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyEngine

/// Deals of a shop, and the usable part of a package, in the words of each language.
@Suite struct TypedDealTests {
    static func readings(_ language: String, _ typed: String) -> [String] {
        [typed] + TypedWordsTests.defaults(language).words.readings(of: typed)
    }

    @Test(arguments: [
        ("de", "3 für 5,00", "3 for 5.00"), ("de", "2 kaufen, 1 gratis", "buy 2 get 1 free"),
        ("de", "Kaufe 2, erhalte 1 gratis", "buy 2 get 1 free"),
        ("de", "2 gekauft, 1 gratis dazu", "buy 2 get 1 free"),
        ("de", "2+1 gratis", "buy 2 get 1 free"), ("de", "20 % Rabatt", "20% off"),
        ("de", "20 % Rabatt bis zu 3,00", "20% off up to 3.00"), ("de", "-20 %", "20% off"),
        ("de", "3 zum Preis von 2", "buy 2 get 1 free"),
        ("de", "Nimm 3, zahl 2", "buy 2 get 1 free"),
        ("de", "1,00 Rabatt beim Kauf von 2", "1.00 off when you buy 2"),
        ("de", "beim Kauf von 2 1,00 Rabatt", "1.00 off when you buy 2"),
        ("de", "kaufe 1 erhalte 1 zum halben Preis", "buy 1 get 1 half price"),
        ("fr", "3 pour 5,00", "3 for 5.00"), ("fr", "2 achetés, 1 offert", "buy 2 get 1 free"),
        ("fr", "Achetez 2, recevez 1 gratuit", "buy 2 get 1 free"),
        ("fr", "2 achetés 1 à moitié prix", "buy 2 get 1 half price"),
        ("fr", "2+1 offert", "buy 2 get 1 free"), ("fr", "20 % de remise", "20% off"),
        ("fr", "3 pour le prix de 2", "buy 2 get 1 free"),
        ("fr", "1,00 de remise dès l’achat de 2", "1.00 off when you buy 2"),
        ("fr", "dès 2 achetés, 20 % de réduction", "20% off when you buy 2"),
        ("es", "3 por 5,00", "3 for 5.00"),
        ("es", "compre 2 y llévese 1 gratis", "buy 2 get 1 free"),
        ("es", "lleve 3 y pague 2", "buy 2 get 1 free"), ("es", "3x2", "buy 2 get 1 free"),
        ("es", "2+1 gratis", "buy 2 get 1 free"), ("es", "20 % de descuento", "20% off"),
        ("es", "3 al precio de 2", "buy 2 get 1 free"),
        ("es", "1,00 de descuento al comprar 2", "1.00 off when you buy 2"),
        ("ja", "3個で5.00", "3 for 5.00"), ("ja", "2個買うと1個無料", "buy 2 get 1 free"),
        ("ja", "2個買うともう1個無料", "buy 2 get 1 free"), ("ja", "20％引き", "20% off"),
        ("ja", "2割引", "20% off"), ("ja", "20%割引", "20% off"),
        ("ja", "2個買うと1.00引き", "1.00 off when you buy 2"),
        ("ja", "2個買うと20%引き", "20% off when you buy 2"),
        ("ja", "1個買うと1個半額", "buy 1 get 1 half price"),
        ("ar", "3 بسعر 5.00", "3 for 5.00"), ("ar", "3 بـ 5.00", "3 for 5.00"),
        ("ar", "اشترِ 2 واحصل على 1 مجانًا", "buy 2 get 1 free"), ("ar", "خصم 20%", "20% off"),
        ("ar", "20% خصم", "20% off"), ("ar", "2+1 مجانًا", "buy 2 get 1 free"),
        ("ar", "خصم 1.00 عند شراء 2", "1.00 off when you buy 2"),
        ("ar", "عند شراء 2 خصم 20%", "20% off when you buy 2"),
        ("ar", "خصم 20% بحد أقصى 3.00", "20% off up to 3.00"),
    ])
    func `a deal`(_ language: String, _ typed: String, _ english: String) throws {
        let parser = DealParser(
            currency: .usDollar, convention: TypedWordsTests.defaults(language).convention)
        let said = Self.readings(language, typed).lazy.compactMap { try? parser.deal($0) }.first
        let meant = try DealParser(currency: .usDollar, convention: .point).deal(english)
        #expect(said == meant, "\(Self.readings(language, typed))")
    }

    @Test(arguments: [
        ("en", "3 for 2"), ("en", "2 for 1"), ("de", "3 für 2"), ("de", "2 für 1"),
        ("fr", "3 pour 2"), ("fr", "2 pour 1"), ("es", "3 por 2"), ("es", "3 por solo 2"),
        ("ja", "3個で2"), ("ja", "3点で2"), ("ar", "3 بسعر 2"), ("ar", "3 مقابل 2"),
        ("de", "3 for 2"), ("fr", "3 per 2"), ("ar", "٣ بـ ٢"),
    ])
    func `a deal that may be a price or a count is asked about`(
        _ language: String, _ typed: String
    ) throws {
        let words = language == "en" ? TypedWords.none : TypedWordsTests.defaults(language).words
        let defaults = InputDefaults(currency: .usDollar, words: words)
        let product = [("name", "A"), ("price", "4.00"), ("size", "1 kg"), ("deal", typed)]
        let inputs = [
            RawInput(
                "products", .entries([product.map { RawInput.Field(name: $0.0, text: $0.1) }]))
        ]
        #expect {
            try Calculator.comparison.calculate(inputs, defaults)
        } throws: { error in
            guard
                case .priceOrCount(let shown, let all, let paid, _, _)? =
                    (error as? InputProblems)?.problems.first?.kind
            else { return false }
            return paid == all - 1 && shown == TypedText.trimmed(typed)
        }
    }

    /// The suggestions of a form can be typed.
    @Test(arguments: [
        ("de", "2 kaufen, 1 gratis", "3 für 2,00 €"),
        ("fr", "2 achetés, 1 offert", "3 pour 2,00 €"),
        ("es", "compre 2 y llévese 1 gratis", "3 por 2,00 €"),
        ("ja", "2個買うと1個無料", "3個で€2.00"), ("ar", "اشترِ 2 واحصل على 1 مجانًا", "3 بسعر 2.00 €"),
    ])
    func `each of its meanings can be said`(
        _ language: String, _ count: String, _ price: String
    ) throws {
        let parser = DealParser(
            currency: try #require(Currency(code: "EUR")),
            convention: TypedWordsTests.defaults(language).convention)
        func deal(_ typed: String) -> Deal.MultiBuy? {
            Self.readings(language, typed).lazy.compactMap { try? parser.deal($0) }.first?.multiBuy
        }
        #expect(deal(count) == .buyGet(buy: 2, get: 1, off: .one))
        #expect(deal(price) == .bundle(count: 3, price: ExactFraction(2)))
    }

    @Test func `yen of a deal are read with their word`() throws {
        let parser = DealParser(currency: try #require(Currency(code: "JPY")), convention: .point)
        let said = Self.readings("ja", "3個で500円").lazy.compactMap { try? parser.deal($0) }.first
        #expect(said == (try parser.deal("3 for 500")))
    }

    @Test(arguments: [
        ("de", "60 % abgetropft", "60% drained"), ("de", "240 g Abtropfgewicht", "240 g drained"),
        ("de", "ergibt 4", "makes 4"), ("de", "reicht für 40 Waschladungen", "makes 40 loads"),
        ("fr", "60 % égoutté", "60% drained"), ("fr", "240 g égoutté", "240 g drained"),
        ("fr", "donne 4", "makes 4"), ("fr", "donne 40 lavages", "makes 40 loads"),
        ("es", "60 % escurrido", "60% drained"), ("es", "240 g escurridos", "240 g drained"),
        ("es", "rinde 4", "makes 4"), ("es", "rinde 40 lavados", "makes 40 loads"),
        ("ja", "固形量60%", "60% drained"), ("ja", "固形量240 g", "240 g drained"),
        ("ja", "40回分", "makes 40 uses"), ("ja", "出来上がり4", "makes 4"),
        ("ar", "60% بعد التصفية", "60% drained"), ("ar", "240 جم بعد التصفية", "240 g drained"),
        ("ar", "يكفي 4", "makes 4"), ("ar", "يكفي 40 غسلة", "makes 40 loads"),
    ])
    func `the usable part`(_ language: String, _ typed: String, _ english: String) throws {
        func said(_ parser: YieldParser, _ text: String) throws -> String {
            switch try parser.yield(text) {
            case .share(let share, _): "share \(share.numerator)/\(share.denominator)"
            case .amount(let size, _): "\(size.kind.name) \(size.total)"
            }
        }
        let parser = YieldParser(
            sizes: SizeParser(convention: TypedWordsTests.defaults(language).convention))
        let found = Self.readings(language, typed).lazy.compactMap { try? said(parser, $0) }.first
        #expect(found == (try said(YieldParser(sizes: SizeParser()), english)))
    }

    @Test(arguments: [
        ("de", "2 kg pro Woche"), ("fr", "2 kg par semaine"), ("es", "2 kg a la semana"),
        ("ja", "週に2 kg"), ("ja", "2 kg 毎週"), ("ar", "2 كجم في الأسبوع"),
    ])
    func `what is used in a week`(_ language: String, _ typed: String) throws {
        let parser = UseParser(
            sizes: SizeParser(convention: TypedWordsTests.defaults(language).convention))
        let use = Self.readings(language, typed).lazy.compactMap { try? parser.use($0) }.first
        #expect(use?.period == .week)
        #expect(use?.size.total == ExactFraction(2))
    }

    @Test(arguments: [
        ("de", "350 im Monat"), ("fr", "350 par mois"), ("es", "350 al mes"), ("ja", "月に350"),
        ("ar", "350 في الشهر"),
    ])
    func `what a month of a yearly cost is`(_ language: String, _ typed: String) {
        let amounts = AmountParser(
            currency: .usDollar, convention: TypedWordsTests.defaults(language).convention,
            allowsZero: true)
        let parser = YearlyCostParser(amounts: amounts, sum: nil)
        let cost = Self.readings(language, typed).lazy.compactMap { try? parser.cost($0) }.first
        #expect(cost == .amount(4_200_00))
    }

    @Test(arguments: Words.otherLanguages)
    func `explanations have no English to type`(_ language: String) throws {
        let english = [
            "years", "months", "weeks", "month", "week", "drained", "makes", "free", "receive",
            "pay", "off", "for", "a month", "a week",
        ]
        for calculator in CalculatorCatalog.builtIn.all where calculator != .scenarios {
            let path = "templates/\(language)/explain-\(calculator.name).md"
            let text = try Repository.text(of: path)
            let body = text.split(separator: "---\n", maxSplits: 2).last ?? ""
            for span in body.split(separator: "`", omittingEmptySubsequences: false)
                .enumerated() where span.offset % 2 == 1
            {
                let words = span.element.split { !$0.isLetter }.map(String.init)
                #expect(words.allSatisfy { !english.contains($0) }, "\(path): \(span.element)")
            }
        }
    }
}
