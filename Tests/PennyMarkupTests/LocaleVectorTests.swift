import Foundation
import PennyTestSupport
import PennyWordsSupport
import Testing

@testable import PennyEngine
@testable import PennyMarkup

/// Compares every style with ICU's output from CLDR.
@Suite struct LocaleVectorTests {
    struct Vector: Sendable, Decodable, CustomTestStringConvertible {
        let locale: String
        let currency: String
        /// Minor units and their text.
        let amounts: [Sample<Int64>]
        let rates: [Sample<String>]
        let numbers: [Sample<String>]
        let dates: [Sample<String>]
        let months: [Sample<String>]
        /// One unit of each currency that has its own sign.
        let signs: [String: String]

        var testDescription: String { locale }
    }

    struct Sample<Value: Decodable & Sendable>: Sendable, Decodable {
        let value: Value
        let text: String

        init(from decoder: any Decoder) throws {
            var pair = try decoder.unkeyedContainer()
            value = try pair.decode(Value.self)
            text = try pair.decode(String.self)
        }
    }

    private static let vectors: [Vector] = {
        let file = "Tests/PennyMarkupTests/Vectors/locales.json"
        guard let bytes = try? Repository.bytes(of: file) else { return [] }
        return (try? JSONDecoder().decode([Vector].self, from: Data(bytes))) ?? []
    }()

    private func writer(_ vector: Vector, _ currency: String) throws -> NumberWriter {
        NumberWriter(
            for: .english(try #require(NumberStyle.named(vector.locale))),
            currency: try #require(Currency(code: currency)))
    }

    @Test func `each style has its vector`() {
        #expect(Self.vectors.map(\.locale) == NumberStyle.all.map(\.locale))
    }

    @Test(arguments: vectors)
    func `numbers, amounts and rates are written as in the locale`(_ vector: Vector) throws {
        let numbers = try writer(vector, vector.currency)
        for sample in vector.amounts {
            #expect(numbers.text(.money(sample.value)) == sample.text)
        }
        for sample in vector.numbers {
            let number = try #require(ExactDecimal(plain: sample.value))
            #expect(numbers.text(.number(number)) == sample.text)
        }
        for sample in vector.rates {
            let rate = try #require(ExactDecimal(plain: sample.value))
            #expect(numbers.text(.rate(rate)) == sample.text)
        }
    }

    @Test(arguments: vectors)
    func `dates and months are written as in the locale`(_ vector: Vector) throws {
        let numbers = try writer(vector, vector.currency)
        for sample in vector.dates {
            #expect(numbers.text(try #require(CivilDate(iso: sample.value))) == sample.text)
        }
        for sample in vector.months {
            let date = try #require(CivilDate(iso: sample.value))
            #expect(numbers.text(monthOf: date) == sample.text)
        }
    }

    @Test(arguments: vectors)
    func `every currency has its sign, or else its code`(_ vector: Vector) throws {
        let style = try #require(NumberStyle.named(vector.locale))
        for code in Currency.allCodes {
            guard let text = vector.signs[code] else {
                #expect(CurrencySymbols.sign(of: code, in: style.symbols) ?? code == code)
                continue
            }
            let currency = try #require(Currency(code: code))
            let one = Int64(ExactDecimal.powerOfTen(currency.minorUnitDigits))
            #expect(try writer(vector, code).text(.money(one)) == text, "\(code)")
        }
    }
}
